import { COPY_PATH, type CopyForm, READ_PATH, type ReadForm } from '@press-room/contract/analytics';
import { useEffect } from 'react';
import { postJson } from './api.ts';
import { getUser } from './auth.ts';

// Anonymous statistics: a lost request is ignored.
const tell = (path: string, what: object): void => {
  postJson(path, what, { keepalive: true }).catch(() => undefined);
};

/** Reports to the press office that something was copied. */
export const tellCopy = (copied: CopyForm): void => tell(COPY_PATH, copied);

/** Visits by user since the app was opened: returning to a record is the same visit. */
const told = new Set<string>();

/** Reports a visit once the content is loaded and the window is visible, so that robots and prefetches do not count. */
export function useTellRead(kind: keyof ReadForm, id: number | undefined): void {
  useEffect(() => {
    const key = `${getUser()?.id} ${kind} ${id}`;
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
