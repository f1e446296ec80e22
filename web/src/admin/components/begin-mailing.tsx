import {
  MAILING_PATH,
  type Mailing,
  type MailingAudience,
  type MailingKind,
} from '@press-room/contract/mailings';
import buttons from '../../components/button.module.css';
import { labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { toMailing } from '../paths.ts';
import { useOfficeAct } from './saving/use-office-write.ts';

const LABELS: Record<MailingKind, () => string> = {
  release: m['office.mailings.beginWith.release'],
  correction: m['office.mailings.beginWith.correction'],
  withdrawal: m['office.mailings.beginWith.withdrawal'],
  follow_up: m['office.mailings.beginWith.followUp'],
  edition: m['office.mailings.beginWith.release'],
  invitation: m['office.mailings.beginWith.invitation'],
};

const UNANSWERING: MailingAudience = {
  lists: [],
  contacts: [],
  has_takers: true,
  has_subject_takers: false,
};

export interface BeginMailingProps {
  /** Id of the release, edition or appointment. */
  about: { press_release: number } | { press_review: number } | { appointment: number };
  kind: MailingKind;
  /** Id of the mailing that this one follows up. */
  follows?: number;
  /** For invited people who have not answered. */
  isReminder?: boolean;
  /** Shown as the main button if there is no other question. */
  isMain?: boolean;
}

/** Creates a draft of a mailing about a release, an edition of the press review or an appointment, and opens it. */
export function BeginMailing({
  about,
  kind,
  follows,
  isReminder = false,
  isMain = false,
}: BeginMailingProps) {
  const { isBusy, act } = useOfficeAct(MAILING_PATH);
  if (!usePermissions().includes('mailing.create')) return null;
  const begin = async () => {
    const body = {
      ...about,
      kind,
      ...(follows !== undefined && { follows }),
      ...(isReminder && { audience: UNANSWERING }),
    };
    const saved = await act<Mailing>({ method: 'POST', body });
    if (saved) navigate(toMailing(saved.row.id));
  };
  return (
    <button
      type="button"
      className={isMain ? buttons.button : buttons.quiet}
      aria-disabled={isBusy}
      onClick={() => void begin()}
    >
      {isReminder ? m['office.mailings.beginWith.reminder']() : labelOf(LABELS, kind)}
    </button>
  );
}
