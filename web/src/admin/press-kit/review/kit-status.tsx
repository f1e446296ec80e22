import type { KitStep, OfficePressKit } from '@press-room/contract/admin-press-kit';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import styles from './review.module.css';

interface KitStatusProps {
  row: OfficePressKit;
  mayPublish: boolean;
}

/** State of a kit between the press offices of a company and of the association, with the last note. */
export function KitStatus({ row: { status, steps }, mayPublish }: KitStatusProps) {
  const [last] = steps;
  const own = { draft: m['office.kits.handInLater'], in_review: m['office.kits.withOffice'] };
  const words = status === 'published' ? m['office.kits.officeKeeps'] : own[status];
  return (
    <div className={styles.status}>
      {last && last.status === status && status !== 'published' && <LastStep step={last} />}
      {!mayPublish && <StatusNote kind="plain" isLive={false} title={words()} />}
    </div>
  );
}

function LastStep({ step: { status, by, at, note } }: { step: KitStep }) {
  const who = { name: by ? toPersonName(by) : m['office.editor.review.gone'](), date: officeMoment(at) };
  const title = status === 'draft' ? m['office.editor.review.returned'](who) : m['office.kits.handedIn'](who);
  return (
    <StatusNote kind="plain" isLive={false} title={title}>
      {note !== '' && <p dir="auto">{note}</p>}
    </StatusNote>
  );
}
