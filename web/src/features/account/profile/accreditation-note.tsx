import type { Profile } from '@press-room/contract/account';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { joinWords } from '../../../lib/format.ts';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { askForAccreditation, useKeepProfile } from './queries.ts';

/** Names of the fields that the press office checks. */
const MISSING_LABELS: Record<string, () => string> = {
  first_name: m['account.firstName'],
  last_name: m['account.lastName'],
  company_name: m['account.company.label'],
  qualify: m['account.qualify.label'],
  newspaper: m['account.newspaper'],
  sector: m['account.sector.label'],
};

/** State of an unsettled accreditation: missing data, and the usual duration. */
export function AccreditationNote({ profile: { accreditation } }: { profile: Profile }) {
  const { state, requested_at, reason, missing, usual_hours } = accreditation;
  if (state === 'approved' || state === 'none') return null;
  if (state === 'refused') return <Refused reason={reason} />;
  const labels = missing.flatMap((name) => MISSING_LABELS[name]?.() ?? []);
  return (
    <StatusNote kind="plain" isLive={false} title={m['account.accreditation.pending']()}>
      <p>
        {requested_at && `${m['account.accreditation.since']({ date: formatOnDay(requested_at) })} `}
        {m['account.accreditation.usual']({ count: usual_hours })}
      </p>
      {labels.length > 0 && <p>{m['account.accreditation.missing']({ fields: joinWords(labels) })}</p>}
    </StatusNote>
  );
}

function Refused({ reason }: { reason: string }) {
  const keep = useKeepProfile();
  const { mutate, isPending, error } = useMutation({ mutationFn: askForAccreditation, onSuccess: keep });
  return (
    <StatusNote kind="alert" isLive={false} title={m['account.accreditation.refused']()}>
      {reason && <p>{reason}</p>}
      <p>{m['account.accreditation.refusedHint']()}</p>
      <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
        {m['account.accreditation.ask']()}
      </button>
      <Refusal error={error} />
    </StatusNote>
  );
}
