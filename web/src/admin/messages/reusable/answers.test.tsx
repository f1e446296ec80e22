import { TOKEN_REFRESH_PATH } from '@press-room/contract/account';
import { REUSABLE_ANSWER_PATH, type ReusableAnswer, reusableAnswerPath } from '@press-room/contract/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../../../lib/auth.ts';
import { buildSession, GROUP } from '../../../test/builders.ts';
import { fakeApi, rows } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const ANSWER: ReusableAnswer = {
  id: 5,
  version: 2,
  name: 'Thanks',
  press_group: null,
  text: { it: 'Grazie', en: '' },
  updated_at: '2026-11-20T10:00:00.000Z',
};

function open(address: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const session = buildSession('administrator_press_room');
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: session,
    [`GET ${REUSABLE_ANSWER_PATH}`]: () => rows([ANSWER]),
    [`GET ${reusableAnswerPath(5)}`]: { ...ANSWER },
    ...answers,
  });
  const app = renderApp('/home', { signedIn: true, groups: [GROUP] });
  storeSession(session);
  location.hash = `#${address}`;
  return { ...app, calls };
}

it('lists what is answered again and again, and leads to each', async () => {
  open('/admin/messages/answers');
  const row = within(await screen.findByRole('row', { name: /Thanks/ }));
  expect(row.getByRole('link', { name: 'Thanks' })).toHaveAttribute('href', '#/admin/messages/answers/5');
  expect(row.getByText('All press groups')).toBeInTheDocument();
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'Press group' }), GROUP.name);
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
