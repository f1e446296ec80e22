import { formatBadgeCode } from '@press-room/contract/check-in';
import { type FormEvent, useRef, useState } from 'react';
import buttons from '../../components/button.module.css';
import { StatusNote } from '../../components/status-note.tsx';
import { TextField } from '../../components/text-field.tsx';
import { m } from '../../paraglide/messages.js';
import { Instant } from '../components/page/instant.tsx';
import { CameraScan } from './camera-scan.tsx';
import { checkBadge, type Finding, type Verdict } from './check-badge.ts';
import styles from './check-in-page.module.css';
import type { Heard, StoredCheckIn } from './stored-event.ts';
import { useEntries } from './use-entries.ts';
import { VerdictCard } from './verdict-card.tsx';

interface Shown {
  verdict: Verdict;
  /** Id of the stored entry. */
  entry: string | null;
}

/** Badges also used at another entrance on the same day; known after the device was online. */
function Doubles({ entries }: { entries: readonly Heard[] }) {
  if (entries.length === 0) return null;
  return (
    <div className={styles.result}>
      <StatusNote kind="alert" title={m['office.fair.checkIn.doubles']()}>
        <ul>
          {entries.map(({ key, person, other_at }) => (
            <li key={key}>
              <bdi>{person?.name}</bdi> · {other_at !== null && <Instant at={other_at} />}
            </li>
          ))}
        </ul>
      </StatusNote>
    </div>
  );
}

/** Findings that the person at the entrance can override. */
const AGAIN: Partial<Record<Finding, () => string>> = {
  entered: m['office.fair.checkIn.again'],
  early: m['office.fair.checkIn.anyway'],
};

/** Camera, input field for scanners, and the result for each badge. */
export function BadgeCheck({ checkIn }: { checkIn: StoredCheckIn }) {
  const { entered, waiting, heard, doubles, letIn } = useEntries(checkIn.event);
  const [read, setRead] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const check = async (text: string) => {
    const verdict = await checkBadge(text, checkIn, entered);
    const entry = verdict.finding === 'valid' ? await letIn(verdict.code) : null;
    setShown({ verdict, entry: entry?.key ?? null });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (read.trim() === '') return;
    // A scanner can send the next code before this one is checked.
    setRead('');
    await check(read);
    form.current?.querySelector('input')?.focus();
  };
  const letInAgain = async (verdict: Verdict) => {
    const entry = await letIn(verdict.code, verdict.finding === 'entered');
    setShown({ verdict: { ...verdict, finding: 'valid' }, entry: entry.key });
  };
  const answer = heard.find(({ key }) => key === shown?.entry) ?? null;
  return (
    <>
      <CameraScan onRead={(text) => void check(text)} />
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={m['office.fair.checkIn.field']()}
          name="badge"
          hint={m['office.fair.checkIn.hint']()}
          value={read}
          error={undefined}
          onChange={setRead}
        />
        <button type="submit" className={buttons.button}>
          {m['office.fair.checkIn.check']()}
        </button>
      </form>
      <div role="status" className={styles.result}>
        {shown && (
          <VerdictCard
            key={shown.entry ?? shown.verdict.code}
            event={checkIn.event}
            verdict={shown.verdict}
            answer={answer}
            code={formatBadgeCode(shown.verdict.code)}
          />
        )}
      </div>
      {shown && AGAIN[shown.verdict.finding] && (
        <button type="button" className={buttons.quiet} onClick={() => void letInAgain(shown.verdict)}>
          {AGAIN[shown.verdict.finding]?.()}
        </button>
      )}
      <Doubles entries={doubles} />
      <p className={styles.facts}>
        {m['office.fair.checkIn.known']({ count: checkIn.badges.length })} <Instant at={checkIn.at} />
        {waiting > 0 && ` · ${m['office.fair.checkIn.waiting']({ count: waiting })}`}
      </p>
    </>
  );
}
