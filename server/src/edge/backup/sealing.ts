import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { OperatorError, reasonOf } from '../../platform/errors/operator-error.ts';
import { commandLine } from '../../platform/process/command-line.ts';

/** Encryption of a backup's content. */
export interface Sealing {
  /** Folder of objects encrypted for the same recipients, which can be reused. */
  folder: string;
  recipients: readonly string[];
  seal(plain: Readable): Promise<Readable>;
}

const OPEN: Sealing = { folder: 'plain', recipients: [], seal: async (plain) => plain };

/**
 * Encryption for these age recipients, none without recipients; `named`: where the operator configured them. @throws
 * {OperatorError}
 */
export function sealFor(recipients: readonly string[], named: string): Sealing {
  if (recipients.length === 0) return OPEN;
  const sorted = [...new Set(recipients)].toSorted();
  const encrypter = new Encrypter();
  for (const recipient of sorted) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new OperatorError(
        `${named}: ${recipient} is no recipient of age: check that it was copied completely; ${commandLine('backup', '--make-key FILE')} prints one.`,
      );
    }
  }
  const mark = createHash('sha256').update(sorted.join()).digest('hex').slice(0, 16);
  return {
    folder: `age-${mark}`,
    recipients: sorted,
    seal: async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain))),
  };
}

/** Decrypts, or passes unencrypted content through. */
export type Opening = (sealed: Readable) => Promise<Readable>;

/** Uses the secret keys in a file of `age-keygen`. @throws {OperatorError} */
export async function openWith(path: string): Promise<Opening> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`${path} cannot be read (${reasonOf(error)}).`);
  });
  const decrypter = new Decrypter();
  const keys = text.split('\n').flatMap((line) => (line.startsWith('AGE-SECRET-KEY-') ? [line.trim()] : []));
  if (keys.length === 0) throw new OperatorError(`${path} has no line that begins with AGE-SECRET-KEY-.`);
  for (const key of keys) {
    try {
      decrypter.addIdentity(key);
    } catch {
      throw new OperatorError(`A key in ${path} is incomplete.`);
    }
  }
  return async (sealed) => {
    const opened = await decrypter.decrypt(toWeb(sealed)).catch((error: unknown) => {
      if (!String(error).includes('no identity matched')) throw error;
      throw new OperatorError(`The key in ${path} is not one that this backup was sealed for.`);
    });
    return fromWeb(opened);
  };
}

/** A key in the format of `age-keygen`, and its recipient. */
export async function makeKey(now: Date): Promise<{ text: string; recipient: string }> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const lines = [`# created: ${now.toISOString()}`, `# public key: ${recipient}`, identity, ''];
  return { text: lines.join('\n'), recipient };
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
