import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRecord, sendInTurn } from './in-turn.ts';
import { type OfficeWrite, type Outcome, sendWrite } from './office-write.ts';
import { listsKey, officeRecordQuery } from './queries.ts';

/** A write on a noun: on one of its rows, on a part of that row (`action`, `transition/`), or a new row. */
export type NounWrite = Omit<OfficeWrite, 'path'> & { id?: number; action?: string };
export type WriteNoun = <Answer>(write: NounWrite) => Promise<Outcome<Answer>>;

/**
 * The one way to write through the office API: updates the cached data whatever the outcome. It may be called after its
 * screen has closed, as for an undo.
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
  // Lists of readers and the desk may show it too: they are refetched when next seen, other parts of the editor are
  // left alone while it saves.
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
