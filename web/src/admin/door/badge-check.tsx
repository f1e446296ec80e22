import { type Door, formatBadgeCode } from '@press-room/contract/door';
import { type FormEvent, useRef, useState } from 'react';
import buttons from '../../components/button.module.css';
import { TextField } from '../../components/text-field.tsx';
import { m } from '../../paraglide/messages.js';
import { Instant } from '../office/page/instant.tsx';
import { checkBadge, type Verdict } from './check-badge.ts';
import styles from './door-page.module.css';
import { useEntries } from './use-entries.ts';
import { VerdictCard } from './verdict-card.tsx';

interface Shown {
  verdict: Verdict;
  /** Of the entry that was kept for it. */
  entry: string | null;
}

/** A field that scanners type into, and what becomes of each badge. */
export function BadgeCheck({ door }: { door: Door }) {
  const { entered, waiting, heard, letIn } = useEntries(door.event.id);
  const [read, setRead] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (read.trim() === '') return;
    const verdict = await checkBadge(read, door, entered);
    const entry = verdict.finding === 'valid' ? await letIn(verdict.code) : null;
    setShown({ verdict, entry: entry?.key ?? null });
    setRead('');
    form.current?.querySelector('input')?.focus();
  };
  const letInAgain = async (verdict: Verdict) => {
    const entry = await letIn(verdict.code);
    setShown({ verdict: { ...verdict, finding: 'valid' }, entry: entry.key });
  };
  const answer = heard.find(({ key }) => key === shown?.entry) ?? null;
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void check(event)}>
        <TextField
          label={m['office.fair.door.field']()}
          name="badge"
          type="text"
          autoComplete="off"
          hint={m['office.fair.door.hint']()}
          value={read}
          error={undefined}
          onChange={setRead}
        />
        <button type="submit" className={buttons.button}>
          {m['office.fair.door.check']()}
        </button>
      </form>
      <div role="status" className={styles.result}>
        {shown && (
          <VerdictCard
            key={shown.entry ?? shown.verdict.code}
            verdict={shown.verdict}
            answer={answer}
            code={formatBadgeCode(shown.verdict.code)}
          />
        )}
      </div>
      {shown?.verdict.finding === 'entered' && (
        <button type="button" className={buttons.quiet} onClick={() => void letInAgain(shown.verdict)}>
          {m['office.fair.door.again']()}
        </button>
      )}
      <p className={styles.facts}>
        {m['office.fair.door.known']({ count: door.badges.length })} <Instant at={door.at} />
        {waiting > 0 && ` · ${m['office.fair.door.waiting']({ count: waiting })}`}
      </p>
    </>
  );
}
