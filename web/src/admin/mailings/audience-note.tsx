import type { Mailing } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { joinWords } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { LEFT_OUT_LABELS } from './labels.ts';
import styles from './mailings.module.css';
import { audienceQuery } from './queries.ts';

/** How many get it, in which language, and why others do not, in one sentence. */
export function AudienceNote({ row }: { row: Mailing }) {
  const { data } = useQuery(audienceQuery(row));
  if (data === undefined)
    return <p className={styles.audience}>{m['office.mailings.audience.counting']()}</p>;
  const { recipients, by_language, left_out } = data;
  const others = left_out.map(({ reason, count }) => LEFT_OUT_LABELS[reason]({ count }));
  return (
    <p className={styles.audience} role="status">
      {recipients === 0
        ? m['office.mailings.audience.nobody']()
        : m['office.mailings.audience.some']({ count: recipients, it: by_language.it, en: by_language.en })}
      {others.length > 0 && ` ${m['office.mailings.audience.others']({ reasons: joinWords(others) })}`}
    </p>
  );
}
