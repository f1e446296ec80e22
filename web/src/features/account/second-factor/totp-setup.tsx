import type { FactorAdded, TotpSecret } from '@press-room/contract/second-factor';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { QrCode } from '../../../components/qr-code.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { CodeForm } from '../second-step/code-form.tsx';
import { confirmTotp } from './queries.ts';
import styles from './second-factor.module.css';

type TotpSetupProps = {
  secret: TotpSecret;
  onAdded: (added: FactorAdded) => Promise<void>;
  onCancel: () => void;
};

/** Splits a secret into groups of four characters, for typing. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function TotpSetup({ secret: { secret, url }, onAdded, onCancel }: TotpSetupProps) {
  return (
    <div className={styles.setup}>
      <p>{m['account.totp.scan']()}</p>
      <QrCode text={url} label={m['account.totp.qr']()} />
      <div className={styles.key}>
        <p className={forms.soft}>{m['account.totp.key']()}</p>
        <p>
          <bdi dir="ltr" translate="no" className={styles.secret}>
            {inGroups(secret)}
          </bdi>
        </p>
        <div className={forms.actions}>
          <CopyButton text={secret} />
          <a href={url}>{m['account.totp.openApp']()}</a>
        </div>
      </div>
      <CodeForm
        hint={m['account.code.hint']()}
        submitLabel={m['account.totp.confirm']()}
        onCode={async (code) => onAdded(await confirmTotp(code))}
        onCancel={onCancel}
      />
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => void copyText(text).then(setIsCopied)}>
        {m['account.totp.copy']()}
      </button>
      <span role="status">{isCopied && m['account.codes.copied']()}</span>
    </>
  );
}
