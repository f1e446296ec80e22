import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { listReferredKeys } from '../core/files/file-references.ts';
import { type LastBackup, lastBackupSchema, recordBackup } from '../edge/backup/last-backup.ts';
import { type MadeBackup, makeBackup } from '../edge/backup/make-backup.ts';
import { DamagedManifest } from '../edge/backup/manifest.ts';
import { chooseBackup, openForBackups, readPlace } from '../edge/backup/place.ts';
import { prune } from '../edge/backup/prune.ts';
import { makeKey, sealFor } from '../edge/backup/sealing.ts';
import { verifyBackup } from '../edge/backup/verify.ts';
import { inWorkFolder } from '../edge/backup/work-folder.ts';
import { STEP_NAMES } from '../platform/db/migrations/registry.ts';
import { OperatorError, reasonOf, tellRefusals } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { openStore } from '../platform/storage/open-store.ts';
import type { Vault } from '../platform/storage/vault.ts';
import type { Command, CommandCall } from './command.ts';

const USAGE = `Usage: ${commandLine('backup', '--to FOLDER|s3://… [--recipient age1…] [--keep NUMBER] [--keep-days DAYS] [--verify]')}, or ${commandLine('backup', '--make-key FILE')}`;

const count = z.coerce.number().int().min(1).optional();
const valuesSchema = z.object({
  to: z.string().optional(),
  recipient: z.array(z.string()).optional(),
  keep: count,
  'keep-days': count,
  verify: z.boolean().default(false),
  'make-key': z.string().min(1).optional(),
});

function readArguments(args: readonly string[]): z.infer<typeof valuesSchema> {
  try {
    const type = 'string';
    const options = {
      to: { type },
      recipient: { type, multiple: true },
      keep: { type },
      'keep-days': { type },
      verify: { type: 'boolean' },
      'make-key': { type },
    } as const;
    return valuesSchema.parse(parseArgs({ args: [...args], options }).values);
  } catch {
    throw new OperatorError(USAGE);
  }
}

const doneSchema = z.object({
  backup: lastBackupSchema,
  missing: z.array(z.string()),
  /** Problems of an otherwise complete backup. */
  complaints: z.array(z.string()),
});

/** Copies all data to another location while the server runs. */
export const backup: Command = {
  beside: async (call) => {
    const { 'make-key': keyFile, ...wanted } = readArguments(call.arguments);
    if (keyFile === undefined) {
      return tellRefusals(
        () => backUp(call, wanted),
        (words) => `No backup was made (${words}): those before it are whole, and the next one goes on.`,
      );
    }
    await writeKey(call, keyFile);
    return null;
  },
  // If a server uses the database, it records the backup.
  run: async ({ database, input }) => {
    const { backup, missing, complaints } = doneSchema.parse(JSON.parse(input ?? ''));
    // Files erased meanwhile are not missing.
    const missed = await listReferredKeys(database.db, missing);
    await database.db
      .transaction()
      .execute((trx) => recordBackup(trx, { ...backup, missing_files: missed.size }));
    requireNothing([...complaints, ...tellMissed([...missed])]);
  },
};

const tellMissed = (keys: readonly string[]): string[] =>
  keys.length === 0
    ? []
    : [
        `The backup is there, but the storage lacks files that the database names, or has other bytes: ${keys.join(', ')}.`,
      ];

function requireNothing(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new OperatorError(complaints.join('\n'));
}

type Wanted = Omit<z.infer<typeof valuesSchema>, 'make-key'>;

function backUp(call: CommandCall, wanted: Wanted): Promise<string | null> {
  const { config, now, folder: cwd, print } = call;
  const place = readPlace(config, { option: '--to', value: wanted.to, folder: cwd });
  const sealing =
    wanted.recipient === undefined
      ? sealFor(config.BACKUP_RECIPIENTS, 'BACKUP_RECIPIENTS')
      : sealFor(wanted.recipient, '--recipient');
  return inWorkFolder(config, async (folder) => {
    const vault = await openForBackups(config, place, folder);
    const store = await openStore(config);
    const made = await makeBackup({ config, store, vault, sealing, now, folder });
    tell(made, vault, print);
    const complaints = wanted.verify ? await readThrough(vault, made, print) : [];
    const isVerified = wanted.verify && complaints.length === 0;
    const { head } = made;
    // Otherwise older backups may contain the only copy.
    if (head.missing.length === 0 && complaints.length === 0) {
      complaints.push(...(await tidy(vault, wanted, call)));
    }
    const backup: LastBackup = {
      name: head.name,
      made_at: head.made_at,
      target: vault.address,
      files: head.files,
      missing_files: head.missing.length,
      bytes: head.bytes,
      added_bytes: made.added_bytes,
      is_encrypted: head.recipients.length > 0,
      verified_at: isVerified ? now().toISOString() : null,
    };
    const done: z.infer<typeof doneSchema> = { backup, missing: head.missing, complaints };
    // Recording it would migrate the database under a running server of another release.
    if (STEP_NAMES.at(-1) === head.migration) return JSON.stringify(done);
    print('The database is of another release: that there is this backup is not written down in it.');
    requireNothing([...complaints, ...tellMissed(head.missing)]);
    return null;
  });
}

function tell(
  { head, added_bytes, added_files }: MadeBackup,
  { address }: Vault,
  print: (line: string) => void,
): void {
  print(
    `Backup ${head.name} in ${address}: the database and ${head.files} files, ${inMegabytes(head.bytes)}; ${added_files} files are new, ${inMegabytes(added_bytes)} were written.`,
  );
  if (head.secret === null) {
    print('SECRET_KEY is not in it: keep it apart, without it links, tokens and authenticator apps end.');
  }
  if (head.recipients.length === 0) {
    const secret = head.secret === null ? '' : ' and the secret that signs tokens';
    print(
      `It is not encrypted: who can read it has all data of people${secret}. Keep it as safe as DATA_DIR, or name a --recipient.`,
    );
  }
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

async function readThrough(
  vault: Vault,
  { head }: MadeBackup,
  print: (line: string) => void,
): Promise<string[]> {
  const { read, faults } = await verifyBackup(vault, await chooseBackup(vault, head.name), null);
  if (faults.length === 0) print(`Read it through: ${read} objects are as they were written.`);
  else
    faults.push('The backup is not as it was written: remove there what is named here, and make it again.');
  return faults;
}

/** Returns why nothing was removed. */
async function tidy(
  vault: Vault,
  { keep, 'keep-days': keepDays }: Wanted,
  { now, print }: CommandCall,
): Promise<string[]> {
  try {
    const { backups, objects } = await prune(vault, { keep, keepDays }, now());
    if (backups > 0) {
      print(
        `Removed ${backups} older ${backups === 1 ? 'backup' : 'backups'} and ${objects} objects that none needs.`,
      );
    }
    return [];
  } catch (error) {
    if (!(error instanceof DamagedManifest)) throw error;
    return [`The backup is there, but nothing older was removed: ${error.message} Remove that file.`];
  }
}

async function writeKey({ folder, now, print }: CommandCall, name: string): Promise<void> {
  const { text, recipient } = await makeKey(now());
  try {
    await writeFile(resolve(folder, name), text, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    throw new OperatorError(`${name} cannot be written (${reasonOf(error)}).`);
  }
  print(
    `The key is in ${name}: keep it where no backup and no press room is; without it nothing can be restored.`,
  );
  print(`Back up with --recipient ${recipient}, or BACKUP_RECIPIENTS=${recipient}`);
}
