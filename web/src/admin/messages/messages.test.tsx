import {
  MESSAGE_ASSIGNEE_PATH,
  messageAnswerPath,
  OFFICE_MESSAGE_PATH,
  type OfficeMessage,
  officeMessagePath,
} from '@press-room/contract/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GROUP, OTHER_GROUP } from '../../test/builders.ts';
import { rows } from '../../test/fake-api.ts';
import { ADA, ANSWERED, answerBox, LETTER, MESSAGE, openMessage, page, send } from '../../test/messages.ts';
import { openOffice } from '../../test/open-admin.ts';

// Drafts survive their screen.
beforeEach(() => sessionStorage.clear());

describe('a message', () => {
  it('is answered from the version that was read, and shows the answer', async () => {
    const { user, calls } = openMessage({ [`POST ${messageAnswerPath(7)}`]: ANSWERED });
    await user.type(await answerBox(), 'Ecco le immagini');
    await user.click(send());
    expect(await screen.findByText('Ecco le immagini', { selector: 'p' })).toBeVisible();
    const call = calls.find(({ path }) => path === messageAnswerPath(7));
    expect([call?.headers.get('If-Match'), call?.body]).toEqual(['"3"', { text: 'Ecco le immagini' }]);
    expect(await answerBox()).toHaveValue('');
  });

  it('keeps what was typed where a colleague was faster, and shows what they wrote', async () => {
    const conflict = () => Response.json({ detail: 'Changed.', current: ANSWERED }, { status: 412 });
    const { user } = openMessage({ [`POST ${messageAnswerPath(7)}`]: conflict });
    await user.type(await answerBox(), 'My own words');
    await user.click(send());
    expect(await screen.findByText(/A colleague has changed this message/)).toBeVisible();
    expect(screen.getByText('Ecco le immagini')).toBeVisible();
    expect(await answerBox()).toHaveValue('My own words');
  });

  it('says of a reply without our mark that it may be anybody’s', async () => {
    const reply = { ...LETTER, by: null, state: 'received', at: '2026-03-11T12:00:00.000Z' } as const;
    const letters = [reply, { ...reply, id: 2, is_marked: false }];
    openMessage({ [`GET ${officeMessagePath(7)}`]: { ...MESSAGE, letters } });
    expect(await screen.findAllByText(/does not carry our mark/)).toHaveLength(1);
  });

  it('is answered once, however often that is pressed', async () => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const { user, calls } = openMessage({
      [`POST ${messageAnswerPath(7)}`]: async () => {
        await isLetGo;
        return { ...ANSWERED };
      },
    });
    await user.type(await answerBox(), 'Ecco le immagini');
    await user.dblClick(send());
    letGo();
    expect(await screen.findByText('Ecco le immagini', { selector: 'p' })).toBeVisible();
    await waitFor(async () => expect(await answerBox()).toHaveValue(''));
    expect(calls.filter(({ path }) => path === messageAnswerPath(7))).toHaveLength(1);
  });

  it('is said to be sent as soon as it is', async () => {
    const [letter] = ANSWERED.letters;
    const SENT = { ...ANSWERED, letters: [{ ...letter, state: 'sent' }] };
    let isSent = false;
    openMessage({ [`GET ${officeMessagePath(7)}`]: () => (isSent ? SENT : ANSWERED) });
    expect(await screen.findByText('being sent')).toBeVisible();
    isSent = true;
    expect(await screen.findByText('sent')).toBeVisible();
    expect(screen.queryByText('being sent')).toBeNull();
  });

  it('wants an answer before it sends one', async () => {
    const { user, calls } = openMessage({});
    await answerBox();
    await user.click(send());
    expect(await screen.findByText('Write the answer first')).toBeVisible();
    expect(calls.some(({ method, path }) => method === 'POST' && path === messageAnswerPath(7))).toBe(false);
  });

  it('offers answers in the language of the sender', async () => {
    const { user } = openMessage({});
    const choice = await screen.findByRole('combobox', { name: 'Insert an answer used before' });
    expect(within(choice).queryByRole('option', { name: 'English only' })).toBeNull();
    await user.selectOptions(choice, 'In both');
    expect(await answerBox()).toHaveValue('Nella galleria.');
  });

  it('is moved to another press group', async () => {
    const { id, name } = OTHER_GROUP;
    const moved = { ...MESSAGE, version: 4, press_group: { id, name } };
    const { user, calls } = openMessage({ [`PATCH ${officeMessagePath(7)}`]: moved }, [GROUP, OTHER_GROUP]);
    const choice = await screen.findByRole('combobox', { name: 'Newsroom' });
    await user.selectOptions(choice, name);
    await waitFor(() => expect(choice).toHaveValue(String(id)));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ press_group: id });
  });

  it('is given to a colleague', async () => {
    const given = { ...MESSAGE, version: 4, assignee: ADA };
    const { user, calls } = openMessage({ [`PATCH ${officeMessagePath(7)}`]: given });
    await screen.findByRole('option', { name: 'Ada Rossi' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Ada Rossi');
    expect(await screen.findByRole('combobox', { name: 'Assigned to' })).toHaveValue('4');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ assignee: 4 });
  });
});

it('takes a second choice while the first is on its way', async () => {
  let latest = { ...MESSAGE };
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const { user, calls } = openMessage({
    [`PATCH ${officeMessagePath(7)}`]: async ({ body }) => {
      await isLetGo;
      const { assignee, ...change } = body as { assignee?: number };
      latest = { ...latest, ...change, ...(assignee && { assignee: ADA }), version: latest.version + 1 };
      return { ...latest };
    },
  });
  await screen.findByRole('option', { name: 'Ada Rossi' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Ada Rossi');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Closed');
  letGo();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('closed'));
  expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(String(ADA.id));
  const written = calls.filter(({ method }) => method === 'PATCH');
  expect(written.map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"3"', { assignee: ADA.id }],
    ['"4"', { status: 'closed' }],
  ]);
});

describe('the list of messages', () => {
  it('gives many to somebody at once, and takes them back', async () => {
    const SECOND = { ...MESSAGE, id: 8, version: 5, subject: 'An interview', assignee: ADA };
    const raised = ({ version }: OfficeMessage) => ({ version: version + 1 });
    const { calls, user } = openOffice({
      address: '/admin/messages',
      answers: {
        [`GET ${OFFICE_MESSAGE_PATH}`]: rows([MESSAGE, SECOND]),
        [`GET ${MESSAGE_ASSIGNEE_PATH}`]: page([ADA]),
        [`PATCH ${officeMessagePath(7)}`]: () => raised(MESSAGE),
        [`PATCH ${officeMessagePath(8)}`]: () => raised(SECOND),
      },
    });
    const head = within(await screen.findByRole('columnheader', { name: /^Select all/ }));
    await user.click(head.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Assign 2 messages' }));
    await user.selectOptions(dialog.getByRole('combobox'), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('2 messages assigned')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Undone: 2')).toBeInTheDocument();
    expect(
      calls
        .filter(({ method }) => method === 'PATCH')
        .map(({ headers, body }) => [headers.get('If-Match'), body]),
    ).toEqual([
      ['"3"', { assignee: null }],
      ['"5"', { assignee: null }],
      ['"4"', { assignee: null }],
      ['"6"', { assignee: ADA.id }],
    ]);
  });
});
