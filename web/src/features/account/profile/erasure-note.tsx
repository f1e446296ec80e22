import type { Profile } from '@press-room/contract/account';
import { Link } from 'wouter';
import { StatusNote } from '../../../components/status-note.tsx';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';

export function ErasureNote({ profile: { erasure_due_at } }: { profile: Profile }) {
  if (!erasure_due_at) return null;
  return (
    <StatusNote
      kind="alert"
      isLive={false}
      title={m['privacy.erasure.due']({ date: formatOnDay(erasure_due_at) })}
    >
      <Link href={PATHS.userPrivacy}>{m['privacy.manage']()}</Link>
    </StatusNote>
  );
}
