import { IMPORT_KEYS } from '@press-room/contract/imports';
import { rightsOf } from '@press-room/contract/roles';
import type { z } from 'zod';
import { requireStored } from '../../content/assets/stored-file.ts';
import { requireGroupId } from '../../core/admin/references.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, forbidden, invalidField } from '../../platform/errors/errors.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import type { Client } from '../../platform/limited/concurrency-limiter.ts';
import { compareRun, type ImportContext } from './compare/compare.ts';
import { guessColumns } from './compare/guess.ts';
import type { ChangeForm, ChoiceForm, uploadForm } from './form.ts';
import { checkMapping } from './mapping.ts';
import { findFitting, findProfile, keepProfile, settingsOf, toMapping } from './profiles.ts';
import { createRun, deleteDifferences, getStoredRun, type StoredRun, writeRun } from './queries.ts';
import { inspectFile, toRefusal, type UploadedTable } from './read/file.ts';
import type { Found } from './read/shape.ts';
import { readFound } from './run.ts';
import { type RunSettings, readMapping, readSettings, toChoice } from './settings.ts';

/** Stores an uploaded file with its content; returns the id of its import. @throws 400 with a message, {WorkRefused} */
export async function takeIn(
  context: ImportContext,
  officer: Officer,
  { file, form, client }: { file: UploadedTable; form: z.infer<typeof uploadForm>; client: Client },
): Promise<number> {
  const { database, store, now } = context;
  const { target, password, ...settings } = form;
  const found = await inspectFile(await requireStored(store, file.key), { settings, password, client });
  const fitting = await findFitting(database.db, target, found);
  const said = fitting === null ? {} : pickSaid(settingsOf(fitting));
  const at = now().toISOString();
  return database.db.transaction().execute(async (trx) => {
    const made = await createRun(trx, {
      target,
      state: 'open',
      file_name: file.name,
      sha256: file.key,
      bytes: file.bytes,
      erased_at: null,
      ...toReading(found, { ...settings, ...said }),
      mapping: JSON.stringify(fitting === null ? confirmed(found, target) : toMapping(fitting, found)),
      key: fitting?.key ?? chooseKey(target, confirmed(found, target)),
      profile_id: fitting?.id ?? null,
      profile_name: fitting?.name ?? null,
      counts: null,
      result: null,
      created_by: officer.id,
      created_at: at,
      updated_at: at,
      applied_at: null,
      undone_at: null,
    });
    await recordAudit(trx, { by: officer.id, action: 'create', about: `import:${made}` }, now());
    return made;
  });
}

/** Settings of a source that also apply to its next file. */
const pickSaid = ({ is_complete, press_group, adds_outlets }: RunSettings): RunSettings => ({
  is_complete,
  press_group,
  adds_outlets,
});

/** Effective parser settings: given ones, else detected ones. */
const toReading = (found: Found, settings: RunSettings) => ({
  settings: JSON.stringify({
    ...settings,
    ...(found.table === null ? {} : { table: found.table }),
    header_row: found.header_row,
    ...(found.encoding === null ? {} : { encoding: found.encoding }),
    ...(found.delimiter === null ? {} : { delimiter: found.delimiter }),
  }),
  found: JSON.stringify(found),
});

const confirmed = (found: Found, target: StoredRun['target']): (string | null)[] =>
  guessColumns(found, target).map(({ guess, is_confirmed }) => (is_confirmed ? guess : null));

/** First key whose fields are mapped. */
function chooseKey(target: StoredRun['target'], mapping: readonly (string | null)[]): string {
  if (target !== 'company') return IMPORT_KEYS[target][0];
  return mapping.includes('vat') ? 'vat' : 'name_city';
}

const READING = ['table', 'header_row', 'delimiter', 'encoding', 'quotes'] as const;
/** Settings of the whole file that do not require parsing it again. */
const SAID = ['is_complete', 'basis', 'source', 'press_group', 'adds_outlets'] as const;

/** Parses a file again if its settings changed, maps and compares it. @throws 400, 404, 409, 412 */
export async function changeRun(
  context: ImportContext,
  write: Write,
  { form, client }: { form: ChangeForm; client: Client },
): Promise<void> {
  const { database, store } = context;
  const run = await getStoredRun(database.db, write.id);
  requireOpen(run);
  const profile = await findNamed(database.db, run, form);
  const pick = (names: readonly (keyof ChangeForm)[]) =>
    Object.fromEntries(names.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])));
  const told = pick(READING);
  const before = readSettings(run.settings);
  // Another table or delimiter has another header row.
  const forgotten = told.table !== undefined || told.delimiter !== undefined ? { header_row: undefined } : {};
  const settings = {
    ...before,
    ...forgotten,
    ...(profile === null ? {} : settingsOf(profile)),
    ...told,
    ...pick(SAID),
  };
  const isReadAnew = Object.keys(told).length > 0 || profile !== null;
  const known = readFound(run);
  if (known === null) throw conflict('import_erased');
  const found = isReadAnew
    ? await inspectFile(await requireStored(store, run.sha256), { settings, password: form.password, client })
    : known;
  const mapping = form.mapping ?? (profile === null ? null : toMapping(profile, found));
  const next: Next = {
    run,
    found,
    settings,
    mapping: mapping ?? (isReadAnew ? confirmed(found, run.target) : readMapping(run.mapping)),
    key:
      form.key ??
      profile?.key ??
      (isReadAnew ? chooseKey(run.target, confirmed(found, run.target)) : run.key),
    name: form.profile === undefined ? run.profile_name : form.profile || null,
    isCompared: form.mapping !== undefined || form.key !== undefined,
  };
  await settle(context, write, { next, password: form.password, client });
}

