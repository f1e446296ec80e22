const CLOCK = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', hour: 'numeric', hourCycle: 'h23' });
const HOUR_MS = 3_600_000;

/** 18:00 in the press office's time zone on the (UTC) day of an instant. */
export function atSix(instant: string): string {
  const six = new Date(`${instant.slice(0, 10)}T18:00:00Z`);
  return new Date(six.getTime() - (Number(CLOCK.format(six)) - 18) * HOUR_MS).toISOString();
}
