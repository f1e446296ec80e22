const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const end = (): void => process.exit(0);

/** While it starts, a process ends at once when it is told to; the next start goes on where this one was. */
export function endAtOnceOnSignals(): void {
  for (const signal of SIGNALS) if (!process.listeners(signal).includes(end)) process.on(signal, end);
}

/** From here on it ends in order. Somebody listens all the time: a signal that has just come would be lost else. */
export function onSignals(stop: (signal: NodeJS.Signals) => void): void {
  for (const signal of SIGNALS) process.on(signal, stop).off(signal, end);
}
