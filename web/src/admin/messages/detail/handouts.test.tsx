import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import {
  messageAnswerPath,
  messageHandoutPath,
  messageNotesPath,
  type OfficeMessage,
  officeMessagePath,
} from '@press-room/contract/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeCall, type Handlers, rows } from '../../../test/fake-api.ts';
import { ADA, ANSWERED, answerBox, LETTER, openMessage, send } from '../../../test/messages.ts';

// Drafts survive their screen.
beforeEach(() => sessionStorage.clear());

const PHOTO = {
  id: 12,
  kind: 'picture',
  name: 'kiln.jpg',
  media_type: 'image/jpeg',
  picture: null,
  caption: { it: 'Il forno', en: 'The kiln' },
  credit: 'Ada Rossi',
};
/** Library in which everything is public. */
const listPublic = ({ search }: FakeCall) => rows(search.has('public') ? [] : [PHOTO]);
const HANDOUT = {
  id: 5,
  expires_at: '2026-03-25T11:00:00.000Z',
  is_open: true,
  openings: 2,
  opened_at: null,
  takings: 1,
  items: [{ kind: 'asset' as const, title: 'Il forno', bytes: 2_400_000, takings: 1, taken_at: null }],
};
const GIVEN: OfficeMessage = {
  ...ANSWERED,
  letters: [{ ...LETTER, state: 'sent', at: '2026-03-11T11:00:00.000Z', handout: HANDOUT }],
};

describe('what an answer gives out', () => {
  const attachPicture = async (answers: Handlers) => {
    const opened = openMessage({ [`GET ${OFFICE_ASSET_PATH}`]: listPublic, ...answers });
    const { user } = opened;
    await user.type(await answerBox(), 'Ecco');
    await user.click(screen.getByRole('button', { name: 'Attach pictures' }));
    await user.click(await screen.findByRole('checkbox', { name: /The kiln/ }));
    await user.click(screen.getByRole('button', { name: /^Add \(/ }));
    return opened;
  };
  const bodies = ({ calls }: Awaited<ReturnType<typeof attachPicture>>) =>
    calls.filter(({ path }) => path === messageAnswerPath(7)).map(({ body }) => body);

  it('is chosen in the library, until when it holds, and can be left out again', async () => {
    const opened = await attachPicture({ [`POST ${messageAnswerPath(7)}`]: GIVEN });
    const { user } = opened;
    expect(screen.getByLabelText('The link works until')).not.toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove The kiln' }));
    expect(screen.queryByLabelText('The link works until')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Attach pictures' }));
    await user.click(await screen.findByRole('checkbox', { name: /The kiln/ }));
    await user.click(screen.getByRole('button', { name: /^Add \(/ }));
    await user.click(send());
    expect(await screen.findByText('Il forno')).toBeVisible();
    expect(bodies(opened)).toMatchObject([
      { text: 'Ecco', items: [{ kind: 'asset', id: 12 }], is_confirmed: false },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove The kiln' })).toBeNull());
  });

  it('requires a confirmation for materials that are not public, again after each change', async () => {
    const refuse = () =>
      Response.json({ is_confirmed: ['Not public: Il forno. Confirm it.'] }, { status: 400 });
    const opened = await attachPicture({ [`POST ${messageAnswerPath(7)}`]: refuse });
    const { user } = opened;
    expect(screen.queryByRole('checkbox', { name: /not public/ })).toBeNull();
    await user.click(send());
    expect(await screen.findByText(/Not public: Il forno/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Rita Bo may have what is not public' }));
    await user.click(send());
    await waitFor(() =>
      expect(bodies(opened)).toMatchObject([{ is_confirmed: false }, { is_confirmed: true }]),
    );
    expect(await answerBox()).toHaveValue('Ecco');
  });

  it('is marked where it is not public, in the library and beside the answer, and asks at once', async () => {
    const opened = openMessage({
      [`GET ${OFFICE_ASSET_PATH}`]: rows([PHOTO]),
      [`POST ${messageAnswerPath(7)}`]: GIVEN,
    });
    const { user } = opened;
    await user.type(await answerBox(), 'Ecco');
    await user.click(screen.getByRole('button', { name: 'Attach pictures' }));
    await user.click(await screen.findByRole('checkbox', { name: /The kiln.*Not public/ }));
    await user.click(screen.getByRole('button', { name: /^Add \(/ }));
    expect(screen.getByText('One attachment')).toBeVisible();
    const attached = screen.getByRole('button', { name: 'Remove The kiln' }).closest('li');
    await waitFor(() => expect(attached).toHaveTextContent('Not public'));
    await user.click(screen.getByRole('checkbox', { name: 'Rita Bo may have what is not public' }));
    await user.click(send());
    await waitFor(() => expect(bodies(opened)).toMatchObject([{ is_confirmed: true }]));
  });

  it('is listed with how often it was used, and its link is ended at once', async () => {
    const path = messageHandoutPath(7, HANDOUT.id);
    let handout = HANDOUT;
    const { user, calls } = openMessage({
      [`GET ${officeMessagePath(7)}`]: () => ({
        ...GIVEN,
        letters: GIVEN.letters.map((letter) => ({ ...letter, handout })),
      }),
      [`DELETE ${path}`]: () => {
        handout = { ...HANDOUT, is_open: false };
        return new Response(null, { status: 204 });
      },
    });
    expect(await screen.findByText(/2\.4 MB/)).toBeVisible();
    expect(screen.getByText('opened: 2, downloaded: 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End the link' }));
    expect(await screen.findByText('The link leads nowhere any more')).toBeVisible();
    expect(await screen.findByText('Attached; the link has ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull();
    expect(calls.some((call) => call.path === path && call.method === 'DELETE')).toBe(true);
  });
});

describe('an internal note', () => {
  it('is saved with the version that was read, and is listed by time among the letters', async () => {
    const note = { id: 3, at: '2026-03-11T10:30:00.000Z', by: ADA, text: 'Ask the chair' };
    const { user, calls } = openMessage({
      [`POST ${messageNotesPath(7)}`]: { ...ANSWERED, notes: [note] },
    });
    const box = await screen.findByRole('textbox', { name: 'Internal note' });
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('Write a note.')).toBeVisible();
    await user.type(box, 'Ask the chair');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('Ask the chair', { selector: 'p' })).toBeVisible();
    const texts = screen.getAllByText(/Ask the chair|Ecco le immagini/, { selector: 'p' });
    expect(texts.map(({ textContent }) => textContent)).toEqual(['Ask the chair', 'Ecco le immagini']);
    const call = calls.find(({ path }) => path === messageNotesPath(7));
    expect([call?.headers.get('If-Match'), call?.body]).toEqual(['"3"', { text: 'Ask the chair' }]);
    expect(box).toHaveValue('');
  });
});
