import { OWN_ALERTS_PATH } from '@press-room/contract/alerts';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { getJson } from '../../../lib/api.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';

/** Leads to the page on which one changes what comes by e-mail. */
export function OwnAlertsButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getJson<{ url: string | null }>(OWN_ALERTS_PATH),
    onSuccess: ({ url }) =>
      url === null ? showToast('success', m['alerts.mineNone']()) : location.assign(url),
    onError: tellFailure,
  });
  return (
    <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
      {m['alerts.mine']()}
    </button>
  );
}
