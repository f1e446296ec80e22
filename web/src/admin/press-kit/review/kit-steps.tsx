import {
  type KitStatus,
  OFFICE_PRESS_KIT_PATH,
  type OfficePressKit,
} from '@press-room/contract/admin-press-kit';
import { NOTE_MAX_LENGTH } from '@press-room/contract/release-reviews';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../components/record/section.tsx';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import styles from './review.module.css';

interface KitStepsProps {
  row: OfficePressKit;
  /** Whether there is no unsaved input. */
  isSaved: boolean;
  onMoved: (row: OfficePressKit) => void;
}

/** Submission and return of a kit; publishing is at the top of the screen. */
export function KitSteps(props: KitStepsProps) {
  const permissions = usePermissions();
  const { id, status } = props.row;
  const mayPublish = permissions.includes('press_kit.publish');
  // Officers with the right to publish need no review.
  if (status === 'draft' && permissions.includes('press_kit.submit') && !mayPublish)
    return <Step key={`${id} ${status}`} {...props} words={SUBMIT} />;
  if (status === 'in_review' && mayPublish) return <Step key={`${id} ${status}`} {...props} words={RETURN} />;
  return null;
}

interface StepWords {
  to: KitStatus;
  title: () => string;
  label: () => string;
  button: () => string;
  done: () => string;
  /** Error if a required note is missing. */
  needed: (() => string) | null;
}

const SUBMIT: StepWords = {
  to: 'in_review',
  title: m['office.kits.handIn'],
  label: m['office.kits.handInNote'],
  button: m['office.editor.publish.submit'],
  done: m['office.kits.handInDone'],
  needed: null,
};
const RETURN: StepWords = {
  to: 'draft',
  title: m['office.kits.review'],
  label: m['office.editor.review.returnNote'],
  button: m['office.editor.review.return'],
  done: m['office.kits.returnDone'],
  needed: m['office.editor.review.returnNeeded'],
};

function Step({ row, isSaved, onMoved, words }: KitStepsProps & { words: StepWords }) {
  const write = useOfficeWrite(OFFICE_PRESS_KIT_PATH);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const { to, needed } = words;
  const move = async () => {
    const { id, version } = row;
    setIsBusy(true);
    const body = { to, note: note.trim() };
    const outcome = await write<OfficePressKit>({ method: 'POST', id, action: 'transition/', version, body });
    setIsBusy(false);
    if (outcome.kind !== 'saved') {
      setError(describeOutcome(outcome));
      return;
    }
    showToast('success', words.done());
    onMoved(outcome.row);
  };
  const handleClick = () => {
    if (isBusy) return;
    const refused = isSaved ? undefined : m['office.kits.saveFirst']();
    const missing = needed !== null && note.trim() === '' ? needed() : undefined;
    setError(refused ?? missing);
    if (refused === undefined && missing === undefined) void move();
  };
  return (
    <Section title={words.title()}>
      <div className={styles.step}>
        <TextArea
          label={words.label()}
          name="note"
          value={note}
          maxLength={NOTE_MAX_LENGTH}
          error={undefined}
          isOptional
          onChange={setNote}
        />
        <div role="alert">
          <FieldError id="kit-step-error" text={error} />
        </div>
        <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={handleClick}>
          {words.button()}
        </button>
      </div>
    </Section>
  );
}
