import type { GroupName } from '@press-room/contract/account-groups';
import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import {
  OFFICE_PRESS_KIT_PATH,
  type OfficePressKit,
  officePressKitPath,
  officePressKitTakenPath,
} from '@press-room/contract/admin-press-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { LazyOrderList } from '../../components/order-list/lazy-order-list.ts';
import { buildReaders } from '../../test/admin-builders.ts';
import { GROUP } from '../../test/builders.ts';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { answerFiles, openOffice, writesBelow } from '../../test/open-admin.ts';
import './kit-page.tsx';
import './kits-page.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const file = (asset: number, it: string, language: 'it' | null) => ({
  asset,
  title: { it, en: '' },
  language,
  added_at: AT,
  name: `${asset}.pdf`,
  kind: 'document' as const,
  state: 'ready' as const,
  media_type: 'application/pdf',
  bytes: 1000,
});
const KIT: OfficePressKit = {
  id: 3,
  version: 2,
  status: 'draft',
  access: 'press',
  published_at: AT,
  embargo_until: null,
  expires_at: null,
  visible_from: null,
  readers: buildReaders(),
  created_at: AT,
  updated_at: AT,
  press_group: { id: GROUP.id, name: GROUP.name },
  company: null,
  year: 2026,
  title: { it: 'Cartella', en: 'Fair kit' },
  files: [file(11, 'Scheda', 'it'), file(12, 'Pianta', null)],
  steps: [],
};
const taker = (id: number, changed: number, is_stopped = false) => ({
  account: { id, first_name: 'Ada', last_name: `Neri ${id}`, email: `ada${id}@example.com` },
  taken_at: AT,
  changed,
  is_stopped,
});

function openKits(address: string, answers: Handlers = {}, group: GroupName = 'administrator_press_room') {
  return openOffice({
    address,
    group,
    ...(group.startsWith('agent') && { pressOfficeOf: { id: 5, name: 'Alfa' } }),
    answers: {
      [`GET ${OFFICE_PRESS_KIT_PATH}`]: () => rows([{ ...KIT, files: 2 }]),
      [`GET ${officePressKitPath(3)}`]: { ...KIT },
      [`GET ${officePressKitTakenPath(3)}`]: () => rows([]),
      [`GET ${OFFICE_ASSET_PATH}`]: answerFiles([
        { id: 11, name: '11.pdf', kind: 'document', caption: { it: '', en: '' } },
        { id: 12, name: '12.pdf', kind: 'document', caption: { it: '', en: '' } },
      ]),
      ...answers,
    },
  });
}

