/** What is done sooner needs no word. */
const MOMENT_MS = 1000;

const toSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Says what a start is busy with, when it takes longer than a moment, and in the end for how long it was. */
export class Steps {
  readonly #done: string[] = [];

  /** `name`: as in `Starting: database …`. */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    const notice = setTimeout(() => console.log(`Starting: ${name} …`), MOMENT_MS);
    try {
      return await work();
    } finally {
      clearTimeout(notice);
      this.#done.push(`${name} ${toSeconds(performance.now() - start)}`);
    }
  }

  /** Since the process began. */
  say(): string {
    return `Started in ${toSeconds(performance.now())}: ${this.#done.join(', ')}`;
  }
}
