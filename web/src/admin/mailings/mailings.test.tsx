import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import {
  MAILING_PATH,
  type Mailing,
  mailingAudiencePath,
  mailingChoicePath,
  mailingPath,
  mailingPreviewPath,
  mailingProofPath,
  mailingResultPath,
  mailingTransitionPath,
} from '@press-room/contract/mailings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rows } from '../../test/fake-api.ts';
import { CHOICE, DRAFT, openMailing, REPORT, SENT } from '../../test/mailing-screen.ts';

it('shows the number of recipients, the reasons for omissions, and recommended corrections', async () => {
  const { user, calls } = openMailing(DRAFT);
  expect(await screen.findByText(/40 people get it: 30 in Italian, 10 in English/)).toHaveTextContent(
    '2 of them get it in the other language, because it is not published in theirs. Left out: 2 who do not want messages.',
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
  const { user, calls } = openMailing(DRAFT, { [`PATCH ${mailingPath(7)}`]: { ...DRAFT, version: 2 } });
  await user.click(await screen.findByRole('checkbox', { name: /Tile press/ }));
  const people = screen.getByRole('combobox', { name: 'Add a person' });
  await user.type(people, 'ada');
  expect(await screen.findByRole('option', { name: /^Ada Rossi ?ada@/ })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Ada Rossi' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Data sheet/ }));
  await user.click(screen.getByRole('combobox', { name: /Add a gallery/ }));
  await user.click(await screen.findByRole('option', { name: /Kilns at work/ }));
  await user.click(screen.getByRole('checkbox', { name: /Lia Bo/ }));
  expect(screen.getByText(/There are unsaved changes/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send…' }));
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

it('inserts a merge field at the caret, with its default text', async () => {
  const { user } = openMailing({ ...DRAFT, opening: { it: 'Ciao , a presto', en: '' } });
  const [area] = await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: /Personal opening/ });
  area?.setSelectionRange(5, 5);
  await user.click(screen.getAllByRole('button', { name: 'First name' })[0] as HTMLElement);
  expect(area).toHaveValue('Ciao {first_name|collega}, a presto');
});

it('shows the message as a recipient gets it: light, dark and plain', async () => {
  const { user, calls } = openMailing(DRAFT);
  const colour = async () =>
    (await screen.findByTitle<HTMLIFrameElement>('Preview')).contentDocument?.querySelector('p')?.style.color;
  expect(await colour()).toBe('rgb(17, 34, 51)');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(await colour()).toBe('rgb(255, 238, 170)');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Preview as' }),
    'Ada Rossi, ada@paper.example (Italian)',
  );
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
  const { user } = openMailing(DRAFT, { [`GET ${mailingAudiencePath(7)}`]: { ...REPORT, recipients: 201 } });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByTitle('Ada Rossi, ada@paper.example (Italian)')).toBeInTheDocument();
  expect(dialog.getByTitle('Bob Lee, bob@paper.example (English)')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Send to 201' })).toBeInTheDocument();
});

it('is sent after a question that names the number of recipients', async () => {
  const { user, calls } = openMailing(DRAFT, {
    [`POST ${mailingTransitionPath(7)}`]: { ...DRAFT, version: 2, state: 'scheduled' },
  });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Send to 40' }));
  expect(calls.find(({ path }) => path === mailingTransitionPath(7))?.body).toEqual({
    to: 'send',
    recipients: 40,
    send_at: null,
  });
  expect(await screen.findByText('The mailing has started')).toBeInTheDocument();
});

it('offers to wait for the publication only before it', async () => {
  const { user } = openMailing(DRAFT, {
    [`GET ${mailingChoicePath(7)}`]: { ...CHOICE, is_awaited: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Send when published…' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('offers no waiting for what is published', async () => {
  openMailing(DRAFT);
  expect(await screen.findByRole('checkbox', { name: /Lia Bo/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send when published…' })).toBeNull();
});

it('says why it paused, and goes on when somebody resumes it', async () => {
  const paused: Mailing = { ...DRAFT, state: 'paused', pause_reason: 'refusals' };
  const { user, calls } = openMailing(paused, {
    [`POST ${mailingTransitionPath(7)}`]: { ...paused, version: 2, state: 'sending', pause_reason: null },
  });
  expect(await screen.findByText(/too many of the first messages were refused/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(calls.find(({ path }) => path === mailingTransitionPath(7))?.body).toEqual({ to: 'resume' });
  // Tables by list and outlet are those of the new state.
  await waitFor(() => expect(calls.filter(({ path }) => path === mailingResultPath(7))).toHaveLength(2));
});

it('shows a state that nobody knows by its own name', async () => {
  openMailing({ ...DRAFT, state: 'held' as 'paused', pause_reason: 'weather' as 'hidden' });
  expect(await screen.findByText('held')).toBeInTheDocument();
});

it('shows reasons and problems of a draft that nobody knows by their own names', async () => {
  openMailing(DRAFT, {
    [`GET ${mailingAudiencePath(7)}`]: {
      ...REPORT,
      left_out: [
        { reason: 'on_strike', count: 2 },
        { reason: 'away', count: 1 },
      ],
    },
    [`GET ${mailingProofPath(7)}`]: {
      problems: [{ code: 'dull_subject', language: 'it', about: 'subject', count: 1 }],
    },
  });
  expect(await screen.findByText(/Left out:/)).toHaveTextContent('on_strike and 1 who is away.');
  expect(await screen.findByText(/dull_subject · subject/)).toBeInTheDocument();
});

it('is followed up from a mailing that was sent, and says whom that reaches', async () => {
  const draft: Mailing = { ...DRAFT, kind: 'follow_up', follows: 7 };
  const { user, calls } = openMailing(SENT, { [`POST ${MAILING_PATH}`]: draft });
  await user.click(await screen.findByRole('button', { name: 'Remind who has not looked' }));
  const posted = calls.find(({ method, path }) => method === 'POST' && path === MAILING_PATH);
  expect(posted?.body).toEqual({
    press_release: 12,
    kind: 'follow_up',
    follows: 7,
  });
});

it('is not followed up once its press release is withdrawn', async () => {
  openMailing({ ...SENT, is_withdrawn: true });
  expect(await screen.findByRole('link', { name: 'Open the press release' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remind who has not looked' })).not.toBeInTheDocument();
});

it('has the title in the language of the interface, or in the other', async () => {
  openMailing(DRAFT);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kilns' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Kilns/);
  cleanup();
  openMailing({ ...DRAFT, press_release: { id: 12, title: { it: 'Forni', en: '' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Forni' })).toBeInTheDocument();
});

it('explains the recipients of a follow-up', async () => {
  openMailing({ ...DRAFT, kind: 'follow_up', follows: 6 });
  expect(await screen.findByText(/followed a link and agreed to be counted by name/)).toBeInTheDocument();
});

it('is begun in its own room, about the press release that is chosen', async () => {
  const release = { id: 12, title: 'Forni', date: '2026-03-01', status: 'published', publish_at: null };
  const { user, calls } = openMailing(
    DRAFT,
    {
      [`GET ${OFFICE_PRESS_RELEASE_PATH}`]: () => rows([release]),
      [`POST ${MAILING_PATH}`]: DRAFT,
    },
    '/admin/mailings',
  );
  await user.click(await screen.findByRole('button', { name: 'New mailing' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New mailing' }));
  await user.type(dialog.getByRole('combobox', { name: 'Press release' }), 'Forni');
  await user.click(await dialog.findByRole('option', { name: /^Forni/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Before you send' })).toBeInTheDocument();
  const begun = calls.find(({ method, path }) => method === 'POST' && path === MAILING_PATH);
  expect(begun?.body).toEqual({ press_release: 12, kind: 'release' });
});

it('about an edition offers its headlines or excerpts and the members it names, and neither picture nor contacts', async () => {
  const edition: Mailing = {
    ...DRAFT,
    press_release: null,
    press_review: { id: 5, title: 'Rassegna stampa' },
    kind: 'edition',
    extent: 'full',
  };
  const choice = { ...CHOICE, issuer: '', sectors: [], documents: [], contacts: [], has_picture: false };
  openMailing(edition, { [`GET ${mailingChoicePath(7)}`]: choice });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rassegna stampa' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the edition' })).toHaveAttribute(
    'href',
    '#/admin/press-reviews/5',
  );
  expect(screen.getByRole('checkbox', { name: /Press offices of the members it names/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /excerpts where the licence allows/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Headlines only' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Show the main picture' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Press contacts in the message' })).not.toBeInTheDocument();
});

it('that invites to an appointment has its words and links, and nothing of a release', async () => {
  const invitation: Mailing = {
    ...DRAFT,
    press_release: null,
    appointment: { id: 9, title: { it: 'Conferenza stampa', en: '' } },
    kind: 'invitation',
  };
  const choice = { ...CHOICE, issuer: '', sectors: [], documents: [], contacts: [], has_picture: false };
  openMailing(invitation, { [`GET ${mailingChoicePath(7)}`]: choice });
  expect(await screen.findByRole('heading', { level: 1, name: 'Conferenza stampa' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the appointment' })).toHaveAttribute(
    'href',
    '#/admin/appointments/9',
  );
  expect(screen.queryByRole('group', { name: 'Text' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Who took earlier news' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Show the main picture' })).not.toBeInTheDocument();
});