const requireOpen = ({ state, erased_at }: StoredRun): void => {
  if (state !== 'open' && state !== 'compared') throw conflict('import_not_compared');
  if (erased_at !== null) throw conflict('import_erased');
};

/** A profile without a mapping in the request applies its own. @throws 400 if it does not exist */
async function findNamed(db: Db, { target }: StoredRun, form: ChangeForm) {
  if (form.profile === undefined || form.profile === '' || form.mapping !== undefined) return null;
  const profile = await findProfile(db, target, form.profile);
  if (profile === null) throw invalidField('profile', 'import_profile_unknown');
  return profile;
}

/** @throws 400 without a legal basis for writing to the contacts */
function checkBasis({ basis, source = '' }: RunSettings): void {
  if (basis === undefined) throw invalidField('basis', 'required');
  if (basis === 'legitimate_interest' && source === '') throw invalidField('source', 'contact_source_needed');
}

/** @throws 400 without a press group for the clippings, 403 if outlets would be added without the right */
async function checkClippings(
  db: Db,
  officer: Officer,
  { settings: { press_group, adds_outlets }, mapping }: Pick<Next, 'settings' | 'mapping'>,
): Promise<void> {
  if (press_group !== undefined) await requireGroupId(db, press_group);
  else if (!mapping.includes('press_group')) throw invalidField('press_group', 'required');
  if (adds_outlets === true && !rightsOf(officer).includes('outlet.create')) throw forbidden();
}

interface Next {
  run: StoredRun;
  found: Found;
  settings: RunSettings;
  mapping: (string | null)[];
  key: string;
  name: string | null;
  isCompared: boolean;
}

async function settle(
  context: ImportContext,
  write: Write,
  { next, password, client }: { next: Next; password: string | undefined; client: Client },
): Promise<void> {
  const { database, now } = context;
  const { run, found, settings, mapping, key, name, isCompared } = next;
  const { target } = run;
  if (isCompared) {
    checkMapping(found, { target, mapping, key, hasProfile: name !== null });
    if (target === 'contact') checkBasis(settings);
    if (target === 'clipping') await checkClippings(database.db, write.officer, { settings, mapping });
  }
  const profile_id = await database.db.transaction().execute(async (trx) => {
    const kept =
      name !== null && isCompared
        ? await keepProfile(trx, { target, name, key, settings, mapping, found }, now())
        : run.profile_id;
    await deleteDifferences(trx, run.id);
    await writeRun(trx, write, {
      values: {
        state: 'open',
        ...toReading(found, settings),
        mapping: JSON.stringify(mapping),
        key,
        profile_id: name === null ? null : kept,
        profile_name: name,
        left_fields: '[]',
        rows_read: 0,
        counts: null,
        refusal: null,
      },
      now: now(),
    });
    return name === null ? null : kept;
  });
  if (!isCompared) return;
  const choice = toChoice({ target, key, profile_id });
  const comparison = {
    ...run,
    version: write.version + 1,
    settings: readSettings(toReading(found, settings).settings),
  };
  await compareRun(context, { ...comparison, mapping, choice }, { password, client }).catch(
    (error: unknown) => {
      throw toRefusal(error);
    },
  );
}

/** Accepts or rejects differences: by id, by field, by both, or all of a kind. @throws 400, 404, 409, 412 */
export async function chooseDifferences(
  { database, now }: ImportContext,
  write: Write,
  { is_accepted, ids, field, kind }: ChoiceForm,
): Promise<void> {
  if (ids === undefined && field === undefined && kind === undefined) throw invalidField('ids', 'required');
  await database.db.transaction().execute(async (trx) => {
    const run = await getStoredRun(trx, write.id);
    if (run.state !== 'compared') throw conflict('import_not_compared');
    const toggle = (json: string): string => {
      const others = readMapping(json).filter((each) => each !== field);
      return JSON.stringify(is_accepted || field === undefined ? others : [...others, field]);
    };
    const isWhole = field !== undefined && ids === undefined;
    const values = isWhole ? { left_fields: toggle(run.left_fields) } : {};
    await writeRun(trx, write, { values, now: now() });
    if (isWhole) return;
    if (field !== undefined) await chooseFields(trx, { run_id: run.id, ids: ids ?? [], toggle });
    else await chooseRows(trx, { run_id: run.id, ids, kind, is_accepted });
  });
}

async function chooseRows(
  trx: Db,
  { run_id, ids, kind, is_accepted }: { run_id: number } & Pick<ChoiceForm, 'ids' | 'kind' | 'is_accepted'>,
): Promise<void> {
  let query = trx
    .updateTable('import_difference')
    .set({ is_accepted: is_accepted ? 1 : 0 })
    .where('run_id', '=', run_id)
    .where('kind', 'in', ['add', 'change', 'remove']);
  if (ids !== undefined) query = query.where('id', 'in', ids);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  await query.execute();
}

async function chooseFields(
  trx: Db,
  { run_id, ids, toggle }: { run_id: number; ids: readonly number[]; toggle: (json: string) => string },
): Promise<void> {
  const rows = await trx
    .selectFrom('import_difference')
    .select(['id', 'left_fields'])
    .where('run_id', '=', run_id)
    .where('kind', '=', 'change')
    .where('id', 'in', ids)
    .execute();
  for (const { id, left_fields } of rows) {
    await trx
      .updateTable('import_difference')
      .set({ left_fields: toggle(left_fields) })
      .where('id', '=', id)
      .execute();
  }
}
