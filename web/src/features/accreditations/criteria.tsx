import { criteriaField, EVENT_LANES, type EventLane, type FairEvent } from '@press-room/contract/events';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import styles from './accreditation-page.module.css';

/** Criteria of a lane, and the usual time to a decision. A lane of a newer server has no texts here. */
export function Criteria({ event, lane }: { event: FairEvent; lane: EventLane }) {
  const words = EVENT_LANES.includes(lane) ? ownWords(event[criteriaField(lane)]) : '';
  return (
    <div className={styles.criteria}>
      <p className={styles.label}>{m['office.fair.criteria']()}</p>
      <p className={styles.text} dir="auto">
        {words}
      </p>
      <p className={styles.facts}>{m['office.fair.decisionDays']({ count: event.decision_days })}</p>
    </div>
  );
}
