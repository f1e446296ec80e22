import { CONTACT_LIST_PATH } from '@press-room/contract/contacts';
import {
  MAILING_PATH,
  type Mailing,
  mailingAudiencePath,
  mailingPath,
  mailingPreviewPath,
  mailingRecipientPath,
  mailingTransitionPath,
} from '@press-room/contract/mailings';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { openOffice } from '../../test/open-admin.ts';

const LIST = {
  id: 3,
  version: 1,
  name: 'Tile press',
  press_group: { id: 1, name: 'Association' },
  filter: null,
  reachable: 40,
  count: 42,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const DRAFT: Mailing = {
  id: 7,
  version: 1,
  press_group: LIST.press_group,
  press_release: { id: 12, title: 'Kilns' },
  kind: 'release',
  state: 'draft',
  audience: { lists: [], contacts: [], has_takers: false },
  subject: { it: 'Forni', en: 'Kilns' },
  preheader: { it: '', en: '' },
  opening: { it: '', en: '' },
  extent: 'teaser',
  shows_picture: true,
  links: [],
  per_minute: 0,
  send_at: null,
  pause_reason: null,
  counts: { recipients: 0, waiting: 0, accepted: 0, refused: 0, bounced: 0, left: 0, visits: 0 },
  created_by: null,
  started_at: null,
  ended_at: null,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const REPORT = {
  recipients: 40,
  by_language: { it: 30, en: 10 },
  left_out: [{ reason: 'stopped', count: 2 }],
};
const PREVIEW = {
  language: 'it',
  subject: 'Forni',
  text: 'Forni\n\nIn breve',
  html: '<!doctype html><html lang="it"><body style="margin:0"><p style="color:#112233">In breve</p></body></html>',
  bytes: 100,
  problems: [{ code: 'no_alt_text', about: '' }],
};

const open = (row: Mailing, answers: Handlers = {}) =>
  openOffice({
    address: '/admin/mailings/7',
    answers: {
      [`GET ${MAILING_PATH}`]: () => rows([row]),
      [`GET ${mailingPath(7)}`]: { ...row },
      [`GET ${mailingAudiencePath(7)}`]: REPORT,
      [`GET ${mailingPreviewPath(7)}`]: PREVIEW,
      [`GET ${mailingRecipientPath(7)}`]: () => rows([]),
      [`GET ${CONTACT_LIST_PATH}`]: () => rows([LIST]),
      ...answers,
    },
  });

it('says how many get it and why others do not, and what should be mended', async () => {
  open(DRAFT);
  expect(await screen.findByText(/40 people get it: 30 in Italian, 10 in English/)).toHaveTextContent(
    'Left out: 2 who do not want messages.',
  );
  expect(await screen.findByText('The picture has no alternative text.')).toBeInTheDocument();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  expect(frame.contentDocument?.querySelector('p')?.style.color).toBe('rgb(17, 34, 51)');
});

it('saves the lists that are chosen', async () => {
  const { user, calls } = open(DRAFT, { [`PATCH ${mailingPath(7)}`]: { ...DRAFT, version: 2 } });
  await user.click(await screen.findByRole('checkbox', { name: /Tile press/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    audience: { lists: [3], contacts: [], has_takers: false },
  });
});

it('is sent after a question that names the number of recipients', async () => {
  const { user, calls } = open(DRAFT, {
    [`POST ${mailingTransitionPath(7)}`]: { ...DRAFT, version: 2, state: 'scheduled' },
  });
  await user.click(await screen.findByRole('button', { name: 'Send …' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Send to 40' }));
  expect(calls.find(({ path }) => path === mailingTransitionPath(7))?.body).toEqual({
    to: 'send',
    recipients: 40,
    send_at: null,
  });
  expect(await screen.findByText('The mailing has started')).toBeInTheDocument();
});

it('says why it paused, and goes on when somebody resumes it', async () => {
  const paused: Mailing = { ...DRAFT, state: 'paused', pause_reason: 'refusals' };
  const { user, calls } = open(paused, {
    [`POST ${mailingTransitionPath(7)}`]: { ...paused, version: 2, state: 'sending', pause_reason: null },
  });
  expect(await screen.findByText(/too many of the first messages were refused/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(calls.find(({ path }) => path === mailingTransitionPath(7))?.body).toEqual({ to: 'resume' });
});
