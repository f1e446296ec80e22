import { type Chronicle, latest, type ReleaseState } from '../ledger.ts';
import type { Room } from '../room.ts';

interface Seen {
  state: ReleaseState;
  /** Times of request and answer, by the true clock. */
  from: number;
  until: number;
  /** Token that the client wrote with it, if any. */
  token?: string;
}

/** Records an office answer about a release and checks it against all earlier ones. */
export function observe(room: Room, chronicle: Chronicle, { state, from, until, token }: Seen): void {
  const { version } = state;
  const before = chronicle.known.get(version);
  const told = JSON.stringify(state);
  const name = `${chronicle.mark} (release ${chronicle.id})`;
  if (before !== undefined && JSON.stringify(before.state) !== told)
    room.history.breach(
      'kept',
      `version ${version} of ${name} was two things: ${JSON.stringify(before.state)} and ${told}`,
    );
  const last = latest(chronicle);
  const undone = chronicle.acknowledged.find((each) => each.version > version && each.at < from);
  if (undone !== undefined)
    room.history.breach('kept', `${name} fell back to version ${version} after ${undone.version} was told`);
  if (before === undefined) {
    // The start of another client's change is unknown.
    const since = token === undefined ? Math.min(last?.from ?? from, from) : from;
    chronicle.known.set(version, { state, from: since, until: Number.POSITIVE_INFINITY });
  }
  for (const each of [...chronicle.known.values(), ...chronicle.doubts])
    if (each.state.version < version) each.until = Math.min(each.until, until);
  // A doubtful write is settled whether it became this version or did not.
  for (const doubt of chronicle.doubts)
    if (doubt.state.version <= version) doubt.until = Math.min(doubt.until, until);
  if (token !== undefined) chronicle.acknowledged.push({ token, version, at: until });
  judgeText(room, chronicle, state);
}

function judgeText({ history }: Room, chronicle: Chronicle, { version, tokens }: ReleaseState): void {
  const { mark, acknowledged, refused } = chronicle;
  if (tokens.it !== tokens.en)
    history.breach('nothingHalf', `version ${version} of ${mark} is half: ${JSON.stringify(tokens)}`);
  const words = tokens.it.split(' ').filter(Boolean);
  const lost = acknowledged.find((each) => each.version <= version && !words.includes(each.token));
  if (lost !== undefined)
    history.breach(
      'kept',
      `${lost.token} of version ${lost.version} is lost in version ${version} of ${mark}`,
    );
  const half = refused.find((token) => words.includes(token));
  if (half !== undefined)
    history.breach('nothingHalf', `${half} was refused and stands in version ${version} of ${mark}`);
  if (new Set(words).size !== words.length)
    history.breach('kept', `something stands twice in version ${version} of ${mark}: ${tokens.it}`);
}
