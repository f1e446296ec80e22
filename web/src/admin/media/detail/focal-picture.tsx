import { type FocalPoint, OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/office-assets';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Picture } from '../../../components/picture.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../office/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';
import styles from './asset-page.module.css';

const STEP = 5;
const MIDDLE: FocalPoint = { x: 50, y: 50 };
const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

const MOVES: Partial<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The picture with its focal point, which is set by pointing or with the arrow keys. */
export function FocalPicture({ asset }: { asset: OfficeAsset }) {
  const write = useOfficeWrite(OFFICE_ASSET_PATH);
  const mayEdit = usePermissions().includes('asset.edit');
  const [moved, setMoved] = useState<FocalPoint | null>(null);
  const point = moved ?? asset.focal_point ?? MIDDLE;
  const save = async (focal_point: FocalPoint) => {
    setMoved(focal_point);
    const { id, version } = asset;
    const outcome = await write<OfficeAsset>({ method: 'PATCH', id, version, body: { focal_point } });
    setMoved(null);
    if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
  };
  const handlePoint = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // Enter and space press the button where nobody points.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    void save({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setMoved({ x: within(point.x + move.x), y: within(point.y + move.y) });
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} dir="ltr">
        {asset.picture && <Picture picture={asset.picture} sizes="(max-width: 768px) 90vw, 420px" />}
        {mayEdit && asset.crop === null && (
          <button
            type="button"
            className={styles.pointer}
            aria-label={m['office.media.focus.label'](point)}
            onClick={handlePoint}
            onKeyDown={handleKey}
            onKeyUp={(event) => MOVES[event.key] && moved && void save(moved)}
          >
            <span
              className={styles.mark}
              style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
            />
          </button>
        )}
      </div>
      {mayEdit && <figcaption className={styles.hint}>{m['office.media.focus.hint']()}</figcaption>}
    </figure>
  );
}
