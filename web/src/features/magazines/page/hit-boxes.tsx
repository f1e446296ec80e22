import { useLayoutEffect, useRef, useState } from 'react';
import type { Hit } from '../find/find-hits.ts';
import styles from './page-view.module.css';

type HitBoxesProps = {
  hits: readonly Hit[];
  currentHit: string | null;
  runs: readonly HTMLElement[];
};
/** In fractions of the page, so that zooming moves nothing. */
type HitBox = { key: string; part: number; left: number; top: number; width: number; height: number };

/** Highlights the hits, and scrolls to the current one. */
export function HitBoxes({ hits, currentHit, runs }: HitBoxesProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<HitBox[]>([]);
  useLayoutEffect(() => {
    const page = holder.current?.parentElement?.getBoundingClientRect();
    if (page) setBoxes(hits.flatMap((hit) => measureHit(hit, runs, page)));
  }, [hits, runs]);
  useLayoutEffect(() => {
    const current = holder.current?.children[boxes.findIndex(({ key }) => key === currentHit)];
    current?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }, [currentHit, boxes]);
  return (
    <div ref={holder} aria-hidden="true">
      {boxes.map(({ key, part, left, top, width, height }) => (
        <div
          key={`${key} ${part}`}
          className={styles.hit}
          data-current={key === currentHit}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      ))}
    </div>
  );
}

function measureHit(hit: Hit, runs: readonly HTMLElement[], page: DOMRect): HitBox[] {
  const [width, height] = [page.width / 100, page.height / 100];
  return hit.parts.flatMap(({ run, from, to }, part) => {
    const text = runs[run]?.firstChild;
    if (!(text instanceof Text)) return [];
    const range = document.createRange();
    range.setStart(text, Math.min(from, text.length));
    range.setEnd(text, Math.min(to, text.length));
    const box = range.getBoundingClientRect();
    if (box.width === 0) return [];
    return {
      key: hit.key,
      part,
      left: (box.left - page.left) / width,
      top: (box.top - page.top) / height,
      width: box.width / width,
      height: box.height / height,
    };
  });
}
