import { NOTE_MAX_LENGTH, OFFICE_MESSAGE_PATH, type OfficeMessage } from '@press-room/contract/messages';
import buttons from '../../../components/button.module.css';
import { TextArea } from '../../../components/text-area.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import styles from './message-page.module.css';

type Note = { text: string };

const SCHEMA = formSchema<Note>({ text: requiredText(m['office.messages.noteEmpty']) });

/** Adds an internal note to a message. */
export function NoteForm({ message: { id, version } }: { message: OfficeMessage }) {
  const write = useOfficeWrite(OFFICE_MESSAGE_PATH);
  const form = useZodForm<Note>({
    schema: SCHEMA,
    initial: { text: '' },
    submit: async (body) => {
      const outcome = await write<OfficeMessage>({ method: 'POST', id, action: 'note/', version, body });
      if (outcome.kind !== 'saved')
        throw new ApiError(outcome.error.status, { text: [describeOutcome(outcome)] });
      form.reset({ text: '' });
      showToast('success', m['office.messages.noteSaved']());
    },
  });
  const { attach } = form;
  return (
    <form
      ref={attach}
      className={`${styles.answer} ${styles.remark}`}
      onSubmit={form.handleSubmit}
      noValidate
    >
      <h2 className={styles.title}>{m['office.messages.noteTitle']()}</h2>
      <TextArea
        label={m['office.messages.note']()}
        hint={m['office.messages.noteHint']()}
        maxLength={NOTE_MAX_LENGTH}
        {...form.field('text')}
      />
      <button type="submit" className={buttons.quiet} aria-disabled={form.isBusy}>
        {m['office.messages.noteSave']()}
      </button>
    </form>
  );
}
