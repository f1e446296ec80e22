import { OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/admin-assets';
import { type MouseEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { useHold } from '../../../lib/leave.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { type Framing, NO_FRAMING, toPoint } from './frame.ts';
import { FramePreviews } from './frame-previews.tsx';
import styles from './framing.module.css';
import { FramingNumbers } from './framing-numbers.tsx';
import { Grips } from './grips.tsx';

/** Unsaved framing, and the file at the start of the edit. */
interface Draft {
  framing: Framing;
  base: OfficeAsset;
}

const framingOf = ({ focal_point, crop }: OfficeAsset): Framing => ({ focal_point, crop });
const isFramedAlike = (one: OfficeAsset, other: OfficeAsset): boolean =>
  JSON.stringify(framingOf(one)) === JSON.stringify(framingOf(other));

/** The original picture with the crop and the focal point. */
export function FramingField({ asset }: { asset: OfficeAsset }) {
  const { id, whole_url, picture, width, height } = asset;
  const write = useOfficeWrite(OFFICE_ASSET_PATH);
  const mayEdit = usePermissions().includes('asset.edit');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const hold = useHold(draft !== null);
  const framing = draft?.framing ?? framingOf(asset);
  const src = whole_url ?? picture?.renditions.findLast((each) => each.width <= 1280)?.url;
  if (src === undefined || !width || !height) return null;
  const send = async ({ framing: body, base }: Draft): Promise<void> => {
    const outcome = await write<OfficeAsset>({ method: 'PATCH', id, version: base.version, body });
    if (outcome.kind === 'saved') {
      // Later changes remain unsaved.
      setDraft((now) => (now === draft ? null : now));
      showToast('success', m['office.media.framing.saved']());
    } else if (outcome.kind === 'conflict' && isFramedAlike(outcome.current, base)) {
      // The other change concerns other fields.
      await send({ framing: body, base: outcome.current });
    } else {
      showToast('error', describeOutcome(outcome));
      // Saving again overwrites the current state.
      if (outcome.kind === 'conflict') setDraft((now) => now && { ...now, base: outcome.current });
    }
  };
  const save = async (wanted: Draft) => {
    setIsBusy(true);
    await send(wanted);
    setIsBusy(false);
  };
  const put = (next: Framing) => setDraft({ framing: next, base: draft?.base ?? asset });
  const change = (part: Partial<Framing>) => put({ ...framing, ...part });
  const handlePoint = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const point = {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
    change({ focal_point: toPoint(point) });
  };
  const isFramed = framing.crop !== null || framing.focal_point !== null;
  return (
    <section className={styles.framing} aria-labelledby="framing-title">
      <h2 id="framing-title" className={styles.title}>
        {m['office.media.framing.title']()}
      </h2>
      {mayEdit && <p className={styles.hint}>{m['office.media.framing.hint']()}</p>}
      <div className={styles.table} dir="ltr">
        <div
          className={styles.frame}
          style={{ aspectRatio: width / height, maxInlineSize: `calc(70vb * ${width / height})` }}
        >
          <button
            type="button"
            tabIndex={-1}
            disabled={!mayEdit}
            className={styles.whole}
            aria-label={m['office.media.framing.point']()}
            onClick={handlePoint}
          >
            <img src={src} alt="" />
          </button>
          <Grips framing={framing} isReadOnly={!mayEdit} onChange={change} />
        </div>
      </div>
      <FramePreviews src={src} shape={width / height} framing={framing} />
      {mayEdit && (
        <>
          <FramingNumbers framing={framing} onChange={change} />
          <div className={styles.tools}>
            <button
              type="button"
              className={buttons.button}
              disabled={draft === null || isBusy}
              onClick={() => draft && void save(draft)}
            >
              {m['office.media.framing.save']()}
            </button>
            {isFramed && (
              <button
                type="button"
                className={buttons.quiet}
                disabled={isBusy}
                onClick={() => put(NO_FRAMING)}
              >
                {m['office.media.framing.reset']()}
              </button>
            )}
            {draft !== null && (
              <button
                type="button"
                className={buttons.quiet}
                disabled={isBusy}
                onClick={() => setDraft(null)}
              >
                {m['account.cancel']()}
              </button>
            )}
          </div>
        </>
      )}
      <LeaveDialog hold={hold} />
    </section>
  );
}
