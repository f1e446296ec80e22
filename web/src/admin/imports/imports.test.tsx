import {
  IMPORT_PATH,
  IMPORT_PROFILE_PATH,
  type ImportDifference,
  type ImportRun,
  importApplyPath,
  importDifferencePath,
  importPath,
  importUndoPath,
} from '@press-room/contract/imports';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GROUP } from '../../test/builders.ts';
import { rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

const AT = '2026-03-12T10:00:00.000Z';
const column = (name: string, guess: string | null, is_confirmed = true) => ({
  name,
  problem: null,
  guess,
  is_confirmed,
  is_hidden: false,
});

const RUN: ImportRun = {
  id: 4,
  version: 2,
  target: 'company',
  state: 'open',
  file_name: 'soci.csv',
  bytes: 2048,
  sha256: 'a'.repeat(64),
  profile: null,
  by: null,
  created_at: AT,
  applied_at: null,
  undone_at: null,
  counts: null,
  result: null,
  found: {
    kind: 'csv',
    tables: [],
    table: null,
    columns: [column('Ragione sociale', 'business_name'), column('Iva', 'vat', false)],
    header_row: 1,
    encoding: 'windows-1252',
    better_encoding: null,
    delimiter: ';',
    quotes: true,
    rows: [{ line: 2, cells: ['Alfa', '22'] }],
    row_count: 1,
    hidden_rows: 0,
    is_locked: false,
  },
  mapping: ['business_name', null],
  key: 'name_city',
  is_complete: null,
  basis: null,
  source: '',
  press_group: null,
  adds_outlets: false,
  left_fields: [],
  rows_read: 0,
  accepted: { add: 0, change: 0, remove: 0 },
  noted: 0,
  stored: 4,
  same_as: null,
  progress: null,
  refusal: null,
};
const COMPARED: ImportRun = {
  ...RUN,
  version: 5,
  state: 'compared',
  counts: { add: 0, change: 1, remove: 2, conflict: 0, error: 0, same: 0 },
  accepted: { add: 0, change: 1, remove: 2 },
};
const CHANGE: ImportDifference = {
  id: 9,
  kind: 'change',
  line: 2,
  stored_id: 1,
  label: 'Alfa',
  fields: [{ field: 'city', old: 'Sassuolo', new: 'Fiorano', is_left: false }],
  notes: [],
  is_accepted: true,
};

const openImport = (run: ImportRun, answers: object, address = '/admin/imports/4') =>
  openOffice({
    address,
    answers: {
      [`GET ${importPath(4)}`]: run,
      [`GET ${importDifferencePath(4)}`]: rows([CHANGE]),
      [`GET ${IMPORT_PROFILE_PATH}`]: { results: [] },
      ...answers,
    },
  });

describe('an import', () => {
  it('maps nothing that its content does not confirm, and is compared as the officer says', async () => {
    const { user, calls } = openImport(RUN, { [`PATCH ${importPath(4)}`]: COMPARED });
    const iva = await screen.findByRole('combobox', { name: 'Field of the column Iva' });
    expect(iva).toHaveDisplayValue('Leave out');
    expect(screen.getByText(/^It may be VAT number/)).toBeVisible();
    await user.selectOptions(iva, 'City');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText('Say whether the list is complete or partial.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Partial/ }));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await screen.findByRole('heading', { name: 'One difference' });
    expect(writesBelow(calls, IMPORT_PATH)).toEqual([
      [
        'PATCH',
        importPath(4),
        '"2"',
        { mapping: ['business_name', 'city'], key: 'name_city', profile: '', is_complete: false },
      ],
    ]);
  });

  it('of clippings asks for their press group, and adds outlets only where it is ticked', async () => {
    const run: ImportRun = { ...RUN, target: 'clipping', mapping: ['headline', null], key: 'article' };
    const { user, calls } = openImport(run, { [`PATCH ${importPath(4)}`]: { ...COMPARED, ...run } });
    const group = await screen.findByRole('combobox', { name: 'Newsroom' });
    await user.selectOptions(group, screen.getAllByRole('option', { name: GROUP.name })[0] as HTMLElement);
    await user.click(screen.getByRole('checkbox', { name: 'Add outlets that are not there yet' }));
    expect(screen.queryByRole('radio', { name: /^Partial/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const sent = { key: 'article', is_complete: false, press_group: GROUP.id, adds_outlets: true };
    await waitFor(() => expect(writesBelow(calls, IMPORT_PATH)[0]?.[3]).toMatchObject(sent));
  });

  it('is parsed with the given settings, and shows the error of the server', async () => {
    const refusal = () => Response.json({ file: ['The quotation marks do not match.'] }, { status: 400 });
    const { user, calls } = openImport(RUN, { [`PATCH ${importPath(4)}`]: refusal });
    await user.click(await screen.findByRole('checkbox', { name: /quotation marks/ }));
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    await screen.findByText('The quotation marks do not match.');
    expect(writesBelow(calls, IMPORT_PATH)).toEqual([['PATCH', importPath(4), '"2"', { quotes: false }]]);
  });

  it('is left by row and field, and asks again before it removes more than a fifth', async () => {
    const after = { ...COMPARED, version: 6 };
    const { user, calls } = openImport(
      COMPARED,
      {
        [`PATCH ${importDifferencePath(4)}`]: after,
        [`POST ${importApplyPath(4)}`]: { ...after, version: 7, state: 'applied' },
      },
      '/admin/imports/4/differences',
    );
    await user.click(await screen.findByRole('checkbox', { name: /^City/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Alfa' }));
    await user.click(screen.getByRole('button', { name: 'Leave what is selected' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply this import?' }));
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(writesBelow(calls, IMPORT_PATH)).toEqual([
        ['PATCH', importDifferencePath(4), '"5"', { is_accepted: false, ids: [9], field: 'city' }],
        ['PATCH', importDifferencePath(4), '"6"', { is_accepted: false, ids: [9] }],
        ['POST', importApplyPath(4), '"6"', { confirm_removal: true }],
      ]),
    );
  });

  it('is polled for its result after a lost answer', async () => {
    let run: ImportRun = { ...COMPARED, accepted: { add: 0, change: 1, remove: 0 } };
    const lose = () => {
      run = { ...run, version: 6, state: 'applied', applied_at: AT };
      return Response.json({ detail: 'The gateway gave up.' }, { status: 504 });
    };
    const { user } = openImport(
      run,
      { [`GET ${importPath(4)}`]: () => ({ ...run }), [`POST ${importApplyPath(4)}`]: lose },
      '/admin/imports/4/differences',
    );
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply this import?' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
    expect(screen.queryByText('The gateway gave up.')).toBeNull();
  });

  it('that a job writes says how far it is, and afterwards why nothing was written', async () => {
    const applying: ImportRun = { ...COMPARED, state: 'applying', progress: { done: 200, total: 900 } };
    const refused = { text: '“Alfa” was changed meanwhile.', changed: [{ id: 7, label: 'Alfa' }] };
    const answers: ImportRun[] = [applying, { ...COMPARED, refusal: refused }];
    const next = () => ({ ...(answers.length > 1 ? answers.shift() : answers[0]) });
    openImport(applying, { [`GET ${importPath(4)}`]: next });
    expect(await screen.findByRole('progressbar', { name: '200 of 900 rows' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    await screen.findByText('“Alfa” was changed meanwhile.');
    expect(screen.getByRole('link', { name: 'Alfa' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
  });

  it('that cannot be undone names what was changed since', async () => {
    const applied: ImportRun = { ...COMPARED, state: 'applied', applied_at: AT };
    const body = { detail: 'It cannot be undone.', changed: [{ id: 7, label: 'Beta Gres' }] };
    const refusal = () => Response.json(body, { status: 409 });
    const { user } = openImport(applied, { [`POST ${importUndoPath(4)}`]: refusal });
    expect(await screen.findByRole('link', { name: 'Companies' })).toHaveAttribute(
      'href',
      '#/admin/companies',
    );
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    await screen.findByText('It cannot be undone.');
    expect(screen.getByRole('link', { name: 'Beta Gres' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/companies/7'),
    );
  });

  it('shows values that nobody knows as they are, with the sentence why their row is refused', async () => {
    const fields = ['country', 'association_status', 'typology', 'pub_country', 'a_field_of_tomorrow'];
    const strange: ImportDifference = {
      ...CHANGE,
      kind: 'error',
      stored_id: null,
      fields: fields.map((field) => ({ field, old: '', new: `${field}?`, is_left: false })),
      notes: [{ field: 'typology', text: '“piastrella” is no typology.' }],
    };
    const unknown = { ...CHANGE, id: 10, kind: 'merge' as 'change', notes: [] };
    const answer = { [`GET ${importDifferencePath(4)}`]: rows([strange, unknown]) };
    const run = { ...COMPARED, state: 'paused' as 'compared' };
    openImport(run, answer, '/admin/imports/4/differences');
    for (const field of fields) expect(await screen.findByText(`${field}?`)).toBeVisible();
    expect(screen.getByText('“piastrella” is no typology.')).toBeVisible();
    expect(screen.getByText('merge')).toBeVisible();
    expect(screen.getByText('paused')).toBeVisible();
  });

  it.each(['/admin/imports/4', '/admin/imports/4/differences'])(
    'of things that nobody knows opens at %s',
    async (address) => {
      openImport({ ...COMPARED, target: 'venue' as 'company' }, {}, address);
      expect(await screen.findByRole('heading', { name: /soci\.csv/ })).toBeVisible();
      expect(await screen.findAllByText('Alfa')).not.toEqual([]);
    },
  );

  it('lists ignored columns and rows with remarks before it is applied', async () => {
    const { found } = RUN;
    if (found === null) throw new Error('It has a file');
    const run: ImportRun = {
      ...COMPARED,
      counts: { add: 3, change: 1, remove: 0, conflict: 0, error: 2, same: 0 },
      accepted: { add: 2, change: 1, remove: 0 },
      noted: 1,
      left_fields: ['fax'],
      found: {
        ...found,
        header_row: 3,
        columns: [...found.columns, column('', null), column('', null)],
        rows: [{ line: 4, cells: ['Alfa', '22', 'x'] }],
        tables: [
          { name: 'Soci', problem: null, is_hidden: false },
          { name: 'Vecchi', problem: null, is_hidden: true },
        ],
        table: 'Soci',
      },
    };
    const { user } = openImport(run, {}, '/admin/imports/4/differences');
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply this import?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Columns without a field: Iva and Column 3',
      'Fields that stay as they are: Fax',
      'Other tables of the file: Vecchi (hidden sheet)',
      'Rows with errors: 2',
      'Differences that are not accepted: 1',
      'Rows above the column names: 2',
    ]);
    expect(dialog.getByText('Rows to be written that have a remark in the list: 1')).toBeVisible();
  });

  it('offers the encoding in which a text reads better', async () => {
    const { found } = RUN;
    const odd = found && { ...found, better_encoding: 'macintosh' };
    const { user, calls } = openImport({ ...RUN, found: odd }, { [`PATCH ${importPath(4)}`]: RUN });
    await user.click(await screen.findByRole('button', { name: 'Read as Mac OS Roman' }));
    await waitFor(() =>
      expect(writesBelow(calls, IMPORT_PATH)).toEqual([
        ['PATCH', importPath(4), '"2"', { encoding: 'macintosh' }],
      ]),
    );
  });
});
