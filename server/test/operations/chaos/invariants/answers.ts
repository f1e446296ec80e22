import type { Outcome } from '../../load.ts';
import type { Room } from '../room.ts';

/** Statuses that the contract allows while a database, disk or limit is failing. */
const HINDRANCES = [429, 503, 507];

interface Judged extends Extract<Outcome, { kind: 'whole' }> {
  refusals: readonly number[];
}

export function judgeAnswer(
  { history }: Room,
  name: string,
  { status, headers, text, refusals }: Judged,
): void {
  if (status < 400 || refusals.includes(status)) return;
  const told = `${name} was answered ${status}: ${text.slice(0, 300)}`;
  if (!HINDRANCES.includes(status)) {
    history.breach('answers', told);
    return;
  }
  // Answers to HEAD have no body.
  if (!name.startsWith('HEAD') && name.includes(' /api/') && !hasDetail(text))
    history.breach('answers', `${told}, without a sentence`);
  if (status === 503 && headers['retry-after'] === undefined)
    history.breach('answers', `${told}, without Retry-After`);
}

function hasDetail(text: string): boolean {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' && detail !== '';
  } catch {
    return false;
  }
}

/** Only a process that is ended may leave a request unanswered, and only S3 may leave a file incomplete. */
export function judgeBreak(
  { history, away, storageAway }: Room,
  name: string,
  { from, until, isLate }: { from: number; until: number; isLate: boolean },
): void {
  const isFile = name.startsWith('GET /media/');
  if (isLate) history.breach('answers', `${name} was never answered`);
  else if (!away.touch(from, until) && !(isFile && storageAway.touch(from, until)))
    history.breach('answers', `${name} broke off while no process had been ended`);
}
