import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PasswordContext } from '../core/account/password/rules.ts';
import { findWeakness } from '../core/account/password/weakness.ts';
import { searchOf } from '../core/search/index/search-of.ts';
import { type Fixture, parseFixture } from '../fixtures/document.ts';
import { loadFixture } from '../fixtures/load.ts';
import { loadWhole } from '../fixtures/whole/load.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { deriveKeys, loadSecret } from '../platform/process/secrets.ts';
import { createAddressHashes } from '../platform/signing/address-hashes.ts';
import type { Command } from './command.ts';

/** Loads a document with its files, or the output of `db:dump`. */
export const dbLoad: Command = {
  run: async ({ config, database, store, now, arguments: [named], folder, print }) => {
    if (named === undefined) throw new OperatorError(`Usage: ${commandLine('db:load', 'FILE.json')}`);
    const path = resolve(folder, named);
    const text = await readFile(path, 'utf8').catch(() => {
      throw new OperatorError(`${named} cannot be read.`);
    });
    const { whole, ...fixture } = parseFixture(text);
    await requireStrongPasswords({ config, database }, fixture);
    const addressHashes = createAddressHashes(deriveKeys(loadSecret(config), config, 'suppression'));
    const sources = { database, store, addressHashes };
    const made =
      whole === undefined
        ? await loadFixture(sources, fixture, { now: now(), folder: dirname(path) })
        : await loadWhole(sources, whole, dirname(path));
    await searchOf(database).optimise();
    print(JSON.stringify(made));
  },
};

/** Names of the press groups in the document. */
const houseOf = ({ press_groups }: Fixture): string[] =>
  press_groups.flatMap(({ name, office }) => [
    name,
    ...(office === undefined ? [] : [office.email, ...office.address.en, ...office.address.it]),
  ]);

/** @throws {OperatorError} naming every account whose password the app would refuse too */
export async function requireStrongPasswords(context: PasswordContext, fixture: Fixture): Promise<void> {
  const house = houseOf(fixture);
  const weak: string[] = [];
  for (const [index, { password, ...user }] of fixture.users.entries()) {
    const company = fixture.companies.find(({ business_name }) => business_name === user.company);
    const { email, first_name, last_name, company_name, publishing_house, newspaper, website } = user;
    const names = [company_name, publishing_house, newspaper, website, ...house];
    const own = [user.company, company?.pub_business_name, company?.city, company?.pub_city];
    const owner = { email, first_name, last_name, names: [...names, ...own] };
    const weakness = await findWeakness(context, password, owner);
    if (weakness !== null) weak.push(`users.${index}.password (${email}): ${weakness}`);
  }
  if (weak.length > 0) throw new OperatorError(weak.join('\n'));
}
