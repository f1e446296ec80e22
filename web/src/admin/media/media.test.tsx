import { assetUsagePath, OFFICE_ASSET_PATH, officeAssetPath } from '@press-room/contract/admin-assets';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeCall, type Handlers, rows } from '../../test/fake-api.ts';
import { buildAsset } from '../../test/gallery-builders.ts';
import { openOffice } from '../../test/open-admin.ts';

const PHOTO = buildAsset({
  id: 5,
  version: 2,
  name: 'kiln.jpg',
  credit: 'Ada Bo',
  caption: { it: 'Il forno', en: 'The kiln' },
  keywords: ['oven'],
  uses: 1,
});
const PATH = officeAssetPath(5);

function openPhoto(answers: Handlers = {}) {
  const place = { noun: 'press_release', id: 3, role: 'text', title: 'Exports' };
  return openOffice({
    address: '/admin/media/5',
    answers: {
      [`GET ${OFFICE_ASSET_PATH}`]: () => rows([PHOTO]),
      [`GET ${PATH}`]: { ...PHOTO },
      [`GET ${assetUsagePath(5)}`]: rows([place]),
      ...answers,
    },
  });
}

const writesOf = (calls: FakeCall[]) =>
  calls
    .filter(({ method, path }) => method === 'PATCH' && path === PATH)
    .map(({ headers, body }) => [headers.get('If-Match'), body]);

