import type { Datatables } from '@press-room/contract/datatables';
import { MAILING_PATH, type MailingRow } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getJson } from '../../lib/api.ts';
import { shownOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { Instant } from '../components/page/instant.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { Section } from '../components/record/section.tsx';
import { STATES_SHOWN } from '../mailings/labels.ts';
import { toMailing } from '../paths.ts';
import styles from './press-reviews.module.css';

const State = ({ state }: MailingRow) => {
  const { kind, label } = shownOf(STATES_SHOWN, state);
  return <StatusChip kind={kind} label={label()} />;
};

const SHOWN_MAX = 20;

/** Mailings of an edition, the latest first; empty without any. */
export function ReviewMailings({ review }: { review: number }) {
  const maySee = usePermissions().includes('mailing.view');
  const { data } = useQuery({
    queryKey: ['office', MAILING_PATH, 'of review', review],
    queryFn: ({ signal }) =>
      getJson<Datatables<MailingRow>>(
        MAILING_PATH,
        { format: 'datatables', start: 0, length: SHOWN_MAX, press_review: review },
        signal,
      ),
    staleTime: 0,
    enabled: maySee,
  });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Section title={m['office.mailings.title']()}>
      <ul className={styles.plain}>
        {data.data.map((row) => (
          <li key={row.id} className={styles.line}>
            <span className={styles.words}>
              <Link href={toMailing(row.id)}>
                <Instant at={row.send_at ?? row.updated_at} />
              </Link>
              {row.counts.recipients > 0 && m['office.mailings.acceptedOf'](row.counts)}
            </span>
            <State {...row} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
