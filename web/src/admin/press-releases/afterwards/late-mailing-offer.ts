import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { MailingOfferProps } from './mailing-offer.tsx';

/** Who may send nothing never asks for it. */
export const LateMailingOffer = lazyComponent<MailingOfferProps>(
  async () => (await import('./mailing-offer.tsx')).MailingOffer,
);
