import type { Crop } from '@press-room/contract/admin-assets';
import { formatNumber } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { type Framing, MIDDLE, setSide, toPoint, toStored, WHOLE } from './frame.ts';
import styles from './framing.module.css';
import { NumberField } from './number-field.tsx';

const SIDES = {
  x: m['office.media.framing.cropX'],
  y: m['office.media.framing.cropY'],
  width: m['office.media.framing.cropWidth'],
  height: m['office.media.framing.cropHeight'],
} satisfies Record<keyof Crop, () => string>;
const SIDE_NAMES = Object.keys(SIDES) as (keyof Crop)[];

interface FramingNumbersProps {
  framing: Framing;
  onChange: (part: Partial<Framing>) => void;
}

/** Crop and focal point as numbers; a live region announces every change. */
export function FramingNumbers({ framing, onChange }: FramingNumbersProps) {
  const crop = framing.crop ?? WHOLE;
  const focus = framing.focal_point ?? MIDDLE;
  return (
    <>
      <p role="status" className={styles.said}>
        {describe(framing)}
      </p>
      <details className={styles.numbers}>
        <summary>{m['office.media.framing.numbers']()}</summary>
        <div className={styles.fields}>
          {(['x', 'y'] as const).map((axis) => (
            <NumberField
              key={axis}
              name={`focus_${axis}`}
              label={axis === 'x' ? m['office.media.framing.focusX']() : m['office.media.framing.focusY']()}
              value={focus[axis]}
              onChange={(value) => onChange({ focal_point: toPoint({ ...focus, [axis]: value }) })}
            />
          ))}
          {SIDE_NAMES.map((side) => (
            <NumberField
              key={side}
              name={`crop_${side}`}
              label={labelOf(SIDES, side)}
              value={crop[side]}
              onChange={(value) => onChange({ crop: toStored(setSide(crop, side, value)) })}
            />
          ))}
        </div>
      </details>
    </>
  );
}

function describe({ focal_point, crop }: Framing): string {
  const focus =
    focal_point === null
      ? m['office.media.framing.saidMiddle']()
      : m['office.media.framing.saidFocus']({
          x: formatNumber(focal_point.x),
          y: formatNumber(focal_point.y),
        });
  if (crop === null) return `${focus} ${m['office.media.framing.saidWhole']()}`;
  const { x, y, width, height } = crop;
  const said = m['office.media.framing.saidCrop']({
    x: formatNumber(x),
    y: formatNumber(y),
    width: formatNumber(width),
    height: formatNumber(height),
  });
  return `${focus} ${said}`;
}
