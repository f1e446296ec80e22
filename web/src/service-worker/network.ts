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

/** Keeping is a convenience: a full disk, or an answer that breaks off, harms nobody. */
export const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
