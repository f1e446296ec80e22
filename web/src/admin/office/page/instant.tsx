import { formatInstant, region } from '../../../lib/format.ts';

/** The clock of the office: whoever plans a publication elsewhere means its time. */
const OFFICE_ZONE = 'Europe/Rome';

/** An instant by the office's clock, short enough for a list; by the reader's own where one points at it. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {new Intl.DateTimeFormat(region(), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: OFFICE_ZONE,
      }).format(new Date(at))}
    </time>
  );
}
