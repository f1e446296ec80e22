import { useRef } from 'react';

const PAUSE_MS = 600;

/** Collects letters typed in quick succession; the same letter again starts anew, so that it goes on to the next. */
export function useTyped(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    if (key.length !== 1) return '';
    const now = performance.now();
    const { text, at } = typed.current;
    const isGoingOn = now - at < PAUSE_MS && text !== key;
    typed.current = { text: isGoingOn ? text + key : key, at: now };
    return typed.current.text;
  };
}
