import { SOCIAL_CUT } from '@press-room/contract/assets';
import { m } from '../../../paraglide/messages.js';
import { type Framing, windowOf } from './frame.ts';
import styles from './framing.module.css';

/** The shapes that readers' screens give to pictures, and that of the file for social networks. */
const SHAPES = [
  { name: 'hero', label: m['office.media.framing.hero'], ratio: 16 / 9 },
  { name: 'card', label: m['office.media.framing.card'], ratio: 3 / 2 },
  { name: 'phone', label: m['office.media.framing.phone'], ratio: 1 },
  { name: 'social', label: m['office.media.framing.social'], ratio: SOCIAL_CUT.width / SOCIAL_CUT.height },
] as const;

/** Width by ratio, in hundredths of the line: two stand on each, at one height. */
const SHARE = 26;

interface FramePreviewsProps {
  /** Address of the whole picture. */
  src: string;
  /** Its width by its height. */
  shape: number;
  framing: Framing;
}

/** What becomes of the picture where readers meet it. */
export function FramePreviews({ src, shape, framing }: FramePreviewsProps) {
  return (
    <ul className={styles.previews} aria-label={m['office.media.framing.previews']()}>
      {SHAPES.map(({ name, label, ratio }) => {
        const { x, y, width, height } = windowOf(framing, shape, ratio);
        return (
          <li key={name} className={styles.preview} style={{ flex: `${ratio} 0 ${ratio * SHARE}%` }}>
            <div className={styles.window} style={{ aspectRatio: ratio }} dir="ltr">
              <img
                src={src}
                alt=""
                style={{
                  inlineSize: `${10_000 / width}%`,
                  blockSize: `${10_000 / height}%`,
                  insetInlineStart: `${(-100 * x) / width}%`,
                  insetBlockStart: `${(-100 * y) / height}%`,
                }}
              />
            </div>
            {label()}
          </li>
        );
      })}
    </ul>
  );
}
