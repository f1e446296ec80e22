import type { User } from '@press-room/contract/account';
import type { Consents } from '@press-room/contract/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { answerConsent, consentsQuery } from '../queries.ts';
import { PURPOSE_CONSEQUENCES, PURPOSE_TEXTS, PURPOSE_TITLES } from './labels.ts';
import styles from './own-choices.module.css';

type PurposeChoiceProps = { user: User; purpose: 'data_processing' | 'marketing'; consents: Consents };

/** One purpose, with the last answer and an equally easy way to change it. */
export function PurposeChoice({ user, purpose, consents }: PurposeChoiceProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: boolean) => answerConsent(user.id, { purpose, answer }),
    onSuccess: (answered) => client.setQueryData(consentsQuery(user.id).queryKey, answered),
  });
  const standing = consents.standing[purpose];
  const last = consents.history.find((entry) => entry.purpose === purpose);
  const name = labelOf(PURPOSE_TITLES, purpose);
  return (
    <div className={styles.purpose}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.soft}>{labelOf(PURPOSE_TEXTS, purpose)}</p>
      <p className={styles.standing} role="status">
        {standing !== null && <Icon name={standing ? 'check' : 'close'} size={20} />}
        {describeStanding(standing, last?.at)}
      </p>
      {standing === true && <p className={styles.soft}>{labelOf(PURPOSE_CONSEQUENCES, purpose)}</p>}
      <div className={styles.actions}>
        {standing !== true && (
          <button
            type="button"
            className={buttons.quiet}
            disabled={isPending}
            aria-label={`${m['privacy.give']()}: ${name}`}
            onClick={() => mutate(true)}
          >
            {m['privacy.give']()}
          </button>
        )}
        {standing !== false && (
          <button
            type="button"
            className={buttons.quiet}
            disabled={isPending}
            aria-label={`${standing ? m['privacy.withdraw']() : m['privacy.refuse']()}: ${name}`}
            onClick={() => mutate(false)}
          >
            {standing ? m['privacy.withdraw']() : m['privacy.refuse']()}
          </button>
        )}
      </div>
      <Refusal error={error} />
    </div>
  );
}

function describeStanding(standing: boolean | null, at: string | undefined): string {
  if (standing === null || at === undefined) return m['privacy.standing.none']();
  const date = formatOnDay(at);
  return standing ? m['privacy.standing.given']({ date }) : m['privacy.standing.refused']({ date });
}
