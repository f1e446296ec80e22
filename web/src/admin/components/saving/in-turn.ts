interface Row {
  noun: string;
  id: number;
}
/** Versions that this browser has made one after another, with nobody between them. */
interface Run {
  since: number;
  stands: number;
  /** The last of them may not be done twice. */
  isOnce: boolean;
}

interface Write<Result> {
  row: Row;
  /** The version that it was made from. */
  said: number;
  /** What a double click would do twice: it is refused as stale, as it would be without this. */
  isOnce: boolean;
  send: (version: number) => Promise<Result>;
  /** What was answered, as far as it was done. */
  rowOf: (result: Result) => unknown;
}

/** How the writes of this browser on each row stand that has one under way. */
const runs = new Map<string, Promise<Run>>();

/**
 * Sends the writes of this browser on one row one after another. Two that were made from one version, as by leaving a field
 * with a press on a button, do not make each other stale: the second is sent upon what came of the first.
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

/** Of the row itself, where that is what was answered and not a part of it. */
const versionOf = ({ id }: Row, answer: unknown): number | null =>
  isRecord(answer) && answer.id === id ? answer.version : null;

/** A whole row, not just what a part of it answers. */
export const isRecord = (answer: unknown): answer is { id: number; version: number } =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'version' in answer;
