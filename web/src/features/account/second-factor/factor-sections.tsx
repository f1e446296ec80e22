import type { SecondFactor } from '@press-room/contract/second-factor';
import { Link, useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import { PATHS, safeRedirect } from '../../../paths.ts';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import styles from '../profile/profile-sections.module.css';
import { RecoverySection } from './recovery-section.tsx';
import { TotpSection } from './totp-section.tsx';

type FactorSectionsProps = {
  factors: SecondFactor;
  /** Called with recovery codes, which are shown only once. */
  onCodes: (codes: readonly string[]) => void;
};

export function FactorSections({ factors, onCodes }: FactorSectionsProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{m['account.secondFactor.title']()}</h1>
        <p>{m['account.secondFactor.lede']()}</p>
        <FactorState state={factors.state} />
      </header>
      {factors.state !== 'unavailable' && (
        <>
          <TotpSection totp={factors.totp} onCodes={onCodes} />
          <PasskeysSection passkeys={factors.passkeys} onCodes={onCodes} />
        </>
      )}
      {factors.state === 'on' && <RecoverySection left={factors.recovery_codes_left} onCodes={onCodes} />}
    </div>
  );
}

/** State of the second factor, with a link back to the requested screen. */
function FactorState({ state }: Pick<SecondFactor, 'state'>) {
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  switch (state) {
    case 'unavailable':
      return <StatusNote kind="plain" title={m['account.secondFactor.unavailable']()} isLive={false} />;
    case 'required':
      return <StatusNote kind="alert" title={m['account.secondFactor.required']()} isLive={false} />;
    case 'none':
      return <StatusNote kind="plain" title={m['account.secondFactor.isOff']()} isLive={false} />;
    case 'on':
      return (
        <StatusNote kind="success" title={m['account.secondFactor.isOn']()} isLive={false}>
          {redirect !== null && (
            <div>
              <Link href={safeRedirect(redirect)} className={buttons.button}>
                {m['account.secondFactor.goOn']()}
              </Link>
            </div>
          )}
          {redirect === null && (
            <p>
              <Link href={PATHS.userProfile}>{m['account.profile.back']()}</Link>
            </p>
          )}
        </StatusNote>
      );
  }
}
