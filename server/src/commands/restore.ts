import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { searchOf } from '../core/search/index/search-of.ts';
import { isOurs } from '../edge/backup/identity.ts';
import { recordVerified } from '../edge/backup/last-backup.ts';
import { type Head, listManifests, readManifest } from '../edge/backup/manifest.ts';
import { chooseBackup, readPlace } from '../edge/backup/place.ts';
import { requireEmptyPlace, restoreBackup } from '../edge/backup/restore.ts';
import { type Opening, openWith } from '../edge/backup/sealing.ts';
import { verifyBackup } from '../edge/backup/verify.ts';
import { inEmptyFolder, inWorkFolder } from '../edge/backup/work-folder.ts';
import { openInstallation } from '../open-installation.ts';
import type { Config } from '../platform/config/config.ts';
import { STEP_NAMES } from '../platform/db/migrations/registry.ts';
import { isWithoutDatabase } from '../platform/db/snapshot.ts';
import { OperatorError, tellRefusals } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { openStore } from '../platform/storage/open-store.ts';
import { openVault } from '../platform/storage/open-vault.ts';
import type { Vault } from '../platform/storage/vault.ts';
import type { Command, CommandCall } from './command.ts';

const USAGE = `Usage: ${commandLine('restore', '--from FOLDER|s3://… [--backup NAME] [--identity FILE] [--verify | --list]')}`;

function readArguments(args: readonly string[]) {
  try {
    const type = 'string';
    const options = {
      from: { type },
      backup: { type },
      identity: { type },
      verify: { type: 'boolean' },
      list: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** Restores a backup to an empty location, or only verifies it. */
export const restore: Command = {
  beside: async (call) => {
    const wanted = readArguments(call.arguments);
    const { config, folder, print } = call;
    const place = readPlace(config, { option: '--from', value: wanted.from, folder });
    // Reading needs no temporary folder.
    const vault = await openVault(place, config.DATA_DIR);
    const opening = wanted.identity === undefined ? null : await openWith(resolve(folder, wanted.identity));
    if (wanted.list === true) await list(vault, print);
    else if (wanted.verify === true) return verify(call, vault, { name: wanted.backup, opening });
    else {
      await tellRefusals(
        () => putBack(call, vault, { name: wanted.backup, opening }),
        (words) => `Nothing was restored (${words}): empty the place, and begin again.`,
      );
    }
    return null;
  },
  // If the press room of the backup is here, it records the verification.
  run: async ({ database, input, now }) => {
    await database.db.transaction().execute((trx) => recordVerified(trx, input ?? '', now()));
  },
};

async function list(vault: Vault, print: (line: string) => void): Promise<void> {
  const manifests = await listManifests(vault);
  for (const manifest of manifests) {
    const { engine, files, bytes, recipients } = (await readManifest(vault, manifest)).head;
    const sealed = recipients.length === 0 ? '' : ', encrypted';
    print(`${manifest.name}: ${engine}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB${sealed}`);
  }
  if (manifests.length === 0) print(`There is no backup in ${vault.address}.`);
}

interface Chosen {
  name: string | undefined;
  opening: Opening | null;
}

/** Returns the name of an intact backup of the press room that is here. */
async function verify(
  { config, print }: CommandCall,
  vault: Vault,
  { name, opening }: Chosen,
): Promise<string | null> {
  const manifest = await chooseBackup(vault, name);
  const { head, read, faults } = await verifyBackup(vault, manifest, opening);
  for (const fault of faults) print(fault);
  if (faults.length > 0) {
    throw new OperatorError(
      `${faults.length} of ${read} objects of the backup ${manifest.name} cannot be used. Remove the damaged ones: the next backup copies again what is absent and still there.`,
    );
  }
  print(`The backup ${manifest.name} is whole: ${read} objects are as they were written.`);
  tellMissing(head, print);
  const isOfThisRelease = STEP_NAMES.at(-1) === head.migration;
  const isHere = isOfThisRelease && !(await isWithoutDatabase(config)) && isOurs(config, head.press_room);
  return isHere ? manifest.name : null;
}

async function putBack(
  { config, print }: CommandCall,
  vault: Vault,
  { name, opening }: Chosen,
): Promise<void> {
  const manifest = await chooseBackup(vault, name);
  const head = await inWorkFolder(config, (folder) =>
    inEmptyFolder(config, async () => {
      const store = await openStore(config);
      await requireEmptyPlace(config, store);
      return restoreBackup({ config, store, vault, opening, folder }, manifest);
    }),
  );
  const database = await openInstallation(config);
  try {
    await searchOf(database).optimise();
  } finally {
    await database.close();
  }
  print(`Restored the backup ${manifest.name}: the database and ${head.files} files. Start the press room.`);
  tellMissing(head, print);
  tellSecret(config, head, print);
}

/** The storage had lost them before; an older backup may contain them. */
function tellMissing({ missing }: Head, print: (line: string) => void): void {
  if (missing.length === 0) return;
  const what = missing.length === 1 ? '1 file was' : `${missing.length} files were`;
  print(
    `${what} missing in the storage when it was made, and ${missing.length === 1 ? 'is' : 'are'} not in it: ${missing.join(', ')}`,
  );
}

/** Links, tokens and authenticator apps stay valid only with the secret that created them. */
function tellSecret(config: Config, { press_room, secret }: Head, print: (line: string) => void): void {
  if (isOurs(config, press_room)) return;
  print(
    secret === null
      ? 'The backup was made with a SECRET_KEY that is not set here: set it, or links, sessions and authenticator apps end.'
      : 'SECRET_KEY is set to another secret than that of the backup: leave it out, or put it into SECRET_KEY_OLD.',
  );
}
