const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const end = (): void => process.exit(0);

/** During its start, a process exits at once on a signal; the next start continues its work. */
export function endAtOnceOnSignals(): void {
  for (const signal of SIGNALS) if (!process.listeners(signal).includes(end)) process.on(signal, end);
}

/** Installs the graceful shutdown. There is always a listener: otherwise a signal could be lost. */
export function onSignals(stop: (signal: NodeJS.Signals) => void): void {
  for (const signal of SIGNALS) process.on(signal, stop).off(signal, end);
}
