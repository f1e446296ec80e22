import { Icon } from '../../components/icon.tsx';
import { LANE_LABELS } from '../../features/accreditations/labels.ts';
import { joinFacts } from '../../lib/format.ts';
import { formatDays } from '../../lib/format-days.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { Instant } from '../components/page/instant.tsx';
import type { Finding, Verdict } from './check-badge.ts';
import styles from './check-in-page.module.css';
import type { CheckInEvent, Heard } from './stored-event.ts';

const FINDINGS: Record<Finding, { kind: 'good' | 'ask' | 'stop'; label: () => string }> = {
  valid: { kind: 'good', label: m['office.fair.checkIn.valid'] },
  early: { kind: 'ask', label: m['office.fair.checkIn.early'] },
  over: { kind: 'stop', label: m['office.fair.checkIn.over'] },
  entered: { kind: 'ask', label: m['office.fair.checkIn.entered'] },
  revoked: { kind: 'stop', label: m['office.fair.checkIn.revoked'] },
  otherEvent: { kind: 'stop', label: m['office.fair.checkIn.otherEvent'] },
  forged: { kind: 'stop', label: m['office.fair.checkIn.forged'] },
  unknown: { kind: 'stop', label: m['office.fair.checkIn.unknown'] },
  unread: { kind: 'stop', label: m['office.fair.checkIn.unread'] },
};

interface VerdictCardProps {
  event: CheckInEvent;
  verdict: Verdict;
  /** Answer of the server, once it has arrived. */
  answer: Heard | null;
  code: string;
}

/** Result for the person at the entrance, readable at a glance. */
export function VerdictCard({ event, verdict, answer, code }: VerdictCardProps) {
  // The server may know of badges revoked since this device was last online.
  const finding =
    answer?.result === 'revoked' || answer?.result === 'unknown' ? answer.result : verdict.finding;
  const { kind, label } = shownOf(FINDINGS, finding);
  const { payload, entered_at } = verdict;
  const person =
    answer?.person ??
    (payload && {
      name: payload.n,
      outlet: payload.o,
      lane: 'l' in payload ? payload.l : null,
      picture: null,
    });
  const before = entered_at ?? answer?.entered_at ?? null;
  return (
    <div className={styles.card} data-kind={kind}>
      <p className={styles.verdict}>
        <Icon name={kind === 'good' ? 'check' : 'alert'} />
        {label()}
      </p>
      {person?.picture && <img className={styles.picture} src={person.picture} alt="" />}
      {person && (
        <>
          <p className={styles.name}>
            <bdi>{person.name}</bdi>
          </p>
          <p>
            <bdi>
              {joinFacts([person.outlet, person.lane === null ? '' : labelOf(LANE_LABELS, person.lane)])}
            </bdi>
          </p>
        </>
      )}
      {code !== '' && (
        <p className={styles.code}>
          <bdi>{code}</bdi>
        </p>
      )}
      {(finding === 'early' || finding === 'over') && (
        <p>{m['office.fair.checkIn.days']({ days: formatDays(event) })}</p>
      )}
      {before !== null && (
        <p>
          {m['office.fair.checkIn.before']()} <Instant at={before} />
        </p>
      )}
    </div>
  );
}
