import type { Passkey } from '@press-room/contract/second-factor';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { formatOnInstant } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import forms from '../layout/form.module.css';
import { removePasskey, renamePasskey, useKeepFactors } from '../second-factor/queries.ts';
import styles from '../second-factor/second-factor.module.css';
import { PasskeyNameForm } from './passkey-name-form.tsx';

export function PasskeyRow({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) {
  const keep = useKeepFactors();
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = async (next: string) => {
    keep(await renamePasskey(id, next));
    setIsRenaming(false);
  };
  return (
    <li className={styles.row}>
      {isRenaming ? (
        <PasskeyNameForm
          initial={name}
          submitLabel={m['account.passkeys.save']()}
          onName={rename}
          onCancel={() => setIsRenaming(false)}
        />
      ) : (
        <>
          <p className={styles.facts}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={forms.soft}>
              {m['account.factor.since']({ date: formatOnInstant(created_at) })}
            </span>
            {last_used_at && (
              <span className={forms.soft}>
                {m['account.factor.used']({ date: formatOnInstant(last_used_at) })}
              </span>
            )}
          </p>
          <div className={forms.actions}>
            <button
              type="button"
              className={buttons.quiet}
              aria-label={`${m['account.passkeys.rename']()}: ${name}`}
              onClick={() => setIsRenaming(true)}
            >
              {m['account.passkeys.rename']()}
            </button>
            <ConfirmButton
              label={m['account.passkeys.remove']()}
              name={name}
              title={m['account.passkeys.removeTitle']({ name })}
              text={m['account.passkeys.removeText']()}
              act={() => removePasskey(id)}
              onDone={keep}
            />
          </div>
        </>
      )}
    </li>
  );
}
