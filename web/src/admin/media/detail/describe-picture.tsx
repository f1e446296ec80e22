import type { OfficeAsset } from '@press-room/contract/admin-assets';
import {
  assetDescriptionPath,
  type DescriptionOffer,
  type DescriptionProposal,
  PICTURE_CHARACTERS,
} from '@press-room/contract/asset-descriptions';
import { rightsOf } from '@press-room/contract/roles';
import type { TranslationOffer } from '@press-room/contract/translation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { getJson, postJson } from '../../../lib/api.ts';
import { useUser } from '../../../lib/auth.ts';
import type { Form } from '../../../lib/form.ts';
import { shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { describeCost } from '../../components/machine/describe-cost.ts';
import machine from '../../components/machine/machine.module.css';
import { markUnread } from '../../components/machine/mark-unread.ts';
import { useLeaving } from '../../components/machine/use-leaving.ts';
import { TEXTS, toValues, type Values } from './fields.ts';

const NAMES = ['alt_it', 'alt_en', 'caption_it', 'caption_en'] as const;
type Proposed = Partial<Record<(typeof NAMES)[number], string>>;

const toProposed = ({ alt, caption }: DescriptionProposal): Required<Proposed> => ({
  alt_it: alt.it,
  alt_en: alt.en,
  caption_it: caption.it,
  caption_en: caption.en,
});

interface DescribePictureProps {
  asset: OfficeAsset;
  form: Form<Values>;
}

/** Only for officers of the association, which pays for descriptions. */
export function DescribePicture(props: DescribePictureProps) {
  const user = useUser();
  return user && rightsOf(user).includes('asset.edit') && <Describe {...props} />;
}

/** Fills missing descriptions by machine. They are marked in the form; an officer reviews and saves them. */
function Describe({ asset, form }: DescribePictureProps) {
  const { data } = useQuery({
    queryKey: ['asset-description', asset.id],
    queryFn: ({ signal }) => getJson<DescriptionOffer>(assetDescriptionPath(asset.id), {}, signal),
  });
  const [isAsking, setIsAsking] = useState(false);
  const [proposed, setProposed] = useState<Proposed>({});
  const saved = toValues(asset);
  const unread = NAMES.filter(
    (name) => proposed[name] && form.values[name] === proposed[name] && saved[name] !== proposed[name],
  );
  useMarks(form.element, unread.join());
  const missing = NAMES.filter((name) => form.values[name].trim() === '');
  const take = (proposal: DescriptionProposal) => {
    const all = toProposed(proposal);
    const taken = Object.fromEntries(missing.map((name) => [name, all[name]]));
    setProposed(taken);
    form.change(taken);
  };
  if (!data?.offer) return null;
  return (
    <>
      {missing.length > 0 && (
        <button type="button" className={machine.ask} onClick={() => setIsAsking(true)}>
          {m['office.media.describe.ask']()}
        </button>
      )}
      {unread.length > 0 && (
        <p role="status" className={machine.unread}>
          {m['office.media.describe.unread']({
            fields: unread.map((name) => shownOf(TEXTS, name).label()).join(', '),
          })}
        </p>
      )}
      {isAsking && (
        <DescribeDialog
          asset={asset}
          offer={data.offer}
          onProposed={take}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Marks fields with unreviewed text. */
function useMarks(form: HTMLFormElement | null, names: string): void {
  useEffect(() => {
    const fields = names === '' ? [] : names.split(',');
    const areas = fields.flatMap((name) => form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? []);
    return markUnread(areas);
  }, [form, names]);
}

interface DescribeDialogProps {
  asset: OfficeAsset;
  offer: TranslationOffer;
  onProposed: (proposal: DescriptionProposal) => void;
  onClose: () => void;
}

function DescribeDialog({ asset, offer, onProposed, onClose }: DescribeDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const leaving = useLeaving();
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const { signal } = leaving();
    try {
      const { id, version } = asset;
      const path = assetDescriptionPath(id);
      const proposal = await postJson<DescriptionProposal>(path, {}, { version, signal });
      if (signal.aborted) return;
      onProposed(proposal);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error as Error);
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={m['office.media.describe.ask']()} onClose={onClose}>
      {/* Not a form: it is inside the form of the picture. */}
      <div className={machine.form}>
        <p>{m['office.media.describe.leaves']({ host: offer.host })}</p>
        <p className={machine.warning}>{m['office.media.describe.warning']()}</p>
        <p>{describeCost(PICTURE_CHARACTERS, offer)}</p>
        <p>{m['office.media.describe.after']()}</p>
        <Refusal error={failure} />
        <div className={machine.actions}>
          <button type="button" className={buttons.button} aria-disabled={isBusy} onClick={() => void send()}>
            {m['office.editor.machine.send']({ host: offer.host })}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
