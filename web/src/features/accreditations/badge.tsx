import type { OwnAccreditation } from '@press-room/contract/event-accreditations';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../components/button.module.css';
import { QrCode } from '../../components/qr-code.tsx';
import { useUser } from '../../lib/auth.ts';
import { saveFile } from '../../lib/save-file.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { m } from '../../paraglide/messages.js';
import styles from './accreditation-page.module.css';
import { getBadge } from './queries.ts';

interface BadgeProps {
  own: OwnAccreditation;
  badge: NonNullable<OwnAccreditation['badge']>;
}

/** Badge for a phone: the QR code, and the code to type. */
export function Badge({ own, badge }: BadgeProps) {
  const user = useUser();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getBadge(own),
    onSuccess: (pdf) => saveFile(pdf, `badge-${badge.code.slice(0, 4).toLowerCase()}.pdf`),
    onError: tellFailure,
  });
  return (
    <div className={styles.badge}>
      <QrCode text={badge.token} label={m['office.fair.badge.qr']()} />
      <div className={styles.bearer}>
        <p className={styles.name}>
          <bdi>{`${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim()}</bdi>
        </p>
        <p>
          <bdi>{own.outlet}</bdi>
        </p>
        <p className={styles.code}>
          <bdi>{badge.code}</bdi>
        </p>
        <p className={styles.facts}>{m['office.fair.badge.hint']()}</p>
        <button
          type="button"
          className={buttons.button}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {m['office.fair.badge.print']()}
        </button>
      </div>
    </div>
  );
}
