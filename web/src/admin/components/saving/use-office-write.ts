import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRecord, sendInTurn } from './in-turn.ts';
import { type OfficeWrite, type Outcome, sendWrite } from './office-write.ts';
import { listsKey, officeRecordQuery } from './queries.ts';

/** A write on a noun: on one of its rows, on a part of that row (`action`, `transition/`), or a new row. */
export type NounWrite = Omit<OfficeWrite, 'path'> & { id?: number; action?: string };
export type WriteNoun = <Answer>(write: NounWrite) => Promise<Outcome<Answer>>;

/**
 * The one way to write through the office's door: what this browser has read of it is put right whatever the outcome.
 * It may be called after its screen has gone, as an undo is.
 */
export function useOfficeWrite(noun: string): WriteNoun {
  const client = useQueryClient();
  return useMemo(() => buildWrite(client, noun), [client, noun]);
}

function buildWrite(client: QueryClient, noun: string): WriteNoun {
  return async <Answer>({ id, action = '', ...write }: NounWrite) => {
    const path = id === undefined ? noun : `${noun}${id}/${action}`;
    const send = (from: { version?: number }) => sendWrite<Answer>({ ...write, ...from, path });
    const { version, keepalive } = write;
    // What a page sends as it is left waits for nothing.
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
  // Readers' lists and the desk may show it too: they are asked for again when they are next seen, the editor's other
  // parts are left in peace while it saves.
  void client.invalidateQueries({ refetchType: 'none' });
  void client.invalidateQueries({ queryKey: listsKey(noun) });
  const row = outcome.kind === 'saved' ? outcome.row : outcome.kind === 'conflict' && outcome.current;
  if (isRecord(row) && (id === undefined || row.id === id))
    client.setQueryData(officeRecordQuery(noun, row.id).queryKey, row);
  else if (id !== undefined) {
    const { queryKey } = officeRecordQuery(noun, id);
    // What was deleted is only forgotten: its screen is about to be left.
    if (outcome.kind === 'saved' && row === undefined) client.removeQueries({ queryKey, type: 'inactive' });
    else void client.invalidateQueries({ queryKey });
  }
}
