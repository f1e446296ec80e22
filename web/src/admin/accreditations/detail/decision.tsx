import {
  ACCREDITATION_DECISIONS,
  type DecisionForm,
  OFFICE_ACCREDITATION_PATH,
  type OfficeAccreditation,
} from '@press-room/contract/event-accreditations';
import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useUser } from '../../../lib/auth.ts';
import { languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { Deadline } from '../../components/page/deadline.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import styles from './accreditation-page.module.css';

const WORDS: Record<DecisionForm['to'], () => string> = {
  approved: m['office.fair.office.approve'],
  question: m['office.fair.office.ask'],
  refused: m['office.fair.office.refuse'],
  revoked: m['office.fair.office.revoke'],
};
const DECISIONS = ['approved', 'question', 'refused', 'revoked'] as const;

interface DecisionProps {
  accreditation: OfficeAccreditation;
  mayDecide: boolean;
}

/** State, deadline, and possible decisions. */
export function Decision({ accreditation, mayDecide }: DecisionProps) {
  const { status, due_at, decided_at, decided_by, reason, badge_code, entries } = accreditation;
  const user = useUser();
  const isOwnRefusal = status === 'appealed' && decided_by?.id === user?.id;
  const ways = DECISIONS.filter((to) =>
    ACCREDITATION_DECISIONS.some((each) => each.from === status && each.to === to),
  );
  return (
    <>
      {due_at !== null && (
        <p className={styles.clock}>
          <span className={styles.hint}>{m['office.fair.office.due']()}</span> <Deadline at={due_at} />
        </p>
      )}
      {decided_at !== null && (
        <p className={styles.hint}>
          {decided_by === null
            ? m['office.fair.office.decided']()
            : m['office.fair.office.decidedBy']({ name: toPersonName(decided_by) })}{' '}
          <Instant at={decided_at} />
        </p>
      )}
      {reason !== '' && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      {badge_code !== null && (
        <p>
          <span className={styles.hint}>{m['office.fair.office.badge']()}</span>{' '}
          <bdi className={styles.code}>{badge_code}</bdi>
        </p>
      )}
      {entries.length > 0 && (
        <p className={styles.hint}>{m['office.fair.office.entries']({ count: entries.length })}</p>
      )}
      {isOwnRefusal && <p className={styles.hint}>{m['office.fair.office.appealToAnother']()}</p>}
      {mayDecide && !isOwnRefusal && ways.length > 0 && (
        <DecisionWays accreditation={accreditation} ways={ways} />
      )}
    </>
  );
}

function DecisionWays({
  accreditation,
  ways,
}: {
  accreditation: OfficeAccreditation;
  ways: readonly DecisionForm['to'][];
}) {
  const { id, version, person } = accreditation;
  const reader = { language: languageName(person.language) };
  const isBadgeOut = ways.every((to) => to === 'revoked');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const write = useOfficeWrite(OFFICE_ACCREDITATION_PATH);
  const decide = async (to: DecisionForm['to']) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    const outcome = await write<OfficeAccreditation>({
      method: 'POST',
      id,
      action: 'transition/',
      version,
      body: { to, reason: reason.trim() },
    });
    setIsBusy(false);
    if (outcome.kind === 'saved') {
      setReason('');
      showToast('success', m['office.fair.office.told']());
    } else if (outcome.kind === 'invalid') setError(outcome.fields.reason?.[0] ?? describeOutcome(outcome));
    else setError(describeOutcome(outcome));
  };
  return (
    <div className={styles.ways}>
      <TextArea
        label={isBadgeOut ? m['office.fair.office.revokeReason']() : m['office.fair.office.reason']()}
        name="reason"
        value={reason}
        maxLength={REASON_MAX_LENGTH}
        hint={
          isBadgeOut ? m['office.fair.office.revokeHint'](reader) : m['office.fair.office.reasonHint'](reader)
        }
        error={undefined}
        isOptional
        onChange={setReason}
      />
      <div role="alert">
        <FieldError id="decision-error" text={error} />
      </div>
      {ways.map((to, at) => (
        <button
          key={to}
          type="button"
          className={at === 0 && to === 'approved' ? buttons.button : buttons.quiet}
          aria-disabled={isBusy}
          onClick={() => void decide(to)}
        >
          {labelOf(WORDS, to)}
        </button>
      ))}
    </div>
  );
}
