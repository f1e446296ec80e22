import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './names.module.css';

type Values = { note: string };

interface NameDialogProps {
  name: string;
  isApproved: boolean;
  /** @throws ApiError */
  onDecide: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Note to the company with the decision; a refusal needs a reason. */
export function NameDialog({ name, isApproved, onDecide, onClose }: NameDialogProps) {
  const form = useZodForm<Values>({
    schema: formSchema<Values>(isApproved ? {} : { note: requiredText(m['users.refuse.required']) }),
    initial: { note: '' },
    submit: async ({ note }) => {
      await onDecide(note.trim());
      showToast(
        'success',
        isApproved ? m['office.names.approve.done']({ name }) : m['office.names.refuse.done']({ name }),
      );
      onClose();
    },
  });
  const { attach } = form;
  return (
    <Dialog
      title={
        isApproved ? m['office.names.approve.title']({ name }) : m['office.names.refuse.title']({ name })
      }
      onClose={onClose}
    >
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        {isApproved && <p>{m['office.names.approve.text']()}</p>}
        <TextArea
          label={isApproved ? m['office.names.note']() : m['users.refuse.reason']()}
          hint={m['office.names.noteHint']()}
          maxLength={REASON_MAX_LENGTH}
          isOptional={isApproved}
          {...form.field('note')}
        />
        <DialogActions
          submitLabel={isApproved ? m['office.names.approve.button']() : m['office.names.refuse.button']()}
          isBusy={form.isBusy}
          failure={form.failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
