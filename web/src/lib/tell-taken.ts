import { COPY_PATH, type CopyForm, READ_PATH, type ReadForm } from '@press-room/contract/analytics';
import { useEffect } from 'react';
import { postJson } from './api.ts';

// The press office has numbers without names. Whether one arrives matters to nobody.
const tell = (path: string, what: object): void => {
  postJson(path, what, { keepalive: true }).catch(() => undefined);
};

/** Lets the press office know that something was copied. */
export const tellCopy = (copied: CopyForm): void => tell(COPY_PATH, copied);

/** What was told since the app was opened: who goes to the pictures and back still reads the same. */
const told = new Set<string>();

/**
 * Lets the press office know that something is read: once it is there and its window is looked at, so that neither robots
 * nor what is fetched ahead are counted.
 */
export function useTellRead(kind: keyof ReadForm, id: number | undefined): void {
  useEffect(() => {
    const key = `${kind} ${id}`;
    if (id === undefined || told.has(key)) return;
    const tellOnce = () => {
      if (document.visibilityState !== 'visible' || told.has(key)) return;
      told.add(key);
      tell(READ_PATH, { [kind]: id } satisfies ReadForm);
    };
    tellOnce();
    document.addEventListener('visibilitychange', tellOnce);
    return () => document.removeEventListener('visibilitychange', tellOnce);
  }, [kind, id]);
}
