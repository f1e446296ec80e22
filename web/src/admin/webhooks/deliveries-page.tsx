import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeliveryList } from './delivery-list.tsx';

/** Calls to other systems: webhooks and hubs. */
export function DeliveriesPage() {
  return (
    <OfficePage title={m['office.webhooks.allDeliveries']()}>
      <DeliveryList webhook={null} />
    </OfficePage>
  );
}
