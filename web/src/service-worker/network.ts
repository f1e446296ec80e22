/** What a proxy answers for a server that is gone. */
const GATEWAY_STATUSES = [502, 503, 504];

/** The answer, or null when none came in time or only the proxy's. */
export async function within(fetching: Promise<Response>, waitMs: number): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  try {
    const response = await Promise.race([fetching.catch(() => null), late]);
    return response !== null && GATEWAY_STATUSES.includes(response.status) ? null : response;
  } finally {
    clearTimeout(timer);
  }
}

/** What is not read must be let go: it would hold its connection, and the worker with it. */
export const letGo = async ({ body }: Response): Promise<void> => body?.cancel();

/** What was kept instead of the network's answer, where there is something; else the network's, whatever it is. */
export function instead(kept: Response | null | undefined, fetching: Promise<Response>): Promise<Response> {
  if (!kept) return fetching;
  void quietly(fetching.then(letGo));
  return Promise.resolve(kept);
}

/** Keeping is a convenience: a full disk, or an answer that breaks off, harms nobody. */
export const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
