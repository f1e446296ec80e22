interface Row {
  noun: string;
  id: number;
}
/** Consecutive versions made by this browser without changes by others. */
interface Run {
  since: number;
  stands: number;
  /** The last write may not be repeated. */
  isOnce: boolean;
}

interface Write<Result> {
  row: Row;
  /** Version that the write is based on. */
  said: number;
  /** Not repeatable, for example by a double click: a second one is refused as stale, as without the queue. */
  isOnce: boolean;
  send: (version: number) => Promise<Result>;
  /** Row in a successful answer. */
  rowOf: (result: Result) => unknown;
}

/** Running writes of this browser, by row. */
const runs = new Map<string, Promise<Run>>();

/**
 * Sends the writes of this browser on one row one after another. Two writes made from one version, as when a button
 * press leaves a field, do not conflict: the second uses the result of the first.
 */
export async function sendInTurn<Result>({ row, said, isOnce, send, rowOf }: Write<Result>): Promise<Result> {
  const key = `${row.noun}${row.id}`;
  const begun = goOn(runs.get(key), said, isOnce);
  const sending = begun.then(({ stands }) => send(stands));
  const run = sending.then(
    async (result) => {
      const { since, stands } = await begun;
      return { since, stands: versionOf(row, rowOf(result)) ?? stands, isOnce };
    },
    () => begun,
  );
  runs.set(key, run);
  try {
    return await sending;
  } finally {
    if (runs.get(key) === run) runs.delete(key);
  }
}

async function goOn(before: Promise<Run> | undefined, said: number, isOnce: boolean): Promise<Run> {
  const run = await before;
  const isWithin = run !== undefined && run.since <= said && said <= run.stands && !(run.isOnce && isOnce);
  return isWithin ? run : { since: said, stands: said, isOnce: false };
}

/** Version of the row, if the answer is the row itself and not a part of it. */
const versionOf = ({ id }: Row, answer: unknown): number | null =>
  isRecord(answer) && answer.id === id ? answer.version : null;

/** Whether the answer is a row with a version, and not a part of one. */
export const isRecord = (answer: unknown): answer is { id: number; version: number } =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'version' in answer;
