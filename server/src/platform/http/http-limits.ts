/** Limits of one connection: times and counts for every client. */
export interface HttpLimits {
  /** Time until the headers of a request are complete, also for the first one on a silent connection. */
  headersMs: number;
  /** Until the body of a request is there, unless it is an upload. */
  bodyMs: number;
  /** Minimum number of bytes of an upload in each of these periods. */
  uploadPace: { ms: number; bytes: number };
  /** A connection without progress in the middle of a request, such as a download that is not read. */
  stalledMs: number;
  /** Between two requests on one connection: longer than proxies keep theirs, or they send into a closed one. */
  keepAliveMs: number;
  /** How often all of these are looked at. */
  checkMs: number;
  /** Uploads to one address of ours that run at the same time. */
  uploads: { perNetwork: number; inAll: number };
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  // 2 kB a second, averaged so that a line may fall silent for a while.
  uploadPace: { ms: 30_000, bytes: 60_000 },
  stalledMs: 120_000,
  keepAliveMs: 72_000,
  checkMs: 1000,
  uploads: { perNetwork: 6, inAll: 16 },
};
