import { type OfficeContact, PRESS_CONTACT_PATH } from '@press-room/contract/admin-press-releases';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { ContactsField } from './contacts-field.tsx';

const named = (en: string): OfficeContact => ({
  name: { it: '', en },
  role: { it: '', en: '' },
  email: '',
  phone: '',
});

const CLEO = {
  name: { it: 'Cleo', en: 'Cleo' },
  role: { it: 'Ufficio stampa', en: 'Press office' },
  email: 'cleo@example.com',
  phone: '',
};

beforeEach(() => {
  const results = [
    { ...CLEO, of: 'company', is_default: false },
    { ...named('Bo'), of: 'press_group', is_default: true },
  ];
  fakeApi({ [`GET ${PRESS_CONTACT_PATH}`]: { count: 2, next: null, previous: null, results } });
});

function Contacts({ begin = [named('Ada'), named('Bo'), named('Cy')] }: { begin?: OfficeContact[] }) {
  const [contacts, setContacts] = useState(begin);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ContactsField
        name="contacts"
        value={contacts}
        error={undefined}
        isReadOnly={false}
        group={1}
        onChange={setContacts}
      />
    </QueryClientProvider>
  );
}

const names = () => screen.getAllByLabelText(/^Name.*English/);
const values = () => names().map((field) => (field as HTMLInputElement).value);
const button = (name: string, at: number) => screen.getAllByRole('button', { name })[at] as HTMLElement;

it('keeps the focus with a contact that moves up, as far as the top', async () => {
  const user = userEvent.setup();
  render(<Contacts />);
  const cy = names()[2];
  const up = button('Move up', 2);
  up.focus();
  await user.keyboard('{Enter}');
  expect(values()).toEqual(['Ada', 'Cy', 'Bo']);
  expect(up).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(values()).toEqual(['Cy', 'Ada', 'Bo']);
  expect([names()[0], button('Move up', 0)]).toEqual([cy, up]);
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(values()).toEqual(['Cy', 'Ada', 'Bo']);
});

it('leaves the fields of the others where they are when one is removed, and after that one is added', async () => {
  const user = userEvent.setup();
  render(<Contacts />);
  const [, bo, cy] = names();
  await user.click(button('Remove', 0));
  expect(names()).toEqual([bo, cy]);
  await user.click(screen.getByRole('button', { name: 'Add a contact' }));
  expect(names().slice(0, 2)).toEqual([bo, cy]);
  expect(values()).toEqual(['Bo', 'Cy', '']);
});

it('brings one up to date with the directory', async () => {
  const user = userEvent.setup();
  const old = { ...CLEO, email: 'old@example.com' };
  render(<Contacts begin={[named('Ada'), old]} />);
  expect(await screen.findByText(/The directory has other data of Cleo/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update from the directory' }));
  expect(screen.getByDisplayValue('cleo@example.com')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update from the directory' })).not.toBeInTheDocument();
  expect(values()).toEqual(['Ada', 'Cleo']);
});

it('adds one of the directory, and offers nobody twice', async () => {
  const user = userEvent.setup();
  render(<Contacts />);
  const directory = await screen.findByLabelText('From the directory');
  expect([...directory.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Choose a contact…',
    'Cleo, Press office',
  ]);
  await user.selectOptions(directory, 'Cleo, Press office');
  const add = screen.getByRole('button', { name: 'Add' });
  await user.click(add);
  await user.click(add);
  expect(values()).toEqual(['Ada', 'Bo', 'Cy', 'Cleo']);
  expect(directory.querySelectorAll('option')).toHaveLength(1);
  expect(add).toHaveFocus();
});
