import { createHash, randomBytes } from 'node:crypto';
import { ASSET_UPLOAD_PATH } from '@press-room/contract/admin-assets';
import type { Whole } from '../ask.ts';
import { makeRandom } from '../random.ts';
import type { Room } from '../room.ts';
import { type AskSignedIn, openSession, pause } from './session.ts';

const TUS = { 'Tus-Resumable': '1.0.0' };
const PIECE_BYTES = 8 * 1024;
const PIECES = 3;
/** Sent to S3 in two parts. */
const LONG_PIECE_BYTES = 3 * 1024 * 1024;
const ONE_LONG_IN = 16;
/** Upload locked by others, deleted, or with another offset. */
const TUS_REFUSALS = [404, 409, 410, 423];

/** Uploads files in pieces, and resumes interrupted uploads. */
export async function upload(room: Room): Promise<void> {
  const random = makeRandom(room.seed, 'upload');
  const asOfficer = openSession(room);
  while (!room.isOver) {
    const isLong = room.storage !== null && random.below(ONE_LONG_IN) === 0;
    await sendOne(room, asOfficer, isLong ? LONG_PIECE_BYTES : PIECE_BYTES);
    await pause();
    // Uploads are rare compared with reads and writes.
    for (let rest = random.below(10); rest > 0; rest -= 1) await pause();
  }
}

/** Returns whether it was acknowledged. */
export async function sendOne(
  room: Room,
  asOfficer: AskSignedIn,
  pieceBytes = PIECE_BYTES,
): Promise<boolean> {
  // Text without repetitions: its hash detects missing and duplicate bytes.
  const bytes = new Uint8Array(Buffer.from(randomBytes((pieceBytes * PIECES) / 2).toString('hex')));
  const name = `figures-${room.causes.next++}.txt`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  room.causes.sent.set(name, sha256);
  const begun = await asOfficer({
    method: 'POST',
    path: ASSET_UPLOAD_PATH,
    headers: {
      ...TUS,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  if (begun.is !== 'acknowledged') return false;
  const path = new URL(begun.headers.location ?? '', room.origin).pathname;
  const done = await sendPieces(room, asOfficer, { path, bytes, pieceBytes });
  if (done === null) return false;
  const id = Number(done.headers['asset-id']);
  room.causes.files.set(sha256, { sha256, name, bytes: bytes.length, id });
  return true;
}

interface Sending {
  path: string;
  bytes: Uint8Array;
  pieceBytes: number;
}

/** Returns the answer to the last part; null: the upload no longer exists. */
async function sendPieces(
  room: Room,
  asOfficer: AskSignedIn,
  { path, bytes, pieceBytes }: Sending,
): Promise<Whole | null> {
  let offset = 0;
  let acknowledged = 0;
  while (!room.isOver) {
    const reply = await asOfficer({
      method: 'PATCH',
      path,
      headers: { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      body: bytes.subarray(offset, offset + pieceBytes),
      refusals: TUS_REFUSALS,
    });
    if (reply.is === 'acknowledged') {
      offset = Number(reply.headers['upload-offset']);
      acknowledged = offset;
      if (offset === bytes.length) return reply;
      continue;
    }
    const found = await asOfficer({ method: 'HEAD', path, headers: TUS, refusals: TUS_REFUSALS });
    // A complete upload has become a file, and its id was not received.
    if (found.is === 'refused' && [404, 410].includes(found.status)) return null;
    if (found.is !== 'acknowledged') continue;
    offset = Number(found.headers['upload-offset']);
    if (offset < acknowledged)
      room.history.breach('kept', `${path} has ${offset} bytes, ${acknowledged} were acknowledged`);
    if (offset === bytes.length) return null;
  }
  return null;
}
