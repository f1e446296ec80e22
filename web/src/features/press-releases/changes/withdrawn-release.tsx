import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { useUser } from '../../../lib/auth.ts';
import { formatOnInstant } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { useSeen } from './use-seen.ts';
import type { Withdrawal } from './withdrawal.ts';
import styles from './withdrawn-release.module.css';

/** Remains of a withdrawn release: date and reason. */
export function WithdrawnRelease({
  id,
  withdrawal: { withdrawn_at, note, language },
}: {
  id: number;
  withdrawal: Withdrawal;
}) {
  useSeen(useUser() === null ? null : id);
  useScreenTitle(m['pressReleases.withdrawn.title']());
  return (
    <Notice
      level={1}
      title={m['pressReleases.withdrawn.title']()}
      text={m['pressReleases.withdrawn.text']({ date: formatOnInstant(withdrawn_at, OFFICE_ZONE) })}
    >
      {note !== '' && (
        <p lang={language} className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
