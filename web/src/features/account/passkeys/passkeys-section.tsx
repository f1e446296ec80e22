import type { Passkey } from '@press-room/contract/second-factor';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { Section } from '../profile/section.tsx';
import styles from '../second-factor/second-factor.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

type PasskeysSectionProps = { passkeys: readonly Passkey[]; onCodes: (codes: readonly string[]) => void };

/** Passkeys by name, usually one per device. */
export function PasskeysSection({ passkeys, onCodes }: PasskeysSectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section title={m['account.passkeys.title']()} hint={m['account.passkeys.text']()}>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!browserSupportsWebAuthn() && <p className={forms.soft}>{m['account.passkeys.unsupported']()}</p>}
      {browserSupportsWebAuthn() && !isAdding && (
        <div>
          <button type="button" className={buttons.quiet} onClick={() => setIsAdding(true)}>
            {m['account.passkeys.add']()}
          </button>
        </div>
      )}
      {isAdding && <AddPasskey onCodes={onCodes} onDone={() => setIsAdding(false)} />}
    </Section>
  );
}
