import type { Contact } from '@press-room/contract/contacts';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { StatusNote } from '../../../components/status-note.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { STOP_LABELS } from '../labels.ts';

/** Reasons why the person, or some of their addresses, are suppressed. */
export function StopNotes({ row: { stopped, addresses } }: { row: Contact }) {
  const others = stopped === null ? addresses.filter((address) => address.stopped !== null) : [];
  if (stopped === null && others.length === 0) return null;
  const title = stopped === null ? m['office.contacts.stop.addresses']() : m['office.contacts.stop.person']();
  return (
    <StatusNote kind="alert" title={title} isLive={false}>
      {stopped !== null && (
        <p>
          {m['office.contacts.stop.why']({
            reason: labelOf(STOP_LABELS, stopped.reason),
            when: formatInstant(stopped.at),
          })}
        </p>
      )}
      {others.map(({ email, stopped: stop }) => (
        <p key={email}>
          <bdi>{toReadableAddress(email)}</bdi>
          {stop &&
            `: ${m['office.contacts.stop.why']({
              reason: labelOf(STOP_LABELS, stop.reason),
              when: formatInstant(stop.at),
            })}`}
        </p>
      ))}
      <p>{m['office.contacts.stop.onlyThey']()}</p>
    </StatusNote>
  );
}
