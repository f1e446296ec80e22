import { CONTACT_LIST_PATH, CONTACT_PATH } from '@press-room/contract/contacts';
import {
  MAILING_PATH,
  type Mailing,
  type MailingRecipient,
  type MailingResult,
  mailingAudiencePath,
  mailingChoicePath,
  mailingPath,
  mailingPreviewPath,
  mailingProofPath,
  mailingRecipientExportPath,
  mailingRecipientPath,
  mailingResultPath,
  mailingSamplePath,
  mailingTransitionPath,
} from '@press-room/contract/mailings';
import { screen, waitFor, within } from '@testing-library/react';
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
  follows: null,
  state: 'draft',
  audience: { lists: [], contacts: [], has_takers: false, has_subject_takers: false },
  subject: { it: 'Forni', en: 'Kilns' },
  preheader: { it: '', en: '' },
  opening: { it: '', en: '' },
  extent: 'teaser',
  shows_picture: true,
  links: [],
  hidden_contacts: [],
  per_minute: 0,
  send_at: null,
  pause_reason: null,
  counts: {
    recipients: 0,
    waiting: 0,
    deferred: 0,
    accepted: 0,
    refused: 0,
    bounced: 0,
    complained: 0,
    left: 0,
    visits: 0,
  },
  created_by: null,
  started_at: null,
  ended_at: null,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const REPORT = {
  recipients: 40,
  by_language: { it: 30, en: 10 },
  in_other_language: 2,
  left_out: [{ reason: 'stopped', count: 2 }],
};
const DARK = '@media (prefers-color-scheme:dark){\nbody,.soft{color:#ffeeaa!important}\n}';
const PREVIEW = {
  language: 'it',
  subject: 'Forni',
  text: 'Forni\n\nIn breve',
  html: `<!doctype html><html lang="it"><head><style>${DARK}</style></head><body style="margin:0"><p class="soft" style="color:#112233">In breve</p></body></html>`,
  bytes: 100,
};
const SAMPLES = [
  { id: 21, name: 'Ada Rossi', email: 'ada@paper.example', language: 'it', empty: ['outlet'] },
  { id: 22, name: 'Bob Lee', email: 'bob@paper.example', language: 'en', empty: [] },
];
const CHOICE = {
  issuer: 'Forni Riuniti',
  sectors: [{ id: 1, name: { it: 'Piastrelle', en: 'Tiles' }, slug: { it: 'piastrelle', en: 'tiles' } }],
  has_picture: true,
  people: [],
  documents: [{ kind: 'document', id: 31, title: { it: 'Scheda', en: 'Data sheet' } }],
  chosen: [],
  found: [{ kind: 'gallery', id: 5, title: { it: 'Fornaci', en: 'Kilns at work' } }],
  contacts: [{ key: 'lia@press.example', name: 'Lia Bo', role: 'Press' }],
};
const ADA = {
  id: 21,
  first_name: 'Ada',
  last_name: 'Rossi',
  addresses: [{ email: 'ada@paper.example' }],
  outlets: [],
};

const NOTHING = { refused: 0, bounced: 0, complained: 0, left: 0, visitors: 0 };
const RESULT: MailingResult = {
  visitors: 1,
  downloads: 3,
  links: [{ target: '/it/comunicati/2026/forni-12', visits: 21 }],
  lists: [{ of: { id: 3, name: 'Tile press' }, recipients: 40, accepted: 38, ...NOTHING, downloads: 3 }],
  outlets: [
    { of: { id: 5, name: 'Gazette' }, recipients: 2, accepted: 1, ...NOTHING, bounced: 1, downloads: null },
    { of: null, recipients: 38, accepted: 37, ...NOTHING, downloads: 3 },
  ],
  has_more_outlets: false,
};
const SENT: Mailing = {
  ...DRAFT,
  state: 'sent',
  counts: { ...DRAFT.counts, recipients: 40, accepted: 38, bounced: 2, complained: 1, visits: 21 },
};

const open = (row: Mailing, answers: Handlers = {}) =>
  openOffice({
    address: '/admin/mailings/7',
    answers: {
      [`GET ${MAILING_PATH}`]: () => rows([row]),
      [`GET ${mailingPath(7)}`]: { ...row },
      [`GET ${mailingAudiencePath(7)}`]: REPORT,
      [`GET ${mailingPreviewPath(7)}`]: PREVIEW,
      [`GET ${mailingSamplePath(7)}`]: { results: SAMPLES },
      [`GET ${mailingChoicePath(7)}`]: CHOICE,
      [`GET ${mailingProofPath(7)}`]: {
        problems: [{ code: 'empty_field', language: 'it', about: 'outlet', count: 3 }],
      },
      [`GET ${mailingRecipientPath(7)}`]: () => rows([]),
      [`GET ${mailingResultPath(7)}`]: RESULT,
      [`GET ${CONTACT_LIST_PATH}`]: () => rows([LIST]),
      [`GET ${CONTACT_PATH}`]: () => rows([ADA]),
      ...answers,
    },
  });

