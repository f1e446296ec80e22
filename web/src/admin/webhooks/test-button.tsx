import { DELIVERY_PATH, type DeliveryRow, WEBHOOK_PATH, type Webhook } from '@press-room/contract/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { listsKey } from '../components/saving/queries.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';

/** Sends a call that says nothing, for whoever sets up the other side. */
export function TestButton({ webhook: { id, is_active, has_secret } }: { webhook: Webhook }) {
  const write = useOfficeWrite(WEBHOOK_PATH);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  if (!is_active || !has_secret) return null;
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await write<DeliveryRow>({ method: 'POST', id, action: 'test/' });
    setIsBusy(false);
    if (outcome.kind === 'saved') showToast('success', m['office.webhooks.tested']());
    else showToast('error', describeOutcome(outcome));
    void client.invalidateQueries({ queryKey: listsKey(DELIVERY_PATH) });
  };
  return (
    <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={() => void send()}>
      {m['office.webhooks.test']()}
    </button>
  );
}
