import type { Profile } from '@press-room/contract/account';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './recent-sign-ins.module.css';
import { Section } from './section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export function RecentSignIns({ signIns }: { signIns: Profile['recent_sign_ins'] }) {
  if (signIns.length === 0) return null;
  return (
    <Section title={m['account.signIns.title']()} hint={m['account.signIns.hint']()}>
      <ol className={styles.list}>
        {signIns.map(({ at, user_agent }) => (
          <li key={at} className={styles.line}>
            <time dateTime={at}>{formatInstant(at)}</time>
            <bdi className={styles.device}>{user_agent}</bdi>
          </li>
        ))}
      </ol>
      <SignOutEverywhere />
    </Section>
  );
}
