import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import type { OwnTaking } from '@press-room/contract/takings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CheckField } from '../../../components/check-field.tsx';
import { Failure } from '../../../components/failure.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { joinFacts } from '../../../lib/format.ts';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toPressRelease } from '../../../paths.ts';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';
import { correctionMailQuery, ownTakingsQuery, turnCorrectionMail } from './queries.ts';

/** Downloaded or copied material that was corrected or withdrawn later; marked until the reader has seen the change. */
export function ChangedSection() {
  const { id } = useSignedInUser();
  const { data, error, refetch } = useQuery(ownTakingsQuery(id, useContentLanguage()));
  return (
    <Section title={m['account.desk.changed']()} hint={m['account.desk.changedHint']()}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{m['account.desk.none']()}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((taking) => (
            <ChangedRow key={taking.press_release} taking={taking} />
          ))}
        </ul>
      )}
      <MailField userId={id} />
    </Section>
  );
}

function ChangedRow({ taking }: { taking: OwnTaking }) {
  const { press_release, title, language, way, has_since, change, changed_at, note, note_language, is_seen } =
    taking;
  const client = useQueryClient();
  // Cached answers from before the change are discarded.
  const forget = () => void client.invalidateQueries({ queryKey: ['press-release'] });
  const on = (instant: string) => ({ date: formatOnDay(instant, OFFICE_ZONE) });
  const changed = change === 'withdrawn' ? m['account.desk.withdrawn'] : m['account.desk.corrected'];
  const had = way === 'sent' ? m['account.desk.sent'] : m['account.desk.taken'];
  return (
    <li className={styles.row}>
      <p>
        {!is_seen && <span className={styles.mark}>{m['account.desk.new']()}</span>}{' '}
        <Link href={toPressRelease(press_release)} className={styles.name} onClick={forget}>
          {title === null ? m['account.desk.withdrawnTitle']() : <bdi lang={language}>{title}</bdi>}
        </Link>
      </p>
      <p className={styles.facts}>{joinFacts([changed(on(changed_at)), had(on(has_since))])}</p>
      {note !== '' && (
        <p>
          <bdi lang={note_language}>{note}</bdi>
        </p>
      )}
    </li>
  );
}

function MailField({ userId }: { userId: number }) {
  const client = useQueryClient();
  const query = correctionMailQuery(userId);
  const { data } = useQuery(query);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: turnCorrectionMail,
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
    onError: tellFailure,
  });
  if (!data) return null;
  return (
    <>
      <CheckField name="correction_mail" isChecked={isPending ? variables : data.is_on} onChange={mutate}>
        {m['account.desk.mails']()}
      </CheckField>
      {data.is_on && data.is_stopped && (
        <StatusNote kind="plain" title={m['account.desk.mailsStopped']()}>
          <p>{m['account.desk.mailsStoppedText']()}</p>
        </StatusNote>
      )}
    </>
  );
}
