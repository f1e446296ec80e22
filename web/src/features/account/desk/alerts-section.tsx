import { OWN_ALERTS_PATH, type OwnAlerts } from '@press-room/contract/alerts';
import type { Desk } from '@press-room/contract/desk';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { getJson } from '../../../lib/api.ts';
import { labelOf } from '../../../lib/labels.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';

const RHYTHMS = {
  now: m['alerts.rhythm.now'],
  daily: m['alerts.rhythm.daily'],
  weekly: m['alerts.rhythm.weekly'],
};

/** Active e-mail alerts. */
export function AlertsSection({ alerts }: Pick<Desk, 'alerts'>) {
  return (
    <Section title={m['account.desk.alerts']()} hint={m['account.desk.alertsHint']()}>
      {alerts.length === 0 && <p>{m['account.desk.alertsNone']()}</p>}
      {alerts.length > 0 && (
        <ul className={styles.list}>
          {alerts.map(({ id, about, rhythm }) => (
            <li key={id} className={styles.row}>
              <bdi className={styles.name}>{about}</bdi>
              <p className={styles.facts}>{labelOf(RHYTHMS, rhythm)}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.button}>
        <OwnAlertsButton />
      </div>
    </Section>
  );
}

/** Link to the page for changing e-mail alerts; people with several contacts select an address. */
export function OwnAlertsButton() {
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => getJson<OwnAlerts>(OWN_ALERTS_PATH),
    onSuccess: ({ pages: [first, ...others] }) => {
      if (first === undefined) showToast('success', m['alerts.mineNone']());
      else if (others.length === 0) location.assign(first.url);
    },
    onError: tellFailure,
  });
  if (data !== undefined && data.pages.length > 1)
    return data.pages.map(({ url, emails }) => (
      <a key={url} className={buttons.quiet} href={url}>
        {m['alerts.mine']()}
        {': '}
        <bdi>{emails.map(toReadableAddress).join(', ')}</bdi>
      </a>
    ));
  return (
    <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
      {m['alerts.mine']()}
    </button>
  );
}
