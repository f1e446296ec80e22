import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { bodyOf, type Reply } from '../ask.ts';
import { observe } from '../invariants/kept.ts';
import { type Chronicle, latest, type ReleaseState, toState } from '../ledger.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Room } from '../room.ts';
import { type AskSignedIn, openSession, pause } from './session.ts';

/** Maximum writes per release, which limits the length of its text. */
const WRITES = 30;
/** Time until the end of an embargo or of a release: some are reached normally, some by a jump of the clock. */
const SPAN_MS = [2000, 10_000, 45 * 60_000];
/** Another write was faster, or the scheduled instant is in the past. */
const REFUSALS = [400, 409, 412];

interface Change {
  /** Intended change of the current state. */
  wanted: Partial<ReleaseState>;
  path: string;
  method: string;
  body: object;
}

/** Officers who write their own releases and those of others. */
export async function writeReleases(room: Room, writer: number): Promise<void> {
  const random = makeRandom(room.seed, `writer ${writer}`);
  const asOfficer = openSession(room);
  const group = await findGroup(room, asOfficer);
  let own: Chronicle | null = null;
  while (!room.isOver) {
    if (room.isCalm) {
      await pause();
      continue;
    }
    if (own === null || (latest(own)?.state.version ?? 0) > WRITES) {
      own = await createRelease(room, asOfficer, group);
      continue;
    }
    const others = room.ledger
      .all()
      .filter(({ id }) => id !== null)
      .slice(-3);
    const chronicle: Chronicle = random.below(3) === 0 ? random.pick(others) : own;
    const state = await look(room, asOfficer, chronicle);
    if (state !== null) await write(room, asOfficer, { chronicle, state, random });
  }
}

async function findGroup(room: Room, asOfficer: AskSignedIn): Promise<number> {
  while (!room.isOver) {
    const list = await asOfficer({ path: `${OFFICE_PRESS_RELEASE_PATH}?format=datatables` });
    const [row] = list.is === 'acknowledged' ? bodyOf<{ data: OfficePressRelease[] }>(list).data : [];
    if (row !== undefined) return row.press_group.id;
  }
  return 0;
}

async function createRelease(
  room: Room,
  asOfficer: AskSignedIn,
  press_group: number,
): Promise<Chronicle | null> {
  const chronicle = room.ledger.begin();
  const text = (language: string) => ({
    title: `${chronicle.mark} ${language}`,
    abstract: '',
    body: '<p>Clay.</p>',
  });
  const body = { press_group, text: { it: text('Argilla'), en: text('Clay') } };
  const reply = await asOfficer({ method: 'POST', path: OFFICE_PRESS_RELEASE_PATH, body });
  if (reply.is !== 'acknowledged') return null;
  const row = bodyOf<OfficePressRelease>(reply);
  chronicle.id = row.id;
  observe(room, chronicle, { state: toState(row), ...reply });
  return chronicle;
}

/** Reads a release from the office. */
export async function look(
  room: Room,
  asOfficer: AskSignedIn,
  chronicle: Chronicle,
): Promise<ReleaseState | null> {
  if (chronicle.id === null) return null;
  const reply = await asOfficer({ path: officePressReleasePath(chronicle.id) });
  if (reply.is !== 'acknowledged') return null;
  const state = toState(bodyOf<OfficePressRelease>(reply));
  observe(room, chronicle, { state, from: reply.from, until: reply.until });
  return state;
}

interface Writing {
  chronicle: Chronicle;
  state: ReleaseState;
  random: Random;
}

async function write(
  room: Room,
  asOfficer: AskSignedIn,
  { chronicle, state, random }: Writing,
): Promise<void> {
  const token = room.ledger.nextToken();
  const change = chooseChange(room, { chronicle, state, random }, token);
  const isText = change.wanted.tokens !== undefined;
  const reply: Reply = await asOfficer({
    ...change,
    headers: { 'If-Match': `"${state.version}"` },
    refusals: REFUSALS,
  });
  if (reply.is === 'acknowledged') {
    const row = toState(bodyOf<OfficePressRelease>(reply));
    observe(room, chronicle, {
      state: row,
      from: reply.from,
      until: reply.until,
      ...(isText ? { token } : {}),
    });
  } else if (reply.is === 'refused') {
    if (isText) chronicle.refused.push(token);
  } else {
    const wanted = { ...state, ...change.wanted, version: state.version + 1 };
    chronicle.doubts.push({ state: wanted, from: reply.from, until: Number.POSITIVE_INFINITY });
  }
}

function chooseChange(room: Room, { chronicle, state, random }: Writing, token: string): Change {
  const path = officePressReleasePath(chronicle.id ?? 0);
  const patch = (body: object, wanted: Partial<ReleaseState>): Change => ({
    method: 'PATCH',
    path,
    body,
    wanted,
  });
  const now = room.clock.now();
  const file = random.pick([...room.causes.files.values(), null]);
  switch (random.below(9)) {
    case 0:
      return toNextStatus(state, path, new Date(now.getTime() + random.pick(SPAN_MS)));
    case 1: {
      const embargo_until = new Date(now.getTime() + random.pick(SPAN_MS)).toISOString();
      return patch({ embargo_until }, { embargo_until });
    }
    case 2:
      return patch({ embargo_until: null }, { embargo_until: null });
    case 3: {
      const access = state.access === 'press' ? 'public' : 'press';
      return patch({ access }, { access });
    }
    case 4: {
      const expires_at = new Date(now.getTime() + random.pick(SPAN_MS)).toISOString();
      return patch({ expires_at }, { expires_at });
    }
    case 5:
      return patch({ expires_at: null }, { expires_at: null });
    case 6:
      if (file !== null) return patch({ attachments: [file.id] }, { attachments: [file.id] });
  }
  const it = `${state.tokens.it} ${token}`.trim();
  const en = `${state.tokens.en} ${token}`.trim();
  return patch({ text: { it: { abstract: it }, en: { abstract: en } } }, { tokens: { it, en } });
}

/** Publishes at once or later, or withdraws. */
function toNextStatus({ status, version }: ReleaseState, path: string, later: Date): Change {
  const isScheduled = status === 'draft' && version % 2 === 0;
  const to = status === 'published' ? 'archived' : isScheduled ? 'scheduled' : 'published';
  const publish_at = later.toISOString();
  return {
    method: 'POST',
    path: `${path}transition/`,
    body: isScheduled ? { to, publish_at } : { to },
    // The server's clock decides when it appears.
    wanted: { status: to, publish_at: isScheduled ? publish_at : new Date(0).toISOString() },
  };
}
