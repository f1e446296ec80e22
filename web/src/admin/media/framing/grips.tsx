import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import {
  CORNERS,
  type Corner,
  cornerOf,
  type Framing,
  MIDDLE,
  moveCorner,
  moveCrop,
  toPoint,
  toStored,
  WHOLE,
} from './frame.ts';
import styles from './framing.module.css';
import { Grip } from './grip.tsx';

const LABELS: Record<Corner, () => string> = {
  topLeft: m['office.media.framing.topLeft'],
  topRight: m['office.media.framing.topRight'],
  bottomLeft: m['office.media.framing.bottomLeft'],
  bottomRight: m['office.media.framing.bottomRight'],
};

interface GripsProps {
  framing: Framing;
  isReadOnly: boolean;
  onChange: (part: Partial<Framing>) => void;
}

/** Crop and focal point on the picture. */
export function Grips({ framing, isReadOnly, onChange }: GripsProps) {
  const crop = framing.crop ?? WHOLE;
  const { x, y, width, height } = crop;
  const focus = framing.focal_point ?? (framing.crop ? { x: x + width / 2, y: y + height / 2 } : MIDDLE);
  return (
    <>
      <div className={styles.shade}>
        <div
          className={styles.crop}
          style={{
            insetInlineStart: `${x}%`,
            insetBlockStart: `${y}%`,
            inlineSize: `${width}%`,
            blockSize: `${height}%`,
          }}
        />
      </div>
      {!isReadOnly && (
        <>
          {CORNERS.map((corner) => (
            <Grip
              key={corner}
              kind="corner"
              label={labelOf(LABELS, corner)}
              at={cornerOf(crop, corner)}
              onMove={(to) => onChange({ crop: toStored(moveCorner(crop, corner, to)) })}
            />
          ))}
          {framing.crop && (
            <Grip
              kind="move"
              label={m['office.media.framing.move']()}
              at={{ x, y }}
              shownAt={{ x: x + width / 2, y }}
              onMove={(to) => onChange({ crop: moveCrop(crop, to) })}
            />
          )}
          <Grip
            kind="focus"
            label={m['office.media.framing.focus']()}
            at={focus}
            onMove={(to) => onChange({ focal_point: toPoint(to) })}
          />
        </>
      )}
    </>
  );
}
