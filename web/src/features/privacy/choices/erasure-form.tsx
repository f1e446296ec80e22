import type { User } from '@press-room/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredSecret } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { erasureQuery, requestErasure } from '../queries.ts';
import styles from './own-choices.module.css';

const SCHEMA = formSchema<{ password: string }>({ password: requiredSecret() });

export function ErasureForm({ user, onDone }: { user: User; onDone: () => void }) {
  const client = useQueryClient();
  const form = useZodForm({
    schema: SCHEMA,
    initial: { password: '' },
    submit: async ({ password }) => {
      client.setQueryData(erasureQuery(user.id).queryKey, await requestErasure(password));
      void client.invalidateQueries({ queryKey: ['profile'] });
      onDone();
    },
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <p>{m['privacy.erasure.consequences']()}</p>
      <PasswordField
        label={m['account.password.current']()}
        autoComplete="current-password"
        {...form.field('password')}
        revealLabel={m['account.password.reveal']()}
      />
      <Refusal error={form.failure} />
      <div className={styles.actions}>
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {m['privacy.erasure.submit']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onDone}>
          {m['account.cancel']()}
        </button>
      </div>
    </form>
  );
}
