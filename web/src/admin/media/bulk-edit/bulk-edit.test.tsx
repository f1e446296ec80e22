import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { buildAsset } from '../../../test/gallery-builders.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const KILN = buildAsset({
  id: 5,
  version: 2,
  name: 'kiln.jpg',
  credit: 'Ada',
  rights: { it: 'Sì', en: 'Yes' },
});
const HALL = buildAsset({ id: 6, version: 4, name: 'hall.jpg' });

async function openDialog(patch: Handlers[string]) {
  const answers = {
    [`GET ${OFFICE_ASSET_PATH}`]: rows([KILN, HALL]),
    [`PATCH ${OFFICE_ASSET_PATH}`]: patch,
  };
  const office = openOffice({ address: '/admin/media', answers });
  for (const name of ['kiln.jpg', 'hall.jpg'])
    await office.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await office.user.click(screen.getByRole('button', { name: 'Edit fields' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => office.user.click(dialog.getByRole('button', { name: 'Save in 2 files' }));
  return { ...office, dialog, save };
}

it('asks before Escape or Cancel discards what was typed', async () => {
  const { user, dialog } = await openDialog(() => ({}));
  await user.click(dialog.getByRole('checkbox', { name: 'Credit' }));
  const credit = dialog.getByRole('textbox', { name: /^Credit/ });
  await user.type(credit, 'Bo');
  const asked = credit.closest('dialog') as HTMLDialogElement;
  const pressEscape = () => fireEvent(asked, new Event('cancel', { cancelable: true }));
  expect(pressEscape()).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(credit).toHaveValue('Bo');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(asked).not.toBeInTheDocument());
});

it('writes several fields into many files in one call, names what failed and why, and takes it back', async () => {
  const answers = [
    {
      assets: [{ ...KILN, version: 3, credit: 'Bo', digital_source_type: 'trainedAlgorithmicMedia' }],
      failed: [{ id: 6, status: 412, detail: 'Somebody has changed it.' }],
    },
    { assets: [{ ...KILN, version: 4 }], failed: [] },
  ];
  const { user, dialog, save, calls } = await openDialog(() => answers.shift() ?? {});
  await save();
  expect(dialog.getByText('Choose at least one field.')).toBeInTheDocument();
  for (const name of ['Credit', 'Rights end (last day)', 'Origin', 'Terms of use in English'])
    await user.click(dialog.getByRole('checkbox', { name }));
  await user.type(dialog.getByRole('textbox', { name: /^Credit/ }), 'Bo');
  fireEvent.change(dialog.getByLabelText(/^Rights end/, { selector: '[type="date"]' }), {
    target: { value: '2026-12-31' },
  });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Origin' }), 'Made by AI');
  await save();
  const shared = {
    credit: 'Bo',
    rights_until: '2026-12-31T23:00:00.000Z',
    digital_source_type: 'trainedAlgorithmicMedia',
  };
  await waitFor(() =>
    expect(writesBelow(calls, OFFICE_ASSET_PATH)[0]).toEqual([
      'PATCH',
      OFFICE_ASSET_PATH,
      null,
      {
        assets: [
          { id: 5, version: 2, ...shared, rights: { it: 'Sì', en: '' } },
          { id: 6, version: 4, ...shared },
        ],
      },
    ]),
  );
  const report = within(await screen.findByRole('dialog', { name: 'One could not be changed' }));
  expect(report.getByRole('listitem')).toHaveTextContent('hall.jpg: Somebody has changed it.');
  await user.click(report.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('toolbar')).toHaveTextContent('One selected');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(writesBelow(calls, OFFICE_ASSET_PATH)[1]?.[3]).toEqual({
      assets: [{ id: 5, version: 3, credit: 'Ada', digital_source_type: null }],
    }),
  );
});

it('tells what is wrong at the field', async () => {
  const { user, dialog, save } = await openDialog(() =>
    Response.json({ 'assets.0.credit': ['Too long.'], 'assets.1.credit': ['Too long.'] }, { status: 400 }),
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Credit' }));
  await save();
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /^Credit/ })).toHaveAccessibleDescription('Too long.'),
  );
});
