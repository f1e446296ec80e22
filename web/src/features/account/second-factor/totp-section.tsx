import type { FactorAdded, SecondFactor, TotpSecret } from '@press-room/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { formatOnInstant } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import forms from '../layout/form.module.css';
import { Section } from '../profile/section.tsx';
import { beginTotp, removeTotp, useKeepAdded, useKeepFactors } from './queries.ts';
import { TotpSetup } from './totp-setup.tsx';

type TotpSectionProps = { totp: SecondFactor['totp']; onCodes: (codes: readonly string[]) => void };

export function TotpSection({ totp, onCodes }: TotpSectionProps) {
  const keep = useKeepFactors();
  const keepAdded = useKeepAdded();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: beginTotp,
    onSuccess: setSecret,
  });
  const finish = async (added: FactorAdded) => {
    onCodes(added.recovery_codes);
    setSecret(null);
    await keepAdded(added);
  };
  return (
    <Section title={m['account.totp.title']()} hint={m['account.totp.text']()}>
      {totp && <Uses totp={totp} />}
      {secret ? (
        <TotpSetup secret={secret} onAdded={finish} onCancel={() => setSecret(null)} />
      ) : (
        <div className={forms.actions}>
          <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
            {totp ? m['account.totp.replace']() : m['account.totp.open']()}
          </button>
          {totp && (
            <ConfirmButton
              label={m['account.totp.remove']()}
              title={m['account.totp.removeTitle']()}
              text={m['account.totp.removeText']()}
              act={removeTotp}
              onDone={keep}
            />
          )}
        </div>
      )}
      <Refusal error={error} />
    </Section>
  );
}

function Uses({ totp: { confirmed_at, last_used_at } }: { totp: NonNullable<SecondFactor['totp']> }) {
  return (
    <p>
      {m['account.factor.since']({ date: formatOnInstant(confirmed_at) })}
      {last_used_at && (
        <>
          <br />
          <span className={forms.soft}>
            {m['account.factor.used']({ date: formatOnInstant(last_used_at) })}
          </span>
        </>
      )}
    </p>
  );
}
