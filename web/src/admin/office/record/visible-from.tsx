import { m } from '../../../paraglide/messages.js';
import { Instant } from '../page/instant.tsx';

/** From when readers see it as things stand. */
export function VisibleFrom({ at }: { at: string | null }) {
  if (at === null) return m['office.releases.notVisible']();
  return (
    <>
      {m['office.releases.column.visibleFrom']()}: <Instant at={at} />
    </>
  );
}
