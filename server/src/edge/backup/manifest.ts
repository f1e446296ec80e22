import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import type { Vault } from '../../platform/storage/vault.ts';
import { type Stored, storedSchema } from './objects.ts';

const BACKUPS = 'backups';

/** First line; each further line is a file. */
const headSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  made_at: z.iso.datetime(),
  /** The same for all backups of one press room. */
  press_room: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Last migration of its database. */
  migration: z.string(),
  recipients: z.array(z.string()),
  database: storedSchema,
  /** Null if SECRET_KEY is set. */
  secret: storedSchema.nullable(),
  files: z.int(),
  /** Size of all its files, as stored. */
  bytes: z.int(),
  /** Files named by rows but missing in the storage. */
  missing: z.array(z.string()),
});
export type Head = z.infer<typeof headSchema>;

/** A manifest in a vault. */
export interface ManifestFile {
  /** Name of the backup: the instant at which it was made. */
  name: string;
  path: string;
  sha256: string;
}

/** A manifest that differs from what was written. */
export class DamagedManifest extends OperatorError {
  constructor(path: string) {
    super(`${path} is damaged: what belongs to that backup cannot be told.`);
  }
}

/** Valid as a file name, and sorted by time. */
export const nameBackup = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

/** Instant from its name. */
export const readInstant = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

/** Oldest first. */
export async function listManifests(vault: Vault): Promise<ManifestFile[]> {
  const found: ManifestFile[] = [];
  for await (const { name: path } of vault.list(BACKUPS)) {
    const [, name, sha256] = /^backups\/([^./]+)\.([0-9a-f]{64})\.ndjson$/.exec(path) ?? [];
    if (name !== undefined && sha256 !== undefined) found.push({ name, path, sha256 });
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * `lines` contains the lines of its files. The manifest appears when it is complete; before that the backup does not
 * exist.
 */
export async function writeManifest(vault: Vault, head: Head, lines: string): Promise<void> {
  async function* write(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(toLine(head));
    yield* createReadStream(lines);
  }
  await vault.store(Readable.from(write(), { objectMode: false }), ({ key }) =>
    [BACKUPS, `${head.name}.${key}.ndjson`].join('/'),
  );
}

export const toLine = (value: Head | Stored): string => `${JSON.stringify(value)}\n`;

/**
 * The head, and an iterator of the files that can be read once.
 * @throws {DamagedManifest} here, or at the end of the files
 */
export async function readManifest(
  vault: Vault,
  manifest: ManifestFile,
): Promise<{ head: Head; files: AsyncIterable<Stored> }> {
  const lines = readLines(vault, manifest);
  const first = await lines.next();
  const head = headSchema.safeParse(first.done === true ? null : parseLine(first.value));
  if (!head.success) throw new DamagedManifest(manifest.path);
  async function* files(): AsyncGenerator<Stored> {
    for await (const line of lines) {
      const stored = storedSchema.safeParse(parseLine(line));
      if (!stored.success) throw new DamagedManifest(manifest.path);
      yield stored.data;
    }
  }
  return { head: head.data, files: files() };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function* readLines(vault: Vault, { path, sha256 }: ManifestFile): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of vault.read(path)) {
    hash.update(chunk as Uint8Array);
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (hash.digest('hex') !== sha256) throw new DamagedManifest(path);
}
