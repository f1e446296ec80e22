import { AUDIT_PATH, type AuditRow } from '@press-room/contract/audit';
import { OFFICERS_PATH } from '@press-room/contract/release-reviews';
import { userPath } from '@press-room/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rows } from '../../test/fake-api.ts';
import { openOffice } from '../../test/open-office.ts';

const ADA = { id: 4, first_name: 'Ada', last_name: 'Rossi' };
const ENTRY: AuditRow = {
  id: 1,
  at: '2026-03-12T10:00:00.000Z',
  by: ADA,
  action: 'edit',
  subject: 'press_release:12',
  fields: ['date'],
  repeats: 1,
  last_at: null,
};

function openAudit(address: string) {
  const { calls, ...app } = openOffice({
    address,
    group: 'administrator_global',
    answers: {
      [`GET ${AUDIT_PATH}`]: rows([ENTRY]),
      [`GET ${OFFICERS_PATH}`]: rows([{ ...ADA, permissions: [] }]),
      [`GET ${userPath(9)}`]: { id: 9, version: 1, first_name: 'Rita', last_name: 'Bo' },
    },
  });
  const asked = () => calls.filter(({ path }) => path === AUDIT_PATH).at(-1)?.search;
  return { ...app, asked };
}

describe('the audit', () => {
  it('leads to what was changed', async () => {
    openAudit('/admin/audit');
    expect(await screen.findByRole('link', { name: 'press_release:12' })).toHaveAttribute(
      'href',
      '#/admin/press-releases/12',
    );
  });

  it('is narrowed to a person, a noun and days, all in the address', async () => {
    const { user, asked } = openAudit('/admin/audit');
    await screen.findByRole('option', { name: 'Ada Rossi' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Ada Rossi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'To what' }), 'Magazines');
    // A year on its way: nothing is asked for yet.
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '0202-03-01' } });
    expect(location.hash).toBe('#/admin/audit?by=4&subject=magazine');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-12' } });
    await waitFor(() => expect(asked()?.get('to')).toBe('2026-03-12'));
    expect(location.hash).toBe('#/admin/audit?by=4&subject=magazine&from=2026-03-01&to=2026-03-12');
    expect([asked()?.get('by'), asked()?.get('from')]).toEqual(['4', '2026-03-01']);
    await user.click(screen.getByRole('button', { name: 'Remove the filter: From' }));
    await waitFor(() => expect(asked()?.get('from')).toBeNull());
  });

  it('knows who is no officer by the address, and no day that there is not', async () => {
    const { asked } = openAudit('/admin/audit?by=9&from=2026-02-31');
    expect(await screen.findByRole('option', { name: 'Rita Bo' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Who' })).toHaveValue('9');
    expect([asked()?.get('by'), asked()?.get('from')]).toEqual(['9', null]);
  });
});
