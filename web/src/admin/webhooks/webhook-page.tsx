import { DELIVERY_PATH, type DeliveryRow, WEBHOOK_PATH, type Webhook } from '@press-room/contract/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import buttons from '../../components/button.module.css';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { listsKey } from '../components/saving/queries.ts';
import { useOfficeAct } from '../components/saving/use-office-write.ts';
import { OFFICE_PATHS, toWebhook } from '../paths.ts';
import { DeliveryList } from './delivery-list.tsx';
import { statusOf } from './labels.ts';
import { SecretPanel } from './secret-panel.tsx';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhooks.module.css';

export const WebhookPage = () => (
  <RecordPage<Webhook>
    noun={WEBHOOK_PATH}
    fresh={
      <NewRecord
        title={m['office.webhooks.new']()}
        permission="webhook.create"
        Form={WebhookForm}
        toRecord={toWebhook}
      />
    }
  >
    {(screen) => <WebhookScreen {...screen} />}
  </RecordPage>
);

function WebhookScreen({ row, onSaved }: ScreenProps<Webhook>) {
  const permissions = usePermissions();
  const mayEdit = permissions.includes('webhook.edit');
  return (
    <OfficePage
      title={row.name}
      status={<StatusChip {...statusOf(row)} />}
      action={
        <>
          {mayEdit && <TestButton webhook={row} />}
          <DeleteButton
            permission="webhook.delete"
            noun={WEBHOOK_PATH}
            row={row}
            name={row.name}
            text={m['office.webhooks.deleteText']()}
            backTo={OFFICE_PATHS.webhooks}
          />
        </>
      }
    >
      <WebhookForm row={row} isReadOnly={!mayEdit} onSaved={onSaved} />
      {mayEdit && <SecretPanel webhook={row} onRenewed={onSaved} />}
      <section className={styles.part} aria-labelledby="webhook-deliveries">
        <h2 id="webhook-deliveries" className={styles.title}>
          {m['office.webhooks.deliveries']()}
        </h2>
        <DeliveryList webhook={row} />
      </section>
    </OfficePage>
  );
}

/** Sends a test event, to check the other system. */
function TestButton({ webhook: { id, is_active, has_secret } }: { webhook: Webhook }) {
  const { isBusy, act } = useOfficeAct(WEBHOOK_PATH);
  const client = useQueryClient();
  if (!is_active || !has_secret) return null;
  const send = async () => {
    const saved = await act<DeliveryRow>({ method: 'POST', id, action: 'test/' });
    if (saved) showToast('success', m['office.webhooks.tested']());
    void client.invalidateQueries({ queryKey: listsKey(DELIVERY_PATH) });
  };
  return (
    <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={() => void send()}>
      {m['office.webhooks.test']()}
    </button>
  );
}
