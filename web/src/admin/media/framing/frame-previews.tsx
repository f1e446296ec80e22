import { SOCIAL_CUT } from '@press-room/contract/assets';
import { m } from '../../../paraglide/messages.js';
import { type Framing, windowOf } from './frame.ts';
import styles from './framing.module.css';

/** All shapes to which public pages, social networks and embeds crop pictures; a test compares them. */
export const SHAPES = [
  { name: 'hero', label: m['office.media.framing.hero'], ratio: 3 / 2 },
  { name: 'list', label: m['office.media.framing.list'], ratio: 5 / 3 },
  { name: 'tablet', label: m['office.media.framing.tablet'], ratio: 4 / 3 },
  { name: 'phone', label: m['office.media.framing.phone'], ratio: 1 },
  { name: 'social', label: m['office.media.framing.social'], ratio: SOCIAL_CUT.width / SOCIAL_CUT.height },
  { name: 'embed', label: m['office.media.framing.embed'], ratio: 2 },
] as const;

interface FramePreviewsProps {
  /** Address of the uncropped picture. */
  src: string;
  /** Aspect ratio: width divided by height. */
  shape: number;
  framing: Framing;
}

/** Previews of the crops that readers see. */
export function FramePreviews({ src, shape, framing }: FramePreviewsProps) {
  return (
    <ul className={styles.previews} aria-label={m['office.media.framing.previews']()}>
      {SHAPES.map(({ name, label, ratio }) => {
        const { x, y, width, height } = windowOf(framing, shape, ratio);
        return (
          <li key={name} className={styles.preview} style={{ inlineSize: `calc(${ratio} * var(--preview))` }}>
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
