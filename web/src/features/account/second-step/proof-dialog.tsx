import type { FactorMethod, SecondFactor } from '@press-room/contract/second-factor';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { useUser } from '../../../lib/auth.ts';
import { goOnWith } from '../../../lib/go-on.ts';
import { endProof } from '../../../lib/proof.ts';
import { m } from '../../../paraglide/messages.js';
import { FactorWays } from './factor-ways.tsx';
import { PasswordProof } from './password-proof.tsx';
import { askProofOptions, prove, secondFactorQuery } from './queries.ts';
import styles from './second-step.module.css';

/** Asks for a recent proof of identity, then repeats the waiting call. */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  useEffect(() => {
    if (!user) onClose();
  }, [user, onClose]);
  if (!user) return null;
  return (
    <Dialog title={m['account.proof.title']()} onClose={onClose}>
      <p className={styles.soft}>{m['account.proof.text']()}</p>
      <Ways userId={user.id} onCancel={onClose} />
    </Dialog>
  );
}

function Ways({ userId, onCancel }: { userId: number; onCancel: () => void }) {
  const { data, error } = useQuery({ ...secondFactorQuery(userId), staleTime: 0 });
  const give = async (answer: Parameters<typeof prove>[0]) => {
    // Do not repeat the call for another person.
    if (goOnWith(await prove(answer))) endProof();
    else onCancel();
  };
  if (!data)
    return (
      <>
        <Refusal error={error} />
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {m['account.cancel']()}
        </button>
      </>
    );
  if (data.state !== 'on')
    return <PasswordProof onPassword={(password) => give({ password })} onCancel={onCancel} />;
  return (
    <FactorWays methods={methodsOf(data)} askOptions={askProofOptions} onAnswer={give} onCancel={onCancel} />
  );
}

const methodsOf = ({ totp, passkeys, recovery_codes_left }: SecondFactor): FactorMethod[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(recovery_codes_left > 0 ? (['recovery_code'] as const) : []),
];
