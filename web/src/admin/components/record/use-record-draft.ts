import { useEffect, useState } from 'react';
import { getUser, useSignedInUser } from '../../../lib/auth.ts';
import { dropDraft, ownDraftKey, readDraft, writeDraft } from '../../../lib/draft.ts';
import { readSessionJson } from '../../../lib/storage.ts';

interface RecordDraft<Row> {
  key: string;
  /** What the writing began with: the row, or the one that was there when the draft was typed. */
  base: Row | null;
  read: <Values extends object>(stored: Values) => Values;
  /** From the row anew: what was typed is saved. */
  begin: () => void;
}

const toBaseKey = (key: string): string => `${key} base`;

/**
 * What is typed of a record, kept in this tab until it is saved or left. Who comes back to it goes on from the version
 * that it was typed upon, so that nothing of others is overwritten unseen.
 */
export function useRecordDraft<Row extends { id: number }>(
  noun: string,
  row: Row | null,
  isReadOnly: boolean,
): RecordDraft<Row> {
  const key = ownDraftKey(useSignedInUser().id, `${noun}${row?.id ?? 'new'}`);
  const [kept, setKept] = useState(() =>
    isReadOnly || readSessionJson(key) === null ? null : readSessionJson<Row>(toBaseKey(key)),
  );
  return {
    key,
    base: kept ?? row,
    read: (stored) => (isReadOnly ? stored : readDraft(key, stored)),
    begin: () => setKept(null),
  };
}

/** Keeps the base with the draft. Who leaves while signed in was asked; whose session ends comes back to it. */
export function useKeptBase<Row extends object>({ key, base }: RecordDraft<Row>, isDirty: boolean): void {
  useEffect(() => {
    if (isDirty && base !== null) writeDraft(toBaseKey(key), base);
    else dropDraft(toBaseKey(key));
  }, [key, base, isDirty]);
  useEffect(
    () => () => {
      if (getUser() === null) return;
      dropDraft(key);
      dropDraft(toBaseKey(key));
    },
    [key],
  );
}
