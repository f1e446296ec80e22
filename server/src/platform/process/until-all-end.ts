/** Lets `use` run several `work`s at once; returns or throws only after all of them have ended. */
export async function untilAllEnd<Item, Result>(
  work: (item: Item) => Promise<Result>,
  use: (begin: (item: Item) => Promise<Result>) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<Result>>();
  try {
    await use((item) => {
      const begun = work(item).finally(() => running.delete(begun));
      running.add(begun);
      return begun;
    });
  } finally {
    await Promise.allSettled(running);
  }
}
