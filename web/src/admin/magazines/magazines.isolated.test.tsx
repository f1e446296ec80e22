import type { GroupName } from '@press-room/contract/account-groups';
import { OFFICE_ASSET_PATH, UPLOAD_HEADERS } from '@press-room/contract/admin-assets';
import {
  OFFICE_MAGAZINE_PATH,
  type OfficeMagazine,
  officeMagazinePath,
} from '@press-room/contract/admin-magazines';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DetailedError, UploadOptions } from 'tus-js-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { buildReaders } from '../../test/admin-builders.ts';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { answerFiles, openOffice, writesBelow } from '../../test/open-admin.ts';

/** Result of the next uploads: pending or refused; by default they finish at once. */
let line: 'open' | 'slow' | 'refused' = 'open';
afterEach(() => {
  line = 'open';
});

// The server tests the protocol; here the server already has every file.
vi.mock('tus-js-client', () => ({
  DetailedError: Error,
  Upload: class {
    readonly options: UploadOptions;
    constructor(_file: File, options: UploadOptions) {
      this.options = options;
    }
    findPreviousUploads = () => Promise.resolve([]);
    abort = () => Promise.resolve();
    start(): void {
      if (line === 'slow') return;
      if (line === 'refused') {
        this.options.onError?.(Object.assign(new Error(), { originalResponse: REFUSAL }) as DetailedError);
        return;
      }
      const answers: Record<string, string> = {
        [UPLOAD_HEADERS.asset]: '7',
        [UPLOAD_HEADERS.isKnown]: 'true',
      };
      const lastResponse = { getHeader: (name: string) => answers[name] };
      this.options.onSuccess?.({ lastResponse } as Parameters<NonNullable<UploadOptions['onSuccess']>>[0]);
    }
  },
}));

const REFUSAL = { getStatus: () => 400, getBody: () => '{"file":["Not a PDF."]}' };
const AT = '2026-11-20T10:00:00.000Z';
const ISSUE: OfficeMagazine = {
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
  kind: 'international',
  territory: 'DE',
  year: 2026,
  month: 11,
  title: { it: 'Numero tedesco', en: 'German issue' },
  issue_number: '7',
  document: 7,
  name: 'issue.pdf',
  bytes: 1000,
  page_count: 12,
  cover: null,
  progress: { state: 'ready', pages: 'ready', cover: 'ready', pages_read: 12, attempts: 0, failure: null },
};

function openMagazines(
  address: string,
  answers: Handlers = {},
  group: GroupName = 'administrator_press_room',
) {
  return openOffice({
    address,
    group,
    answers: {
      [`GET ${OFFICE_MAGAZINE_PATH}`]: () => rows([ISSUE]),
      [`GET ${officeMagazinePath(3)}`]: { ...ISSUE },
      ...answers,
    },
  });
}

