import { DELIVERY_PATH, type DeliveryRow, WEBHOOK_PATH, type Webhook } from '@press-room/contract/webhooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import buttons from '../../components/button.module.css';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { listsKey, officeRecordQuery } from '../components/saving/queries.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import { OFFICE_PATHS, toWebhook } from '../paths.ts';
import { DeliveryList } from './delivery-list.tsx';
import { statusOf } from './labels.ts';
import { SecretPanel } from './secret-panel.tsx';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhooks.module.css';

export function WebhookPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewWebhook /> : <OneWebhook key={id} id={Number(id)} />;
}

function NewWebhook() {
  const mayCreate = usePermissions().includes('webhook.create');
  return (
    <OfficePage title={m['office.webhooks.new']()}>
      <WebhookForm row={null} isReadOnly={!mayCreate} onSaved={({ id }) => navigate(toWebhook(id))} />
    </OfficePage>
  );
}

function OneWebhook({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<Webhook>(WEBHOOK_PATH, id));
  if (data) return <Loaded first={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ first }: { first: Webhook }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(first);
  const permissions = usePermissions();
  const mayEdit = permissions.includes('webhook.edit');
  return (
    <OfficePage
      title={row.name}
      status={<StatusChip {...statusOf(row)} />}
      action={
        <>
          {mayEdit && <TestButton webhook={row} />}
          {permissions.includes('webhook.delete') && (
            <DeleteButton
              noun={WEBHOOK_PATH}
              row={row}
              name={row.name}
              text={m['office.webhooks.deleteText']()}
              onDeleted={() => navigate(OFFICE_PATHS.webhooks, { replace: true })}
            />
          )}
        </>
      }
    >
      <WebhookForm row={row} isReadOnly={!mayEdit} onSaved={setRow} />
      {mayEdit && <SecretPanel webhook={row} onRenewed={setRow} />}
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
