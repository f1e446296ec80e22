import type { NameRequestState } from '@press-room/contract/companies';
import type { OwnCompany } from '@press-room/contract/own-company';
import { StatusNote } from '../../../components/status-note.tsx';
import { entryOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from '../../components/page/instant.tsx';
import styles from '../names/names.module.css';
import { shownName } from './own-values.ts';

const WORDS: Record<
  NameRequestState,
  { kind: 'plain' | 'success' | 'alert'; title: (names: { name: string }) => string }
> = {
  waiting: { kind: 'plain', title: m['office.own.nameWaiting'] },
  approved: { kind: 'success', title: m['office.own.nameApproved'] },
  refused: { kind: 'alert', title: m['office.own.nameRefused'] },
};

/** Result of the last name request, in the press office's words. */
export function NameState({ row }: { row: OwnCompany }) {
  const request = row.name_request;
  if (request === null) return null;
  const words = entryOf(WORDS, request.state);
  if (words === undefined) return null;
  const { kind, title } = words;
  return (
    <div className={styles.request}>
      <StatusNote kind={kind} title={title({ name: request.name })} isLive={false}>
        {request.note !== '' && (
          <p dir="auto">
            <bdi>{request.note}</bdi>
          </p>
        )}
        <p>
          {request.state === 'waiting' && `${m['office.own.nameUntil']({ name: shownName(row) })} `}
          <Instant at={request.decided_at ?? request.asked_at} />
        </p>
      </StatusNote>
    </div>
  );
}
