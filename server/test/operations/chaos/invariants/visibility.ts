import type { Whole } from '../ask.ts';
import { type Chronicle, MARKS, possibleBetween, type ReleaseState } from '../ledger.ts';
import type { Room } from '../room.ts';

/** Caches in other processes are notified of a change with a delay. */
const HEARS_LATE_MS = { sqlite: 0, postgres: 5000 };
const AWAY = 'database-away';

interface Stretch {
  /** Unix milliseconds, first and last. */
  earliest: number;
  latest: number;
}

/** Whether it is public at any instant of a period. Intentionally implemented separately here. */
export function isVisibleIn(
  { status, access, publish_at, embargo_until, expires_at }: ReleaseState,
  { earliest, latest }: Stretch,
): boolean {
  const isOut = status === 'published' || status === 'scheduled';
  if (!isOut || access !== 'public') return false;
  const from = Math.max(Date.parse(publish_at ?? ''), Date.parse(embargo_until ?? publish_at ?? ''));
  const until = expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at);
  return Math.max(from, earliest) <= latest && Math.max(from, earliest) < until;
}

/** Compares a public answer with the possible states of its releases meanwhile. */
export function judgeAnonymous(room: Room, path: string, answer: Whole): void {
  // An answer served while the database is unavailable is as old as its header says.
  const isOld = String(answer.headers['cache-status'] ?? '').includes(AWAY);
  const from =
    answer.from - (isOld ? (Number(answer.headers.age ?? 0) + 1) * 1000 + Math.abs(room.clock.ahead) : 0);
  for (const mark of new Set(answer.text.match(MARKS))) {
    const chronicle = room.ledger.find(mark);
    const what =
      chronicle === undefined ? 'nobody wrote it' : findFault(room, chronicle, { ...answer, since: from });
    if (what !== null) room.history.breach('visibility', `${path} showed ${mark}: ${what}`);
  }
}

/** Compares a file with the releases that contain it. */
export function judgeFile(room: Room, path: string, asset: number, answer: Whole): void {
  const faults = room.ledger
    .all()
    .map((chronicle) => findFault(room, chronicle, { ...answer, since: answer.from, asset }));
  // One visible release with the file is sufficient.
  if (!faults.includes(null)) room.history.breach('visibility', `${path} (asset ${asset}) was handed out`);
}

interface Asked {
  from: number;
  until: number;
  since: number;
  /** Only releases with this attachment. */
  asset?: number;
}

function findFault(
  { clock, engine }: Room,
  chronicle: Chronicle,
  { from, until, since, asset }: Asked,
): string | null {
  const possible = possibleBetween(chronicle, since, until, HEARS_LATE_MS[engine]).filter(
    ({ attachments }) => asset === undefined || attachments.includes(asset),
  );
  const stretches = clock.between(from, until);
  const isVisible = possible.some((state) => stretches.some((stretch) => isVisibleIn(state, stretch)));
  if (isVisible) return null;
  const now = stretches.map(({ earliest, latest }) =>
    [earliest, latest].map((each) => new Date(each).toISOString()),
  );
  return `it may only have been ${JSON.stringify(possible)} at ${JSON.stringify(now)} by the server's clock`;
}
