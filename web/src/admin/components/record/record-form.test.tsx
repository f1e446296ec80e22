import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { BRAND_PATH, type Brand, brandPath } from '@press-room/contract/companies';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signOut, storeSession } from '../../../lib/auth.ts';
import { navigate } from '../../../lib/navigation.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi, type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const AT = '2026-03-12T10:00:00.000Z';
const COTTO: Brand = { id: 1, version: 2, name: 'Cotto', companies: [], created_at: AT, updated_at: AT };
const ONE = brandPath(COTTO.id);
const CHANGED = { ...COTTO, version: 3, name: 'Cotto fine' };

async function openBrand(
  address: string,
  change: Handlers[string] = CHANGED,
  made?: Handlers[string],
  files: Handlers[string] = () => rows([]),
) {
  const app = openOffice({
    address,
    answers: {
      [`GET ${BRAND_PATH}`]: rows([COTTO]),
      [`GET ${ONE}`]: COTTO,
      [`POST ${BRAND_PATH}`]: made ?? { ...COTTO, name: 'Gres' },
      [`PATCH ${ONE}`]: change,
      [`GET ${OFFICE_ASSET_PATH}`]: files,
      [`DELETE ${ONE}`]: () => new Response(null, { status: 204 }),
    },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { ...app, name };
}
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

describe('a form of a record', () => {
  it('asks before what was typed is lost', async () => {
    const { user, name } = await openBrand('/admin/brands/1');
    await user.type(name, ' fine');
    navigate('/admin/brands');
    await waitFor(() => expect(question()).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(question()).not.toBeInTheDocument();
    expect(name).toHaveValue('Cotto fine');
    navigate('/admin/brands');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/brands'));
  });

  it('asks nothing where nothing was typed, where it was taken back, or where all is saved', async () => {
    const { user, name, calls } = await openBrand('/admin/brands/1');
    await user.type(name, 's{Backspace}');
    navigate('/admin/brands');
    expect(location.hash).toBe('#/admin/brands');
    navigate('/admin/brands/1');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' fine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Cotto fine' });
    expect(writesBelow(calls, BRAND_PATH)).toHaveLength(1);
    navigate('/admin/brands');
    expect(location.hash).toBe('#/admin/brands');
  });

  it('asks where readers would miss files that are not ready, and saves knowingly', async () => {
    const files = [{ id: 3, name: 'kiln.jpg', state: 'processing' }];
    const { user, name, calls } = await openBrand('/admin/brands/1', ({ body }) =>
      (body as { show_unready?: boolean }).show_unready
        ? CHANGED
        : Response.json({ detail: 'Not ready', code: 'files_unready', files }, { status: 409 }),
    );
    await user.type(name, ' fine{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Some files are not ready' }));
    expect(dialog.getByText('kiln.jpg: still being prepared.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(name).toHaveValue('Cotto fine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save now' }));
    await screen.findByRole('heading', { level: 1, name: 'Cotto fine' });
    expect(writesBelow(calls, BRAND_PATH).at(-1)?.[3]).toEqual({ name: 'Cotto fine', show_unready: true });
  });

  it('saves by itself once the files are ready, and lists the others until then', async () => {
    const files = [3, 4].map((id) => ({ id, name: `${id}.jpg`, state: 'processing' }));
    const states = new Map([[3, 'ready']]);
    const isReady = () => states.get(4) === 'ready';
    const { user, name, calls } = await openBrand(
      '/admin/brands/1',
      () =>
        isReady()
          ? CHANGED
          : Response.json({ detail: 'Not ready', code: 'files_unready', files }, { status: 409 }),
      undefined,
      () => rows(files.map((file) => ({ ...file, state: states.get(file.id) ?? file.state }))),
    );
    await user.type(name, ' fine{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Some files are not ready' }));
    await waitFor(() => expect(dialog.queryByText(/^3.jpg/)).not.toBeInTheDocument());
    expect(dialog.getByText('4.jpg: still being prepared.')).toBeInTheDocument();
    states.set(4, 'ready');
    await screen.findByRole('heading', { level: 1, name: 'Cotto fine' }, { timeout: 20_000 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(writesBelow(calls, BRAND_PATH).map(([, , , body]) => body)).toEqual([
      { name: 'Cotto fine' },
      { name: 'Cotto fine' },
    ]);
  });

  it('opens a new record and leaves a deleted one without a question', async () => {
    const { user, name } = await openBrand('/admin/brands/new');
    await user.type(name, 'Gres');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/brands/1'));
    expect(question()).not.toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' fine');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('dialog', { name: /^Delete/ }));
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/brands'));
    expect(question()).not.toBeInTheDocument();
  });

  it('does not navigate if the user has left before the answer', async () => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const { user, name } = await openBrand('/admin/brands/new', CHANGED, async () => {
      await isLetGo;
      return { ...COTTO, name: 'Gres' };
    });
    await user.type(name, 'Gres{Enter}');
    navigate('/admin/brands');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/brands'));
    letGo();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(location.hash).toBe('#/admin/brands');
  });

  it('opens a new record with what was typed while it was created', async () => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const { user, name, calls } = await openBrand('/admin/brands/new', CHANGED, async () => {
      await isLetGo;
      return { ...COTTO, name: 'Cotto' };
    });
    await user.type(name, 'Cotto{Enter}');
    await user.type(name, ' fine');
    letGo();
    await waitFor(() => expect(location.hash).toBe('#/admin/brands/1'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cotto fine'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Cotto fine' });
    expect(writesBelow(calls, BRAND_PATH).map(([method, , , body]) => [method, body])).toEqual([
      ['POST', { name: 'Cotto' }],
      ['PATCH', { name: 'Cotto fine' }],
    ]);
  });

  it('restores the input of an ended session with the version that it is based on', async () => {
    sessionStorage.clear();
    const session = buildSession('administrator_press_room');
    const { user, name } = await openBrand('/admin/brands/1');
    await user.type(name, ' fine');
    act(() => signOut(session.token));
    await waitFor(() => expect(location.hash).toMatch(/^#\/account\/login/));
    // Someone else has saved in the meantime.
    const theirs = { ...COTTO, version: 5, name: 'Cotto antico' };
    const changed = { by: { id: 4, first_name: 'Ada', last_name: 'Neri' }, at: AT };
    const calls = fakeApi({
      [`POST ${TOKEN_REFRESH_PATH}`]: session,
      [`GET ${ONE}`]: theirs,
      [`PATCH ${ONE}`]: () => Response.json({ detail: 'Changed', current: theirs, changed }, { status: 412 }),
    });
    act(() => storeSession(session));
    act(() => navigate('/admin/brands/1'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Cotto fine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Somebody has changed this meanwhile' }));
    expect(asked.getByText(/^Changed by Ada Neri, 12 Mar 2026/)).toBeInTheDocument();
    expect(asked.queryByRole('radio', { checked: true })).toBeNull();
    expect(writesBelow(calls, BRAND_PATH)).toEqual([['PATCH', ONE, '"2"', { name: 'Cotto fine' }]]);
  });

  it('keeps what is typed while a save is on its way, and asks before that is lost', async () => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const { user, name } = await openBrand('/admin/brands/1', async () => {
      await isLetGo;
      return { ...CHANGED };
    });
    await user.type(name, ' fine{Enter}');
    await user.type(name, ' e antico');
    letGo();
    await screen.findByRole('heading', { level: 1, name: 'Cotto fine' });
    await waitFor(() => expect(screen.getByText('Saved')).toBeInTheDocument());
    expect(name).toHaveValue('Cotto fine e antico');
    navigate('/admin/brands');
    await waitFor(() => expect(question()).toBeInTheDocument());
  });
});
