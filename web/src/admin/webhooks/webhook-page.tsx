import { WEBHOOK_PATH, type Webhook } from '@press-room/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toWebhook } from '../paths.ts';
import { DeliveryList } from './delivery-list.tsx';
import { standingOf } from './labels.ts';
import { SecretPanel } from './secret-panel.tsx';
import { TestButton } from './test-button.tsx';
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
  // What is written goes on from what was there when it was begun, whatever others save meanwhile.
  const [row, setRow] = useState(first);
  const held = usePermissions();
  const mayEdit = held.includes('webhook.edit');
  return (
    <OfficePage
      title={row.name}
      status={<StatusChip {...standingOf(row)} />}
      action={
        <>
          {mayEdit && <TestButton webhook={row} />}
          {held.includes('webhook.delete') && (
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