describe('the framing of a picture', () => {
  it('is set with the arrow keys, said aloud, and saved as one', async () => {
    const framed = { focal_point: { x: 51, y: 60 }, crop: { x: 10, y: 0, width: 90, height: 100 } };
    const { user, calls } = openPhoto({ [`PATCH ${PATH}`]: { ...PHOTO, ...framed, version: 3 } });
    const focus = await screen.findByRole('button', { name: 'Focal point' });
    expect(screen.getByText('Focal point in the middle. No crop.')).toHaveAttribute('role', 'status');
    focus.focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    screen.getByRole('button', { name: 'Top left corner of the crop' }).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByText(/^Focal point: \d/)).toHaveTextContent(
      'Focal point: 51 % from the left, 60 % from the top. Crop: 90 % × 100 %, 10 % from the left and 0 % from the top.',
    );
    expect(writesOf(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save the framing' }));
    await waitFor(() => expect(writesOf(calls)).toEqual([['"2"', framed]]));
    expect(await screen.findByText(/Framing saved/)).toBeInTheDocument();
  });

  it('is not left unsaved without a question', async () => {
    const { user } = openPhoto();
    (await screen.findByRole('button', { name: 'Focal point' })).focus();
    await user.keyboard('{ArrowRight}');
    location.hash = '#/admin/media';
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByText(/51 % from the left/)).toBeInTheDocument();
  });

  it('is not saved over a framing that came meanwhile unseen, but where only words were changed', async () => {
    const renamed = { ...PHOTO, version: 3, credit: 'Bo' };
    const theirs = { ...renamed, version: 4, focal_point: { x: 10, y: 10 } };
    const answers = [renamed, theirs].map((current) =>
      Response.json({ detail: 'Somebody else has changed it.', current }, { status: 412 }),
    );
    const { user, calls } = openPhoto({
      [`PATCH ${PATH}`]: () => answers.shift() ?? { ...theirs, version: 5 },
    });
    (await screen.findByRole('button', { name: 'Focal point' })).focus();
    await user.keyboard('{ArrowRight}');
    const save = () => user.click(screen.getByRole('button', { name: 'Save the framing' }));
    await save();
    await waitFor(() => expect(writesOf(calls).map(([version]) => version)).toEqual(['"2"', '"3"']));
    expect(await screen.findByText(/51 % from the left/)).toBeInTheDocument();
    expect(screen.queryByText(/Framing saved/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save the framing' })).toBeEnabled());
    await save();
    await waitFor(() => expect(writesOf(calls).map(([version]) => version)).toEqual(['"2"', '"3"', '"4"']));
    expect(await screen.findByText(/Framing saved/)).toBeInTheDocument();
  });

  it('is dragged, typed, and taken back', async () => {
    const { user, calls } = openPhoto({ [`PATCH ${PATH}`]: { ...PHOTO, version: 3 } });
    const focus = await screen.findByRole('button', { name: 'Focal point' });
    const frame = focus.parentElement as HTMLElement;
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
    focus.setPointerCapture = () => undefined;
    fireEvent.pointerDown(focus, { clientX: 200, clientY: 100, pointerId: 1 });
    fireEvent.pointerMove(focus, { clientX: 300, clientY: 80, pointerId: 1 });
    fireEvent.pointerUp(focus, { pointerId: 1 });
    expect(screen.getByText(/75 % from the left, 40 % from the top/)).toBeInTheDocument();
    await user.click(screen.getByText('As numbers'));
    const width = screen.getByRole('textbox', { name: 'Crop: width, %' });
    await user.clear(width);
    await user.type(width, '2');
    expect(width).toHaveValue('2');
    await user.tab();
    // Minimum size of a crop.
    expect(width).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Show the whole picture' }));
    expect(screen.getByText('Focal point in the middle. No crop.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Save the framing' })).toBeDisabled();
    expect(writesOf(calls)).toEqual([]);
  });
});

describe('what is said of a file', () => {
  it('is sent as far as it was changed, embargo, date and group included', async () => {
    const { user, calls } = openPhoto({ [`PATCH ${PATH}`]: { ...PHOTO, version: 3 } });
    expect(await screen.findByText(/in the text/)).toBeInTheDocument();
    const embargo = screen.getByLabelText('Embargo until');
    fireEvent.change(embargo, { target: { value: '2026-11-21T09:30' } });
    fireEvent.change(screen.getByLabelText('Date taken'), { target: { value: '2026-11-19' } });
    fireEvent.change(screen.getByLabelText('Rights end (last day)'), { target: { value: '2026-12-31' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Newsroom' }), 'Site Alpha');
    await user.type(screen.getByRole('textbox', { name: 'Caption in English' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writesOf(calls)).toHaveLength(1));
    expect(writesOf(calls)[0]).toEqual([
      '"2"',
      {
        embargo_until: '2026-11-21T08:30:00.000Z',
        taken_on: '2026-11-19',
        rights_until: '2026-12-31T23:00:00.000Z',
        press_group: 7,
        caption: { it: 'Il forno', en: 'The kiln!' },
      },
    ]);
  });

  it('is shown from both sides, origin and end of rights included, where somebody was faster', async () => {
    const theirs = {
      ...PHOTO,
      version: 5,
      digital_source_type: 'composite',
      rights_until: '2026-12-31T23:00:00.000Z',
      credit: 'Zoe',
    };
    let attempts = 0;
    const { user, calls } = openPhoto({
      [`PATCH ${PATH}`]: () => {
        attempts += 1;
        return attempts === 1
          ? Response.json({ detail: 'Changed', current: theirs }, { status: 412 })
          : { ...theirs, version: 6 };
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Credit' }), '!');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Render');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody has changed this meanwhile' }));
    expect(dialog.getByRole('group', { name: 'Origin' })).toHaveTextContent(/Render.*Composite/);
    expect(dialog.getByRole('group', { name: 'Rights end (last day)' })).toHaveTextContent('31 Dec 2026');
    await user.click(dialog.getByRole('button', { name: 'Keep all of yours' }));
    await user.click(
      within(dialog.getByRole('group', { name: 'Rights end (last day)' })).getByRole('radio', {
        name: 'Current version',
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(writesOf(calls)).toHaveLength(2));
    expect(writesOf(calls)[1]).toEqual([
      '"5"',
      { credit: 'Ada Bo!', digital_source_type: 'digitalCreation' },
    ]);
  });

  it('is saved without a question where the others wrote something else', async () => {
    let attempts = 0;
    const { user, calls } = openPhoto({
      [`PATCH ${PATH}`]: () => {
        attempts += 1;
        const current = { ...PHOTO, version: 4, focal_point: { x: 1, y: 1 } };
        return attempts === 1
          ? Response.json({ detail: 'Changed', current }, { status: 412 })
          : { ...current, version: 5, credit: 'Ada Bo!' };
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Credit' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writesOf(calls)).toHaveLength(2));
    expect(writesOf(calls)[1]).toEqual(['"4"', { credit: 'Ada Bo!' }]);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });
});

describe('the poster of a video', () => {
  const FILM = buildAsset({
    id: 8,
    version: 2,
    kind: 'other',
    media_type: 'video/mp4',
    name: 'kiln.mp4',
    width: null,
    height: null,
    picture: null,
    video_url: '/media/kiln.mp4',
  });
  const openFilm = (answers: Handlers = {}) =>
    openPhoto({
      [`GET ${OFFICE_ASSET_PATH}`]: () => rows([PHOTO]),
      [`GET ${PATH}`]: { ...FILM, id: 5 },
      ...answers,
    });

  it('is chosen from the library, and taken away', async () => {
    const poster = { ...FILM, id: 5, version: 3, poster: 5, picture: PHOTO.picture };
    const { user, calls } = openFilm({
      [`PATCH ${PATH}`]: ({ body }) => ({ ...poster, ...(body as object), version: 3 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Choose a picture of the library' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio'));
    await user.click(dialog.getByRole('button', { name: 'Add (1)' }));
    await waitFor(() => expect(writesOf(calls)).toEqual([['"2"', { poster: 5 }]]));
    expect(await screen.findByText(/Poster saved/)).toBeInTheDocument();
  });

  it('is no frame that the browser has not loaded', async () => {
    const { user, calls } = openFilm();
    await user.click(await screen.findByRole('button', { name: 'Use this frame' }));
    expect(await screen.findByText(/has no frame of this video yet/)).toBeInTheDocument();
    expect(writesOf(calls)).toEqual([]);
  });
});
