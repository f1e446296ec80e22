import { type Language, otherLanguage } from '@press-room/contract/languages';
import { rightsOf } from '@press-room/contract/roles';
import type { TranslationProposal } from '@press-room/contract/translation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { useUser } from '../../../lib/auth.ts';
import { languageName } from '../../../lib/format.ts';
import { labelOf as reasonOf } from '../../../lib/labels.ts';
import { useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../../components/machine/machine.module.css';
import { labelOf } from '../field-labels.ts';
import { useFinding } from '../find/finding.ts';
import { useEditing, useSaved, useShown } from '../saving/use-editing.ts';
import { hasWords } from './fields.ts';
import { sayRead, translationsQuery } from './queries.ts';
import { TranslateDialog } from './translate-dialog.tsx';
import { findField, listPassages, type UnreadPassage, useUnread } from './use-unread.ts';

const NONE: readonly string[] = [];
const EXCERPT_LENGTH = 90;

/** Only for officers of the association, which pays for translations. */
export function MachineNote({ language }: { language: Language }) {
  const user = useUser();
  return user && rightsOf(user).includes('press_release.edit') && <Note language={language} />;
}

/** Offers a machine translation into this language, and lists the proposed passages that nobody has reviewed. */
function Note({ language }: { language: Language }) {
  const editing = useEditing();
  const { id } = useSaved();
  const shown = useShown();
  const { data } = useQuery(translationsQuery(id));
  const [isAsking, setIsAsking] = useState(false);
  const [proposal, setProposal] = useState<TranslationProposal | null>(null);
  const marks = useMarksOf(language, data?.unread);
  const passages = useUnread(language, marks);
  const from = otherLanguage(language);
  const isUnreadThere = useIsUnread(from, data?.unread);
  const canAsk = data?.offer && !isUnreadThere && !editing.isReadOnly && hasWords(shown.text[from]);
  return (
    <>
      {canAsk && (
        <button type="button" className={styles.ask} onClick={() => setIsAsking(true)}>
          {m['office.editor.machine.ask']({ language: languageName(from) })}
        </button>
      )}
      {isAsking && data?.offer && (
        <TranslateDialog
          from={from}
          to={language}
          offer={data.offer}
          onProposed={setProposal}
          onClose={() => setIsAsking(false)}
        />
      )}
      {passages.length > 0 && <Unread language={language} passages={passages} proposal={proposal} />}
      {proposal && proposal.left_out.length > 0 && (
        <LeftOut proposal={proposal} onClose={() => setProposal(null)} />
      )}
    </>
  );
}

/** Whether a text has unreviewed proposals. Marks of edited passages remain; without an editor every mark counts. */
function useIsUnread(language: Language, unread: readonly { language: Language; mark: string }[] = []) {
  const editor = useStore(useFinding().editors)[language];
  const text = useShown().text[language];
  const marks = unread.flatMap((each) => (each.language === language ? [each.mark] : []));
  if (!editor) return marks.length > 0;
  return listPassages({ editor, text }, language, new Set(marks)).length > 0;
}

/** Marks of a language. Returns the same array while the marks are equal. */
function useMarksOf(
  language: Language,
  unread: readonly { language: Language; mark: string }[] = [],
): readonly string[] {
  const next = unread.filter((each) => each.language === language).map(({ mark }) => mark);
  const [marks, setMarks] = useState(NONE);
  if (next.join() === marks.join()) return marks;
  setMarks(next);
  return next;
}

interface UnreadProps {
  language: Language;
  passages: readonly UnreadPassage[];
  proposal: TranslationProposal | null;
}

/** Lists unreviewed passages one at a time, to be accepted. An edit counts as a review. */
function Unread({ language, passages, proposal }: UnreadProps) {
  const editing = useEditing();
  const client = useQueryClient();
  const { id } = useSaved();
  const editor = useStore(useFinding().editors)[language];
  const [step, setStep] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const count = passages.length;
  const passage = passages[step % count];
  const accept = async (marks: readonly string[]) => {
    setFailure(null);
    try {
      const { unread } = await sayRead(id, { language, marks });
      client.setQueryData(translationsQuery(id).queryKey, (known) => known && { ...known, unread });
    } catch (error) {
      setFailure(error as Error);
    }
  };
  const show = ({ field, at }: UnreadPassage) => {
    if (at === null) findField(language, field)?.focus();
    else
      editor
        ?.chain()
        .focus()
        .setTextSelection(at + 1)
        .scrollIntoView()
        .run();
  };
  if (!passage) return null;
  return (
    <section className={styles.unread} aria-label={m['office.editor.machine.list']()}>
      <p>
        <strong>{m['office.editor.machine.count']({ count })}</strong> {m['office.editor.machine.rule']()}
      </p>
      <p className={styles.field}>
        {m['office.editor.machine.step']({
          at: (step % count) + 1,
          count,
          field: labelOf(passage.field),
        })}
      </p>
      <button type="button" className={styles.show} lang={language} onClick={() => show(passage)}>
        {passage.text.slice(0, EXCERPT_LENGTH)}
        {passage.text.length > EXCERPT_LENGTH && '…'}
      </button>
      <Checks proposal={proposal} mark={passage.mark} />
      <div className={styles.actions}>
        {!editing.isReadOnly && (
          <button type="button" className={buttons.quiet} onClick={() => void accept([passage.mark])}>
            {m['office.editor.machine.accept']()}
          </button>
        )}
        {count > 1 && (
          <button type="button" className={buttons.quiet} onClick={() => setStep((step + 1) % count)}>
            {m['office.editor.machine.next']()}
          </button>
        )}
        {!editing.isReadOnly && count > 1 && (
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => void accept(passages.map(({ mark }) => mark))}
          >
            {m['office.editor.machine.acceptAll']({ count })}
          </button>
        )}
      </div>
      <Refusal error={failure} />
    </section>
  );
}

/** Warnings about a passage. */
function Checks({ proposal, mark }: { proposal: TranslationProposal | null; mark: string }) {
  const checks = proposal?.checks.filter((check) => check.mark === mark) ?? [];
  return checks.map(({ code, value }) => (
    <p key={`${code} ${value}`} className={styles.check}>
      {code === 'name'
        ? m['office.editor.machine.checkName']({ name: value })
        : m['office.editor.machine.checkTerm']({ term: value })}
    </p>
  ));
}

const REASONS = {
  form: m['office.editor.machine.left.form'],
  length: m['office.editor.machine.left.length'],
  missing: m['office.editor.machine.left.missing'],
};

/** Passages of the original that have no proposal. */
function LeftOut({ proposal, onClose }: { proposal: TranslationProposal; onClose: () => void }) {
  return (
    <section className={styles.unread} aria-label={m['office.editor.machine.left']()}>
      <p>
        <strong>{m['office.editor.machine.left']()}</strong>
      </p>
      <ul className={styles.passages}>
        {proposal.left_out.map(({ field, text, reason }) => (
          <li key={`${field} ${text}`}>
            <q>{text.slice(0, EXCERPT_LENGTH)}</q> {reasonOf(REASONS, reason)}
          </li>
        ))}
      </ul>
      <button type="button" className={buttons.quiet} onClick={onClose}>
        {m['office.record.close']()}
      </button>
    </section>
  );
}
