import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { MailingOfferProps } from './mailing-offer.tsx';

/** Not loaded for officers without the right to send. */
export const LateMailingOffer = lazyComponent<MailingOfferProps>(
  async () => (await import('./mailing-offer.tsx')).MailingOffer,
);