describe('magazines at the desk', () => {
  it('are listed with how far their documents are, and published in one go', async () => {
    const { user, calls } = openMagazines('/admin/magazines', {
      [`POST ${officeMagazinePath(3)}transition/`]: { ...ISSUE, version: 3, status: 'published' },
    });
    const row = await screen.findByRole('row', { name: /German issue/ });
    expect(row).toHaveTextContent(/7.*November 2026.*International · Germany.*Draft.*12 pages ready/);
    // In the markup: browsers do not treat cards on a phone as a table.
    for (const cell of [row, ...row.querySelectorAll('th, td')]) expect(cell).toHaveAttribute('role');
    expect(within(row).getByRole('rowheader', { name: /German issue/ })).toBeInTheDocument();
    await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish 1 of them?' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(writesBelow(calls, OFFICE_MAGAZINE_PATH)).toEqual([
        ['POST', `${officeMagazinePath(3)}transition/`, '"2"', { to: 'published', grace_seconds: 12 }],
      ]),
    );
  });

  it('miss no PDF while one is on its way, and miss it again where it is refused', async () => {
    const { user } = openMagazines('/admin/magazines/new');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const field = screen.getByLabelText('PDF');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Field required'));
    const send = () => user.upload(field, new File(['%PDF'], 'issue.pdf', { type: 'application/pdf' }));
    line = 'slow';
    await send();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The PDF is still on its way: save when it is there.'),
    );
    line = 'refused';
    await send();
    expect(await screen.findByText('Not a PDF.')).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Field required'));
  });

  it('are made of a PDF, and nothing typed is lost where the server refuses', async () => {
    let isRefused = true;
    const { user, calls } = openMagazines('/admin/magazines/new', {
      [`GET ${OFFICE_ASSET_PATH}`]: answerFiles([{ id: 7, kind: 'document', name: 'issue.pdf' }]),
      [`POST ${OFFICE_MAGAZINE_PATH}`]: () => {
        if (!isRefused) return Response.json(ISSUE, { status: 201 });
        isRefused = false;
        return Response.json({ territory: ['An international magazine has a territory.'] }, { status: 400 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('PDF')).toHaveAttribute('aria-invalid', 'true'));
    await user.upload(
      screen.getByLabelText('PDF'),
      new File(['%PDF'], 'issue.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByRole('progressbar', { name: 'issue.pdf' })).toHaveValue(4);
    expect(await screen.findByText('Already in the library', { exact: false })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'international');
    fireEvent.change(screen.getByLabelText(m['office.editor.when.expiry']()), {
      target: { value: '2027-02-01T00:00' },
    });
    await user.type(screen.getByRole('textbox', { name: 'Title in Italian' }), 'Numero');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An international magazine has a territory.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title in Italian' })).toHaveValue('Numero');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Territory' }), 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/magazines/3'));
    expect(writesBelow(calls, OFFICE_MAGAZINE_PATH).at(-1)?.[3]).toMatchObject({
      embargo_until: null,
      expires_at: '2027-01-31T23:00:00.000Z',
      kind: 'international',
      territory: 'DE',
      document: 7,
      title: { it: 'Numero', en: '' },
    });
  });

  it('compare both sides after a conflict and save the chosen values', async () => {
    let attempts = 0;
    const theirs = { ...ISSUE, version: 5, title: { it: 'Loro', en: 'German issue' } };
    const { user, calls } = openMagazines('/admin/magazines/3', {
      [`PATCH ${officeMagazinePath(3)}`]: () => {
        attempts += 1;
        return attempts === 1
          ? Response.json({ detail: 'Changed', current: theirs }, { status: 412 })
          : { ...theirs, version: 6, title: { it: 'Mio', en: 'German issue' } };
      },
    });
    const title = await screen.findByRole('textbox', { name: 'Title in Italian' });
    await user.clear(title);
    await user.type(title, 'Mio');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody has changed this meanwhile' }));
    await user.click(dialog.getByRole('button', { name: 'Keep all of yours' }));
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(writesBelow(calls, OFFICE_MAGAZINE_PATH)).toHaveLength(2));
    expect(writesBelow(calls, OFFICE_MAGAZINE_PATH)[1]).toEqual([
      'PATCH',
      officeMagazinePath(3),
      '"5"',
      { title: { it: 'Mio' } },
    ]);
  });

  it('have a number and a cover of their own', async () => {
    const { user, calls } = openMagazines('/admin/magazines/3', {
      [`GET ${OFFICE_ASSET_PATH}`]: answerFiles([
        {
          id: 8,
          kind: 'picture',
          name: 'logo.png',
          media_type: 'image/png',
          credit: '',
          caption: { it: '', en: '' },
          alt: { it: '', en: '' },
          picture: {
            renditions: [{ url: '/media/logo.webp', media_type: 'image/webp', width: 480, height: 67 }],
            placeholder: '#262b33',
          },
        },
      ]),
      [`GET ${officeMagazinePath(3)}`]: { ...ISSUE, cover: 8 },
      [`PATCH ${officeMagazinePath(3)}`]: { ...ISSUE, version: 3 },
    });
    const cover = within(await screen.findByRole('group', { name: m['office.magazines.ownCover']() }));
    // A white logo gets a dark background.
    expect(await screen.findByRole('img', { name: m['office.magazines.cover']() })).toHaveStyle({
      backgroundColor: '#262b33',
    });
    await user.click(cover.getByRole('button', { name: m['office.editor.files.remove']() }));
    const number = screen.getByRole('textbox', { name: new RegExp(m['office.magazines.issueNumber']()) });
    await user.clear(number);
    await user.type(number, '7 bis');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writesBelow(calls, OFFICE_MAGAZINE_PATH)[0]?.[3]).toMatchObject({
        issue_number: '7 bis',
        cover: null,
      }),
    );
  });

  it('are deleted as drafts, after a question', async () => {
    const gone = () => new Response(null, { status: 204 });
    const { user, calls } = openMagazines('/admin/magazines/3', {
      [`DELETE ${officeMagazinePath(3)}`]: gone,
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Delete/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/magazines'));
    expect(writesBelow(calls, OFFICE_MAGAZINE_PATH)).toEqual([
      ['DELETE', officeMagazinePath(3), '"2"', null],
    ]);
  });

  it('are nobody else’s business', async () => {
    const refusal = () => Response.json({ detail: 'No permission' }, { status: 403 });
    openMagazines('/admin/magazines', { [`GET ${OFFICE_MAGAZINE_PATH}`]: refusal }, 'user_press_room');
    expect(await screen.findByText('For the press office only')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New magazine' })).toBeNull();
  });
});
