import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { describeOutcome } from './describe-outcome.ts';
import { isRecord, sendInTurn } from './in-turn.ts';
import { type OfficeWrite, type Outcome, sendWrite } from './office-write.ts';
import { listsKey, officeRecordQuery } from './queries.ts';

/** A write to a noun: a row, a sub-resource of a row (`action`, such as `transition/`), or a new row. */
export type NounWrite = Omit<OfficeWrite, 'path'> & { id?: number; action?: string };
export type WriteNoun = <Answer>(write: NounWrite) => Promise<Outcome<Answer>>;

/**
 * Writes through the office API, and updates the cache after every outcome. It works after its screen has closed, as
 * for an undo.
 */
export function useOfficeWrite(noun: string): WriteNoun {
  const client = useQueryClient();
  return useMemo(() => buildWrite(client, noun), [client, noun]);
}

/** Writes for a button: one at a time. A refusal is shown as a toast, and null is returned. */
export function useOfficeAct(noun: string) {
  const write = useOfficeWrite(noun);
  const [isBusy, setIsBusy] = useState(false);
  const act = async <Answer>(call: NounWrite): Promise<{ row: Answer } | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    const outcome = await write<Answer>(call);
    setIsBusy(false);
    if (outcome.kind === 'saved') return outcome;
    showToast('error', describeOutcome(outcome));
    return null;
  };
  return { isBusy, act };
}

function buildWrite(client: QueryClient, noun: string): WriteNoun {
  return async <Answer>({ id, action = '', ...write }: NounWrite) => {
    const path = id === undefined ? noun : `${noun}${id}/${action}`;
    const send = (from: { version?: number }) => sendWrite<Answer>({ ...write, ...from, path });
    const { version, keepalive } = write;
    // Requests sent while the page is closed are not queued.
    const isAlone = id === undefined || version === undefined || keepalive;
    const outcome = await (isAlone
      ? send({})
      : sendInTurn({
          row: { noun, id },
          said: version,
          isOnce: write.method === 'POST',
          send: (stands) => send({ version: stands }),
          rowOf: toSaved,
        }));
    if (outcome.kind !== 'failed') settle(client, noun, id, outcome);
    return outcome;
  };
}

const toSaved = (outcome: Outcome<unknown>): unknown => (outcome.kind === 'saved' ? outcome.row : null);

function settle(client: QueryClient, noun: string, id: number | undefined, outcome: Outcome<unknown>): void {
  // Public lists and the dashboard can show the row: they are refetched when next shown, so that a save does not reload
  // the open editor.
  void client.invalidateQueries({ refetchType: 'none' });
  void client.invalidateQueries({ queryKey: listsKey(noun) });
  const row = outcome.kind === 'saved' ? outcome.row : outcome.kind === 'conflict' && outcome.current;
  if (isRecord(row) && (id === undefined || row.id === id))
    client.setQueryData(officeRecordQuery(noun, row.id).queryKey, row);
  else if (id !== undefined) {
    const { queryKey } = officeRecordQuery(noun, id);
    // A deleted row is only removed from the cache: its screen is about to close.
    if (outcome.kind === 'saved' && row === undefined) client.removeQueries({ queryKey, type: 'inactive' });
    else void client.invalidateQueries({ queryKey });
  }
}
