import buttons from '../../../components/button.module.css';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { BeginMailing } from '../../components/begin-mailing.tsx';
import panels from '../panels/panels.module.css';

const TEXTS = {
  correction: m['office.mailings.offer.correction'],
  withdrawal: m['office.mailings.offer.withdrawal'],
};

export interface MailingOfferProps {
  release: number;
  kind: keyof typeof TEXTS;
  onClose: () => void;
}

/** Offers to mail everybody who has the corrected or withdrawn release. */
export const MailingOffer = ({ release, kind, onClose }: MailingOfferProps) => (
  <>
    <p>{labelOf(TEXTS, kind)}</p>
    <div className={panels.actions}>
      <BeginMailing about={{ press_release: release }} kind={kind} isMain />
      <button type="button" className={buttons.quiet} onClick={onClose}>
        {m['office.mailings.offer.notNow']()}
      </button>
    </div>
  </>
);