describe('press kits at the desk', () => {
  beforeAll(() => LazyOrderList.prepare());

  it('are listed by edition with their files, and published in one go', async () => {
    const { user, calls } = openKits('/admin/press-kits', {
      [`POST ${officePressKitPath(3)}transition/`]: { ...KIT, version: 3, status: 'published' },
    });
    const row = await screen.findByRole('row', { name: /Fair kit/ });
    expect(row).toHaveTextContent(/Fair kit.*2026.*Draft.*2/);
    await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)).toEqual([
        ['POST', `${officePressKitPath(3)}transition/`, '"2"', { to: 'published', grace_seconds: 12 }],
      ]),
    );
  });

  it('want a title in one language, and the keyboard is where it is missing', async () => {
    const { user, calls } = openKits('/admin/press-kits/new');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const title = screen.getByRole('textbox', { name: /^Title in Italian/ });
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAccessibleDescription(/Fill it in for at least one language/);
    expect(writesBelow(calls, '/api/office/')).toEqual([]);
  });

  it('keep the order, titles and languages of their files', async () => {
    const { user, calls } = openKits('/admin/press-kits/3', {
      [`PATCH ${officePressKitPath(3)}`]: { ...KIT, version: 3 },
    });
    const list = within(await screen.findByRole('grid', { name: 'Files' }));
    await user.click(await list.findByRole('button', { name: '12.pdf: move up' }));
    const [plan] = list.getAllByRole('row');
    await user.click(within(plan as HTMLElement).getByRole('button', { name: 'Titles and language' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Titles and language' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of the file' }), 'English');
    const title = dialog.getByRole('textbox', { name: 'Title in English' });
    await user.type(title, 'Plan{Enter}');
    expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)).toEqual([]);
    expect(screen.getByText(/Plan · English/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)).toHaveLength(1));
    expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)[0]?.slice(2)).toEqual([
      '"2"',
      expect.objectContaining({
        press_group: GROUP.id,
        year: 2026,
        files: [
          { asset: 12, title: { it: 'Pianta', en: 'Plan' }, language: 'en' },
          { asset: 11, title: { it: 'Scheda', en: '' }, language: 'it' },
        ],
      }),
    ]);
  });

  it('compare only what two people wrote', async () => {
    let attempts = 0;
    const theirs = { ...KIT, version: 5, year: 2027 };
    const { user, calls } = openKits('/admin/press-kits/3', {
      [`PATCH ${officePressKitPath(3)}`]: () => {
        attempts += 1;
        return attempts === 1
          ? Response.json({ detail: 'Changed', current: theirs }, { status: 412 })
          : { ...theirs, version: 6 };
      },
    });
    const title = await screen.findByRole('textbox', { name: 'Title in English' });
    await user.type(title, ' two');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody has changed this meanwhile' }));
    expect(dialog.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? '')).toHaveLength(
      2,
    );
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)).toHaveLength(2));
    expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)[1]?.slice(2)).toEqual([
      '"5"',
      { title: { en: 'Fair kit two' } },
    ]);
  });

  it('count readers with an outdated copy', async () => {
    openKits('/admin/press-kits/3', {
      [`GET ${officePressKitTakenPath(3)}`]: () =>
        rows([taker(1, 2), taker(2, 0), taker(3, 1), taker(4, 1, true)]),
    });
    expect(await screen.findByText('3 of 4 have older files')).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /Ada Neri 1/ });
    expect(row).toHaveTextContent('2 files');
    expect(within(row).getByRole('link')).toHaveAttribute('href', 'mailto:ada1@example.com');
    expect(screen.getByText(/^One of them is not written to/)).toBeInTheDocument();
    const stopped = screen.getByRole('row', { name: /Ada Neri 4/ });
    expect(stopped).toHaveTextContent('ada4@example.com · Not written to');
    expect(within(stopped).queryByRole('link')).toBeNull();
    const letter = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Write to these 2 people' }).href,
    );
    // Recipients do not see each other's names.
    expect([letter.protocol, letter.pathname]).toEqual(['mailto:', '']);
    expect(letter.searchParams.get('bcc')).toBe('ada1@example.com,ada3@example.com');
    expect(letter.searchParams.get('body')).toMatch(/cambiati.*\n\nYou downloaded.*#\/press-kit/);
  });

  it('are handed in by a company, with a note, once they are saved', async () => {
    const handed = {
      ...KIT,
      version: 3,
      status: 'in_review' as const,
      steps: [{ at: AT, by: null, status: 'in_review' as const, note: 'For the fair' }],
    };
    const { user, calls } = openKits(
      '/admin/press-kits/3',
      { [`POST ${officePressKitPath(3)}transition/`]: handed },
      'agent_press_room_external_company',
    );
    const title = await screen.findByRole('textbox', { name: 'Title in English' });
    await user.type(title, '!');
    const submit = screen.getByRole('button', { name: 'Submit for review' });
    await user.click(submit);
    expect(await screen.findByText('Save your changes first.')).toBeInTheDocument();
    await user.type(title, '{Backspace}');
    await user.type(screen.getByRole('textbox', { name: 'Note to the press office' }), 'For the fair');
    await user.click(submit);
    expect(await screen.findByText(/^It is with the association’s press office/)).toBeInTheDocument();
    expect(screen.getByText('For the fair')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)).toEqual([
      ['POST', `${officePressKitPath(3)}transition/`, '"2"', { to: 'in_review', note: 'For the fair' }],
    ]);
  });

  it('come back to a company with a note', async () => {
    const handed = {
      ...KIT,
      status: 'in_review' as const,
      company: { id: 5, name: 'Alfa' },
      steps: [{ at: AT, by: null, status: 'in_review' as const, note: 'For the fair' }],
    };
    const { user, calls } = openKits('/admin/press-kits/3', {
      [`GET ${officePressKitPath(3)}`]: handed,
      [`POST ${officePressKitPath(3)}transition/`]: { ...handed, version: 3, status: 'draft' },
    });
    expect(await screen.findByText('For the fair')).toBeInTheDocument();
    const back = screen.getByRole('button', { name: 'Return to the author' });
    await user.click(back);
    expect(await screen.findByText('Write what has to change.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^What has to change/ }), 'The English sheet');
    await user.click(back);
    await waitFor(() => expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)).toHaveLength(1));
    expect(writesBelow(calls, OFFICE_PRESS_KIT_PATH)[0]?.at(3)).toEqual({
      to: 'draft',
      note: 'The English sheet',
    });
  });

  it('are nobody else’s business', async () => {
    const refusal = () => Response.json({ detail: 'No permission' }, { status: 403 });
    openKits('/admin/press-kits', { [`GET ${OFFICE_PRESS_KIT_PATH}`]: refusal }, 'user_press_room');
    expect(await screen.findByText('For the press office only')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New press kit' })).toBeNull();
  });
});