it('says how many get it and why others do not while they are chosen, and what should be mended', async () => {
  const { user, calls } = open(DRAFT);
  expect(await screen.findByText(/40 people get it: 30 in Italian, 10 in English/)).toHaveTextContent(
    '2 of them get it in another language than theirs, in which it is not published. Left out: 2 who do not want messages.',
  );
  expect(
    await screen.findByText('Italian: Outlet is empty for 3 recipients, and nothing stands in for it.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /an earlier press release about Tiles/ }));
  await waitFor(() =>
    expect(
      calls
        .filter(({ path }) => path === mailingAudiencePath(7))
        .at(-1)
        ?.search.get('audience'),
    ).toContain('"has_subject_takers":true'),
  );
});

it('saves the lists, people, links and contacts that are chosen, and sends nothing before', async () => {
  const { user, calls } = open(DRAFT, { [`PATCH ${mailingPath(7)}`]: { ...DRAFT, version: 2 } });
  await user.click(await screen.findByRole('checkbox', { name: /Tile press/ }));
  const people = screen.getByRole('combobox', { name: 'Add a person' });
  await user.type(people, 'ada');
  expect(await screen.findByRole('option', { name: /Ada Rossi.*ada@/ })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Ada Rossi' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Data sheet/ }));
  await user.click(screen.getByRole('combobox', { name: /Add a gallery/ }));
  await user.click(await screen.findByRole('option', { name: /Kilns at work/ }));
  await user.click(screen.getByRole('checkbox', { name: /Lia Bo/ }));
  expect(screen.getByText(/There are unsaved changes/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send …' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    audience: { lists: [3], contacts: [21], has_takers: false, has_subject_takers: false },
    links: [
      { kind: 'document', id: 31 },
      { kind: 'gallery', id: 5 },
    ],
    hidden_contacts: ['lia@press.example'],
  });
});

it('puts a field where the caret is, with what stands in for it', async () => {
  const { user } = open({ ...DRAFT, opening: { it: 'Ciao , a presto', en: '' } });
  const [area] = await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: /Personal opening/ });
  area?.setSelectionRange(5, 5);
  await user.click(screen.getAllByRole('button', { name: 'First name' })[0] as HTMLElement);
  expect(area).toHaveValue('Ciao {first_name|collega}, a presto');
});

it('shows the message as a recipient gets it: light, dark and plain', async () => {
  const { user, calls } = open(DRAFT);
  const colour = async () =>
    (await screen.findByTitle<HTMLIFrameElement>('Preview')).contentDocument?.querySelector('p')?.style.color;
  expect(await colour()).toBe('rgb(17, 34, 51)');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(await colour()).toBe('rgb(255, 238, 170)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preview as' }), 'Ada Rossi (Italian)');
  expect(await screen.findByText('Empty for this recipient: Outlet')).toBeInTheDocument();
  await waitFor(() =>
    expect(
      calls.some(({ path, search }) => path === mailingPreviewPath(7) && search.get('contact') === '21'),
    ).toBe(true),
  );
  await user.click(screen.getByRole('radio', { name: 'Plain text' }));
  expect(await screen.findByText(/Forni\s+In breve/)).toBeInTheDocument();
});

it('shows three messages before it is sent to more than 200', async () => {
  const { user } = open(DRAFT, { [`GET ${mailingAudiencePath(7)}`]: { ...REPORT, recipients: 201 } });
  await user.click(await screen.findByRole('button', { name: 'Send …' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByTitle('Ada Rossi (Italian)')).toBeInTheDocument();
  expect(dialog.getByTitle('Bob Lee (English)')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Send to 201' })).toBeInTheDocument();
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

it('tells what became of it by list and by outlet', async () => {
  open(SENT);
  const outlets = within(await screen.findByRole('table', { name: 'By outlet' }));
  const gazette = outlets.getByRole('row', { name: /Gazette/ });
  expect(
    within(gazette)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '1', '0', '1', '0', '0', '0', 'few people']);
  expect(outlets.getByRole('row', { name: /Without an outlet/ })).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'By list' })).getByRole('link')).toHaveAttribute(
    'href',
    '#/admin/contact-lists/3',
  );
  expect(screen.getByText('Reported as spam', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1');
  expect(screen.getByText('Downloads', { selector: 'dt' }).nextElementSibling).toHaveTextContent('3');
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
  const { user, calls } = open(SENT, {
    [`GET ${mailingRecipientPath(7)}`]: () => rows([recipient]),
    [`GET ${mailingRecipientExportPath(7)}`]: () => new Response('Name,E-mail'),
  });
  expect(await screen.findByText('The mailbox does not exist')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(calls.at(-1)).toMatchObject({ path: mailingRecipientExportPath(7) });
});

it('is followed up from a mailing that was sent, and says whom that reaches', async () => {
  const draft: Mailing = { ...DRAFT, kind: 'follow_up', follows: 7 };
  const { user, calls } = open(SENT, { [`POST ${MAILING_PATH}`]: draft });
  await user.click(await screen.findByRole('button', { name: 'Remind who has not looked' }));
  const posted = calls.find(({ method, path }) => method === 'POST' && path === MAILING_PATH);
  expect(posted?.body).toEqual({
    press_release: 12,
    kind: 'follow_up',
    follows: 7,
  });
});

it('says of a follow-up what is known of who has looked', async () => {
  open({ ...DRAFT, kind: 'follow_up', follows: 6 });
  expect(await screen.findByText(/followed a link and agreed to be counted by name/)).toBeInTheDocument();
});
