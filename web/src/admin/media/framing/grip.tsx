import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point } from './frame.ts';
import styles from './framing.module.css';

const STEP = 1;
const LARGE_STEP = 10;
const MOVES: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface GripProps {
  label: string;
  kind: 'focus' | 'corner' | 'move';
  at: Point;
  /** Displayed position, if different. */
  shownAt?: Point;
  onMove: (to: Point) => void;
}

/** Handle on the picture, moved by dragging or with the arrow keys; Shift makes larger steps. */
export function Grip({ label, kind, at, shownAt = at, onMove }: GripProps) {
  const held = useRef<{ from: Point; at: Point } | null>(null);
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { from: { x: event.clientX, y: event.clientY }, at };
  };
  const handleMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (held.current === null || !box) return;
    const { from, at: before } = held.current;
    onMove({
      x: before.x + ((clientX - from.x) / box.width) * 100,
      y: before.y + ((clientY - from.y) / box.height) * 100,
    });
  };
  const handleUp = () => {
    held.current = null;
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: at.x + move.x * step, y: at.y + move.y * step });
  };
  return (
    <button
      type="button"
      className={styles.grip}
      data-kind={kind}
      aria-label={label}
      title={label}
      style={{ insetInlineStart: `${shownAt.x}%`, insetBlockStart: `${shownAt.y}%` }}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onKeyDown={handleKey}
    />
  );
}
