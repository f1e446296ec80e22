import type { Mailing, MailingAudience } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { joinWords } from '../../lib/format.ts';
import { entryOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { LEFT_OUT_LABELS } from './labels.ts';
import styles from './mailings.module.css';
import { audienceQuery } from './queries.ts';

interface AudienceNoteProps {
  row: Mailing;
  /** Audience with unsaved changes. */
  audience: MailingAudience;
}

/** Number of recipients by language, and reasons why contacts are left out. */
export function AudienceNote({ row, audience }: AudienceNoteProps) {
  const { data } = useQuery(audienceQuery(row, audience));
  if (data === undefined)
    return <p className={styles.audience}>{m['office.mailings.audience.counting']()}</p>;
  const { recipients, by_language, in_other_language, left_out } = data;
  const others = left_out.map(({ reason, count }) => entryOf(LEFT_OUT_LABELS, reason)?.({ count }) ?? reason);
  const sentences = [
    recipients === 0
      ? describeNobody(left_out.length > 0)
      : m['office.mailings.audience.some']({ count: recipients, it: by_language.it, en: by_language.en }),
    in_other_language > 0 && m['office.mailings.audience.inOther']({ count: in_other_language }),
    others.length > 0 && m['office.mailings.audience.others']({ reasons: joinWords(others) }),
  ];
  return (
    <p className={styles.audience} role="status">
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}

const describeNobody = (isSomebodyLeftOut: boolean): string =>
  isSomebodyLeftOut ? m['office.mailings.audience.noneLeft']() : m['office.mailings.audience.nobody']();
