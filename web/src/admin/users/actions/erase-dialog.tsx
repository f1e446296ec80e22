import { EMAIL_MAX_LENGTH } from '@press-room/contract/limits';
import { toComparedAddress, toReadableAddress } from '@press-room/contract/mail-addresses';
import type { AccountRow } from '@press-room/contract/users';
import * as z from 'zod/mini';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../labels.ts';
import styles from './actions.module.css';
import { useAct } from './use-act.ts';

type EraseDialogProps = { user: AccountRow; onClose: () => void; onErased: () => void };

/** Erases an account. This cannot be undone, so the officer types the e-mail address. */
export function EraseDialog({ user, onClose, onErased }: EraseDialogProps) {
  const act = useAct();
  const isSame = (typed: string) => toComparedAddress(typed) === toComparedAddress(user.email);
  const form = useZodForm({
    schema: formSchema<{ typed: string }>({
      typed: z.string().check(z.refine(isSame, { error: () => m['users.erase.mismatch']() })),
    }),
    initial: { typed: '' },
    submit: async () => {
      await act(user, 'erase');
      onErased();
    },
  });
  const { attach } = form;
  return (
    <Dialog kind="alert" title={m['users.erase.title']({ name: toName(user) })} onClose={onClose}>
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <p>{m['users.erase.text']()}</p>
        <p>
          {m['users.erase.confirm']()} <bdi className={styles.address}>{toReadableAddress(user.email)}</bdi>
        </p>
        <TextField
          label={m['users.erase.email']()}
          inputMode="email"
          maxLength={EMAIL_MAX_LENGTH}
          {...form.field('typed')}
        />
        <DialogActions
          submitLabel={m['users.erase.submit']()}
          isBusy={form.isBusy}
          failure={form.failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
