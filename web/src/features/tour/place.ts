/** Rectangle in the window, in pixels from its upper left corner. */
export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };
type Point = { left: number; top: number };

const GAP = 16;
const MARGIN = 6;

/** Visible part of the target with a margin; null: outside the window. */
export function toSpotlight(target: Box, window: Size): Box | null {
  const left = Math.max(0, target.left - MARGIN);
  const top = Math.max(0, target.top - MARGIN);
  const width = Math.min(window.width, target.left + target.width + MARGIN) - left;
  const height = Math.min(window.height, target.top + target.height + MARGIN) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Position of the card: below, above or beside its target, or in the corner without space. */
export function placeCard(spotlight: Box | null, card: Size, window: Size): Point {
  const clamp = ({ left, top }: Point): Point => ({
    left: within(left, GAP, window.width - card.width - GAP),
    top: within(top, GAP, window.height - card.height - GAP),
  });
  if (!spotlight)
    return clamp({ left: (window.width - card.width) / 2, top: (window.height - card.height) / 2 });

  const { left, top, width, height } = spotlight;
  const isFarSide = left + width / 2 > window.width / 2;
  const aligned = isFarSide ? left + width - card.width : left;
  const below = top + height + GAP;
  const above = top - card.height - GAP;
  const after = left + width + GAP;
  const before = left - card.width - GAP;
  const rooms: [boolean, Point][] = [
    [below + card.height + GAP <= window.height, { left: aligned, top: below }],
    [above >= GAP, { left: aligned, top: above }],
    [after + card.width + GAP <= window.width, { left: after, top: top + GAP }],
    [before >= GAP, { left: before, top: top + GAP }],
  ];
  const room = rooms.find(([hasRoom]) => hasRoom)?.[1];
  return clamp(room ?? { left: window.width, top: window.height });
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
