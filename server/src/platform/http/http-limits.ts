/** Limits of one connection, for every client. */
export interface HttpLimits {
  /** Time until the headers of a request are complete, also for the first request of a silent connection. */
  headersMs: number;
  /** Time until the body of a request is complete, unless it is an upload. */
  bodyMs: number;
  /** Minimum number of bytes of an upload in each of these periods. */
  uploadPace: { ms: number; bytes: number };
  /** Maximum time without progress within a request, such as a download that the client does not read. */
  stalledMs: number;
  /**
   * Time between two requests on one connection. It must be longer than the timeout of proxies, or they send on closed
   * connections.
   */
  keepAliveMs: number;
  /** Interval of checking these limits. */
  checkMs: number;
  /** Concurrent uploads per network and in total. */
  uploads: { perNetwork: number; inAll: number };
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  // 2 kB per second on average, so that a line may pause for a while.
  uploadPace: { ms: 30_000, bytes: 60_000 },
  stalledMs: 120_000,
  keepAliveMs: 72_000,
  checkMs: 1000,
  uploads: { perNetwork: 6, inAll: 16 },
};
