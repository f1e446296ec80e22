/** Statuses of a proxy that cannot reach the server. */
const GATEWAY_STATUSES = [502, 503, 504];

/** Response; null after the time limit, or if it comes from a proxy. */
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

/** Cancels an unread body, which would keep the connection and the worker alive. */
export const letGo = async ({ body }: Response): Promise<void> => body?.cancel();

/** Cached answer if there is one, otherwise the network's. */
export function instead(kept: Response | null | undefined, fetching: Promise<Response>): Promise<Response> {
  if (!kept) return fetching;
  void quietly(fetching.then(letGo));
  return Promise.resolve(kept);
}

/** Caching is optional: a full disk or an interrupted answer is ignored. */
export const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
