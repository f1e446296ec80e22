import { useEffect, useEffectEvent } from 'react';

type PageKeys = {
  /** Goes to the first or last page, or forwards or backwards by one. */
  toPage: (to: 'first' | 'last' | 1 | -1) => void;
  find: () => void;
  /** Closes an open part of the reader; false if there was none. */
  leave: () => boolean;
};
type ZoomKeys = { smaller: () => void; larger: () => void; usual: () => void };

/** Listens to the whole document: while the reader is open, nothing else has the focus. */
function useKeys(handle: (event: KeyboardEvent) => boolean): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && handle(event)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

export function useReaderKeys({ toPage, find, leave }: PageKeys): void {
  useKeys((event) => {
    if (event.key === 'Escape') return leave();
    if (isCommand(event)) {
      if (event.key.toLowerCase() !== 'f') return false;
      find();
      return true;
    }
    const to = isTyping(event) ? undefined : turnOf(event.key);
    if (to === undefined) return false;
    toPage(to);
    return true;
  });
}

export function useZoomKeys({ smaller, larger, usual }: ZoomKeys): void {
  useKeys((event) => {
    if (isTyping(event) && !isCommand(event)) return false;
    if (event.key === '+' || event.key === '=') larger();
    else if (event.key === '-') smaller();
    else if (event.key === '0') usual();
    else return false;
    return true;
  });
}

const isCommand = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey;
const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement;

/** The arrow in the reading direction of the interface goes forward. */
function turnOf(key: string): 'first' | 'last' | 1 | -1 | undefined {
  const isMirrored = document.documentElement.dir === 'rtl';
  const turns: Record<string, 'first' | 'last' | 1 | -1> = {
    ArrowRight: isMirrored ? -1 : 1,
    ArrowLeft: isMirrored ? 1 : -1,
    PageDown: 1,
    PageUp: -1,
    Home: 'first',
    End: 'last',
  };
  return turns[key];
}
