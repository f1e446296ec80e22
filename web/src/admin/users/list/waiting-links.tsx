import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { toUsers } from '../../paths.ts';
import { STATE_LABELS } from '../labels.ts';
import { WAITING_STATES, waitingQuery } from '../queries.ts';
import styles from './columns.module.css';

/** How many accounts wait for a decision, and the way to them; without an answer the list below still works. */
export function WaitingLinks() {
  const { data } = useQuery(waitingQuery());
  const waiting = WAITING_STATES.filter((state) => data && data[state] > 0);
  if (!data || waiting.length === 0) return null;
  return (
    <span className={styles.waiting}>
      {waiting.map((state) => (
        <Link key={state} href={toUsers(state)}>
          {m['users.list.waiting']({ state: labelOf(STATE_LABELS, state), count: data[state] })}
        </Link>
      ))}
    </span>
  );
}
