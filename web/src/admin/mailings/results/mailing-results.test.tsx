import type { MailingRecipient } from '@press-room/contract/mailing-results';
import { mailingRecipientExportPath, mailingRecipientPath } from '@press-room/contract/mailings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rows } from '../../../test/fake-api.ts';
import { openMailing, SENT } from '../../../test/mailing-screen.ts';

it('shows results by outlet or by list', async () => {
  const { user } = openMailing(SENT);
  const outlets = within(await screen.findByRole('table', { name: 'By outlet' }));
  const gazette = outlets.getByRole('row', { name: /Gazette/ });
  expect(
    within(gazette)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '1', '0', '1', '0', '0', '0', 'few people']);
  expect(outlets.getByRole('row', { name: /Without an outlet/ })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.queryByRole('table', { name: 'By outlet' })).toBeNull();
  expect(within(screen.getByRole('table', { name: 'By list' })).getByRole('link')).toHaveAttribute(
    'href',
    '#/admin/contact-lists/3',
  );
  expect(screen.getByText('Reported as spam', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1');
  expect(screen.getByText('Downloads', { selector: 'dt' }).nextElementSibling).toHaveTextContent('3');
});

it('leads from each figure to the rows behind it', async () => {
  const { user, calls } = openMailing(SENT);
  await screen.findByRole('table', { name: 'By outlet' });
  const bounced = await screen.findByRole('link', { name: '2: Bounced, show the rows' });
  expect(bounced).toHaveAttribute('href', '#/admin/mailings/7?state=bounced');
  expect(screen.queryByRole('link', { name: /Refused/ })).toBeNull();
  const recipients = await screen.findByRole('heading', { level: 2, name: 'Recipients' });
  await user.click(bounced);
  expect(recipients).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('bounced'));
  const asked = calls.filter(({ path }) => path === mailingRecipientPath(7)).at(-1);
  expect(asked?.search.get('state')).toBe('bounced');
  await user.click(screen.getByRole('button', { name: '21: Visits, show the rows' }));
  expect(screen.getByRole('heading', { level: 2, name: 'By link' })).toHaveFocus();
});

it('says why somebody did not get it, and saves the recipients as a file', async () => {
  const recipient: MailingRecipient = {
    id: 1,
    contact: { id: 2, name: 'Ada Rossi' },
    email: 'ada@paper.example',
    outlets: ['Gazette'],
    lists: ['Tile press'],
    language: 'it',
    state: 'bounced',
    reason: 'no_mailbox',
    answer: '5.1.1',
    attempts: 1,
    accepted_at: null,
    bounced_at: '2026-11-20T10:00:00.000Z',
    left_at: null,
    complained_at: null,
    visited_at: null,
  };
  const { user, calls } = openMailing(SENT, {
    [`GET ${mailingRecipientPath(7)}`]: () => rows([recipient]),
    [`GET ${mailingRecipientExportPath(7)}`]: () => new Response('Name,E-mail'),
  });
  expect(await screen.findByText('The mailbox does not exist')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(calls.at(-1)).toMatchObject({ path: mailingRecipientExportPath(7) });
});

it('counts neither visits nor downloads of a withdrawal, which has no links', async () => {
  openMailing({ ...SENT, kind: 'withdrawal' });
  expect(await screen.findByRole('table', { name: 'By outlet' })).toBeInTheDocument();
  expect(screen.getByText('Bounced', { selector: 'dt' })).toBeInTheDocument();
  for (const name of ['Visits', 'Downloads'])
    expect(screen.queryByText(name, { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Visits are counted without names/)).not.toBeInTheDocument();
});
