import { REUSABLE_ANSWER_PATH, type ReusableAnswer, reusableAnswerPath } from '@press-room/contract/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GROUP } from '../../../test/builders.ts';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice } from '../../../test/open-admin.ts';

const ANSWER: ReusableAnswer = {
  id: 5,
  version: 2,
  name: 'Thanks',
  press_group: null,
  text: { it: 'Grazie', en: '' },
  updated_at: '2026-11-20T10:00:00.000Z',
};

function open(address: string, answers: Handlers = {}) {
  return openOffice({
    address,
    answers: {
      [`GET ${REUSABLE_ANSWER_PATH}`]: () => rows([ANSWER]),
      [`GET ${reusableAnswerPath(5)}`]: { ...ANSWER },
      ...answers,
    },
  });
}

it('lists what is answered again and again, and leads to each', async () => {
  open('/admin/messages/answers');
  const row = within(await screen.findByRole('row', { name: /Thanks/ }));
  expect(row.getByRole('link', { name: 'Thanks' })).toHaveAttribute('href', '#/admin/messages/answers/5');
  expect(row.getByText('All newsrooms')).toBeInTheDocument();
});

it('makes an answer for one group, and shows what the server says against a text', async () => {
  const bodies: unknown[] = [];
  const { user, calls } = open('/admin/messages/answers/new', {
    [`POST ${REUSABLE_ANSWER_PATH}`]: () =>
      bodies.push(null) === 1
        ? Response.json({ 'text.it': ['Too long.'] }, { status: 400 })
        : { ...ANSWER, id: 6, version: 1 },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Thanks');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Newsroom' }), GROUP.name);
  await user.type(screen.getByRole('textbox', { name: 'Answer (Italian)' }), 'Grazie');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Too long.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/messages/answers/6'));
  expect(calls.find(({ method, path }) => method === 'POST' && path === REUSABLE_ANSWER_PATH)?.body).toEqual({
    name: 'Thanks',
    press_group: GROUP.id,
    text: { it: 'Grazie', en: '' },
  });
});
