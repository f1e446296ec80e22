import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { isFileKey } from '../../platform/storage/file-store.ts';
import type { Vault } from '../../platform/storage/vault.ts';
import type { Opening, Sealing } from './sealing.ts';

export const OBJECTS = 'objects';

const key = z.string().refine(isFileKey);

/** An object of a backup: its content, and its name in the vault. */
export const storedSchema = z.object({
  /** SHA-256 and length of the original content. */
  key,
  bytes: z.int().nonnegative(),
  object: z.string(),
  object_bytes: z.int().nonnegative(),
});
export type Stored = z.infer<typeof storedSchema>;

/** The content differs from the expected one. */
export class WrongBytes extends Error {}

/** `objects/plain/ab/KEY`, or `objects/age-…/ab/KEY.SEALED.age`: the name identifies the content. */
function nameObject({ folder, recipients }: Sealing, plain: string, sealed: string): string {
  const place = `${OBJECTS}/${folder}/${plain.slice(0, 2)}/${plain}`;
  return recipients.length === 0 ? place : `${place}.${sealed}.age`;
}

/** Parses the name of an object into its hashes before and after encryption; null for other names. */
export function readName(object: string): { key: string; sealed: string } | null {
  const [plain = '', sealed = plain] = object.slice(object.lastIndexOf('/') + 1).split('.');
  return isFileKey(plain) && isFileKey(sealed) ? { key: plain, sealed } : null;
}

interface Meter {
  bytes: number;
  key: string;
  through(source: Readable): Readable;
}

/** Hashes and counts a stream. */
function createMeter(): Meter {
  const hash = createHash('sha256');
  async function* measure(source: Readable): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      const piece = Buffer.from(chunk as Uint8Array);
      hash.update(piece);
      meter.bytes += piece.length;
      yield piece;
    }
    meter.key = hash.digest('hex');
  }
  const meter: Meter = {
    bytes: 0,
    key: '',
    through: (source) => Readable.from(measure(source), { objectMode: false }),
  };
  return meter;
}

/** Stores a source, replacing an existing object. @throws {WrongBytes} if it does not match `expected` */
export async function putObject(
  vault: Vault,
  sealing: Sealing,
  source: Readable,
  expected?: string,
): Promise<Stored> {
  const meter = createMeter();
  const stored = await vault.store(await sealing.seal(meter.through(source)), (received) => {
    if (expected !== undefined && meter.key !== expected) throw new WrongBytes(expected);
    return nameObject(sealing, meter.key, received.key);
  });
  return { key: meter.key, bytes: meter.bytes, object: stored.name, object_bytes: stored.bytes };
}

/** Original content of an object; the stream fails at its end if the bytes differ. @throws {WrongBytes} */
export async function openObject(
  vault: Vault,
  { object, key: expected }: Stored,
  open: Opening | null,
): Promise<Readable> {
  const source = vault.read(object);
  const meter = createMeter();
  const plain = meter.through(object.endsWith('.age') && open !== null ? await open(source) : source);
  async function* check(): AsyncGenerator<Uint8Array> {
    yield* plain;
    if (meter.key !== expected) throw new WrongBytes(object);
  }
  return Readable.from(check(), { objectMode: false });
}

/** Whether its bytes are unchanged; needs no key. */
export async function isAsWritten(vault: Vault, object: string): Promise<boolean> {
  const meter = createMeter();
  for await (const _ of meter.through(vault.read(object))) {
  }
  return meter.key === readName(object)?.sealed;
}
