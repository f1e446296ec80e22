import { useEffect } from 'react';
import { dropDraft, writeDraft } from './draft.ts';
import type { Form } from './form.ts';
import { type LeaveHold, useHold } from './leave.ts';

type Draft = { isDirty: boolean; hold: LeaveHold; discard: () => void };

/** Stores unsaved input across a lock and a reload (`readDraft`), and asks before leaving. */
export function useDraft<Values extends object>(key: string, form: Form<Values>, stored: Values): Draft {
  const { values } = form;
  const isDirty = listTyped(values, stored).length > 0;
  useEffect(() => {
    if (isDirty) writeDraft(key, values);
    else dropDraft(key);
  }, [key, isDirty, values]);
  const discard = () => {
    dropDraft(key);
    form.reset(stored);
  };
  return { isDirty, hold: useHold(isDirty, discard), discard };
}

/** Fields that differ from the stored values. */
export const listTyped = <Values extends object>(values: Values, stored: Values): (keyof Values)[] =>
  (Object.keys(stored) as (keyof Values)[]).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]),
  );
