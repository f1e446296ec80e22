/** Number of messages that may be sent to each domain now; the state is lost with the process. */
export interface Pace {
  /** Number of messages that may be claimed now. */
  allowance(): number;
  /** Domains at their limit. */
  waiting(): string[];
  claimed(domains: readonly string[]): void;
  deferred(domain: string): void;
  accepted(domain: string): void;
}

const MINUTE_MS = 60_000;
const DOMAIN_PAUSE_MS = MINUTE_MS;
const DOMAIN_PAUSE_MAX_MS = 30 * MINUTE_MS;

interface PaceOptions {
  /** Limit of the mailing; 0: none. */
  perMinute: number;
  /** Limit for each receiving domain; 0: none. */
  perDomain: number;
  now: () => Date;
}

export function createPace({ perMinute, perDomain, now }: PaceOptions): Pace {
  let [spent, since] = [0, now().getTime()];
  const pauses = new Map<string, { until: number; ms: number }>();
  const counts = new Map<string, { spent: number; since: number }>();
  const isFull = (domain: string): boolean => {
    const count = counts.get(domain);
    return count !== undefined && count.since + MINUTE_MS > now().getTime() && count.spent >= perDomain;
  };
  return {
    allowance: () => {
      if (perMinute === 0) return Number.POSITIVE_INFINITY;
      if (now().getTime() - since >= MINUTE_MS) [spent, since] = [0, now().getTime()];
      // Spread evenly over the minute.
      const due = Math.ceil((perMinute * Math.max(now().getTime() - since, 1000)) / MINUTE_MS);
      return Math.max(0, Math.min(due, perMinute) - spent);
    },
    waiting: () => [
      ...[...pauses].filter(([, { until }]) => until > now().getTime()).map(([domain]) => domain),
      ...(perDomain === 0 ? [] : [...counts.keys()].filter(isFull)),
    ],
    claimed: (domains) => {
      spent += domains.length;
      if (perDomain === 0) return;
      for (const domain of domains) {
        const count = counts.get(domain);
        const isOver = count === undefined || count.since + MINUTE_MS <= now().getTime();
        counts.set(
          domain,
          isOver ? { spent: 1, since: now().getTime() } : { ...count, spent: count.spent + 1 },
        );
      }
    },
    deferred: (domain) => {
      const ms = Math.min((pauses.get(domain)?.ms ?? DOMAIN_PAUSE_MS / 2) * 2, DOMAIN_PAUSE_MAX_MS);
      pauses.set(domain, { until: now().getTime() + ms, ms });
    },
    accepted: (domain) => void pauses.delete(domain),
  };
}
