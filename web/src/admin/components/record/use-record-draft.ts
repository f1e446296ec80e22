import { useEffect, useState } from 'react';
import { getUser, useSignedInUser } from '../../../lib/auth.ts';
import { dropDraft, ownDraftKey, readDraft, writeDraft } from '../../../lib/draft.ts';
import { readSessionJson } from '../../../lib/storage.ts';

interface RecordDraft<Row> {
  key: string;
  /** Base of the edit: the row, or the one that was loaded when the draft was typed. */
  base: Row | null;
  read: <Values extends object>(stored: Values) => Values;
  /** Restarts from the row after saving. */
  begin: () => void;
  /** Stores input made while a new record was created as the draft of that record. */
  handOver: (made: Row, values: object) => void;
}

const toBaseKey = (key: string): string => `${key} base`;

/**
 * Draft of a record, stored in this tab until it is saved or discarded. A restored draft keeps the version that it is
 * based on, so that changes by others are not overwritten silently.
 */
export function useRecordDraft<Row extends { id: number }>(
  noun: string,
  row: Row | null,
  isReadOnly: boolean,
): RecordDraft<Row> {
  const person = useSignedInUser().id;
  const toKey = (id: number | 'new'): string => ownDraftKey(person, `${noun}${id}`);
  const key = toKey(row?.id ?? 'new');
  const [kept, setKept] = useState(() =>
    isReadOnly || readSessionJson(key) === null ? null : readSessionJson<Row>(toBaseKey(key)),
  );
  return {
    key,
    base: kept ?? row,
    read: (stored) => (isReadOnly ? stored : readDraft(key, stored)),
    begin: () => setKept(null),
    handOver: ({ id }, values) => writeDraft(toKey(id), values),
  };
}

/** Stores the base with the draft. Leaving while signed in asks first; after the session ends the draft is restored. */
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
