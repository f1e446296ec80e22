import type { OfficeContact } from '@press-room/contract/admin-press-releases';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ContactsField } from './contacts-field.tsx';

const named = (en: string): OfficeContact => ({
  name: { it: '', en },
  role: { it: '', en: '' },
  email: '',
  phone: '',
});

function Contacts() {
  const [contacts, setContacts] = useState([named('Ada'), named('Bo'), named('Cy')]);
  return (
    <ContactsField
      name="contacts"
      value={contacts}
      error={undefined}
      isReadOnly={false}
      onChange={setContacts}
    />
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
