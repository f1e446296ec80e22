import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { MAILING_HOLDERS_PATH, MAILING_PATH } from '@press-room/contract/mailings';
import { RELEASE_TEMPLATE_PATH } from '@press-room/contract/release-templates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listToasts } from '../../../lib/toasts.ts';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { ADA, AT, button, openPanel, PATH, writesOf } from '../../../test/workflow-panel.ts';
import { AfterwardsPanel } from '../afterwards/afterwards-panel.tsx';
import { MailingsPanel } from '../afterwards/mailings-panel.tsx';
import { PendingNote } from '../page/pending-note.tsx';
import { LeadPanel } from '../publication/lead-panel.tsx';
import { ReusePanel } from '../reuse/reuse-panel.tsx';

const PUBLISHED = () => {
  const release = buildOfficeRelease({ status: 'published', publish_at: AT, visible_from: AT });
  const { it: italian } = release.text;
  return { ...release, text: italian ? { it: { ...italian, status: 'published' as const } } : {} };
};

describe('after publication', () => {
  it('a release is pinned to the top of Home until a day, and unpinned', async () => {
    const release = PUBLISHED();
    const pinned = { ...release, version: release.version + 1, lead_until: '2026-12-24' };
    const { user, calls } = openPanel(LeadPanel, release, { [`PATCH ${PATH}`]: pinned });
    fireEvent.change(screen.getByLabelText('Last day at the top'), { target: { value: '2026-12-24' } });
    await user.click(await button('Pin to the top'));
    expect(await screen.findByText(/Last day: 24 Dec 2026\./)).toBeInTheDocument();
    await user.click(await button('Unpin'));
    await waitFor(() =>
      expect(writesOf(calls)).toEqual([
        ['PATCH', '', { lead_until: '2026-12-24' }],
        ['PATCH', '', { lead_until: null }],
      ]),
    );
  });

  it('a change waits for a choice of the note, and is published with it', async () => {
    const release = PUBLISHED();
    const pending = { at: AT, by: ADA, changes: { text: { it: { title: 'Dodici' } } } };
    const { user, calls } = openPanel(
      PendingNote,
      { ...release, pending },
      {
        [`PATCH ${PATH}`]: { ...release, version: release.version + 1 },
      },
    );
    const note = screen.getByRole('status');
    expect(note).toHaveTextContent('Readers do not see this yet: Title (Italian).');
    expect(note).toHaveTextContent('Last changed by Ada');
    const update = await button('Update for readers…');
    await user.click(update);
    const dialog = within(screen.getByRole('dialog', { name: 'Update the published release' }));
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(dialog.getByText('Choose one.')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^A correction/ }));
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(dialog.getByText('Write it in each published language.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'What was corrected (Italian)' }), 'La cifra');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(update).not.toBeInTheDocument());
    expect(writesOf(calls)).toEqual([['PATCH', '', { show_pending: true, correction: { it: 'La cifra' } }]]);
  });

  it('a change with open problems is published only after a confirmation', async () => {
    const release = PUBLISHED();
    const pending = { at: AT, by: ADA, changes: { text: { it: { title: 'Dodici' } } } };
    const open = { severity: 'warning', field: 'review', language: null, file: null, value: '2' };
    const file = { id: 3, name: 'kiln.jpg' };
    const unready = { ...open, field: 'pictures', value: null, code: 'file_unready', file };
    const { user, calls } = openPanel(
      PendingNote,
      { ...release, pending },
      {
        [`POST ${PATH}check/`]: { problems: [{ ...open, code: 'comments_open' }, unready] },
        [`PATCH ${PATH}`]: { ...release, version: release.version + 1 },
      },
    );
    await user.click(await button('Update for readers…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Update the published release' }));
    await user.click(dialog.getByRole('radio', { name: /^A typo/ }));
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText('2 comments are not settled.')).toBeInTheDocument();
    expect(writesOf(calls)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
    const knowingly = { show_pending: true, show_unready: true };
    await waitFor(() => expect(writesOf(calls)).toEqual([['PATCH', '', knowingly]]));
  });

  it('a change can wait by itself for its files, with its note', async () => {
    const release = PUBLISHED();
    const pending = { at: AT, by: ADA, changes: { pictures: [3] } };
    const file = { id: 3, name: 'kiln.jpg' };
    const unready = {
      code: 'file_unready',
      severity: 'warning',
      field: 'pictures',
      language: null,
      value: null,
    };
    const readers = { ...release.readers, notes: [{ code: 'when_ready' as const, at: AT }] };
    const { user, calls } = openPanel(
      PendingNote,
      { ...release, pending },
      {
        [`POST ${PATH}check/`]: { problems: [{ ...unready, file }] },
        [`PATCH ${PATH}`]: { ...release, pending, readers, version: release.version + 1 },
      },
    );
    await user.click(await button('Update for readers…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Update the published release' }));
    await user.click(dialog.getByRole('radio', { name: /^A correction/ }));
    await user.type(dialog.getByRole('textbox', { name: 'What was corrected (Italian)' }), 'Foto');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    await user.click(await dialog.findByRole('button', { name: 'Update when the files are ready' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const asked = { show_pending: true, show_when_ready: true, correction: { it: 'Foto' } };
    expect(writesOf(calls)).toEqual([['PATCH', '', asked]]);
    expect(listToasts().map(({ text }) => text)).toContain(
      'Readers see the changes as soon as the files are ready.',
    );
  });

  it('readers are told of an earlier change in each language that they have', async () => {
    const release = PUBLISHED();
    const { user, calls } = openPanel(AfterwardsPanel, release, {
      [`PATCH ${PATH}`]: { ...release, version: release.version + 1 },
    });
    await user.click(await button('Tell readers of an earlier change'));
    await user.type(screen.getByRole('textbox', { name: 'What was corrected (Italian)' }), 'La cifra');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Tell readers of an earlier change' }));
    await waitFor(() => expect(writesOf(calls)).toEqual([['PATCH', '', { correction: { it: 'La cifra' } }]]));
    const offer = within(await screen.findByRole('dialog', { name: 'Write to its recipients?' }));
    expect(
      offer.getByRole('button', { name: 'Write to its recipients about the correction' }),
    ).toBeInTheDocument();
    await user.click(offer.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('it is sent to contacts, and corrections to everyone who has it', async () => {
    const corrections = [{ at: AT, by: ADA, note: { it: 'La cifra' } }];
    const { user, calls } = openPanel(MailingsPanel, { ...PUBLISHED(), corrections } as OfficePressRelease, {
      [`POST ${MAILING_PATH}`]: { id: 8, version: 1 },
    });
    await user.click(await button('Send to…'));
    await user.click(await button('Write to its recipients about the correction'));
    const { id } = PUBLISHED();
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === MAILING_PATH).map(({ body }) => body)).toEqual([
        { press_release: id, kind: 'release' },
        { press_release: id, kind: 'correction' },
      ]),
    );
  });

  it('it is withdrawn once that was confirmed', async () => {
    const release = PUBLISHED();
    const { user, calls, editing } = openPanel(AfterwardsPanel, release, {
      [`POST ${PATH}transition/`]: { ...release, status: 'archived', version: release.version + 1 },
    });
    await user.click(await button('Withdraw'));
    expect(writesOf(calls)).toEqual([]);
    await user.type(await screen.findByRole('textbox', { name: /^Reason.*Italian/ }), 'Dati errati');
    const [, confirm] = screen.getAllByRole('button', { name: 'Withdraw' });
    await user.click(confirm as HTMLElement);
    await waitFor(() => expect(editing.store.get().saved.status).toBe('archived'));
    expect(writesOf(calls)).toEqual([
      ['POST', 'transition/', { to: 'archived', withdrawal_note: { it: 'Dati errati' } }],
    ]);
    const offer = within(await screen.findByRole('dialog', { name: 'Write to its recipients?' }));
    expect(
      offer.getByRole('button', { name: 'Write to its recipients about the withdrawal' }),
    ).toBeInTheDocument();
  });

  it('nobody is asked to write where nobody has it', async () => {
    const release = PUBLISHED();
    const { user, calls } = openPanel(AfterwardsPanel, release, {
      [`POST ${PATH}transition/`]: { ...release, status: 'archived', version: release.version + 1 },
      [`GET ${MAILING_HOLDERS_PATH}`]: { recipients: 0 },
    });
    await user.click(await button('Withdraw'));
    await user.type(await screen.findByRole('textbox', { name: /^Reason.*Italian/ }), 'Dati errati');
    const [, confirm] = screen.getAllByRole('button', { name: 'Withdraw' });
    await user.click(confirm as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = calls.find(({ path }) => path === MAILING_HOLDERS_PATH);
    expect(asked && Object.fromEntries(asked.search)).toEqual({
      press_release: String(release.id),
      kind: 'withdrawal',
    });
  });

  it('it is kept as a template, without pictures and dates', async () => {
    const release = buildOfficeRelease({ sectors: [1], event: 7, pictures: [4] });
    const { user, calls } = openPanel(ReusePanel, release, {
      [`POST ${RELEASE_TEMPLATE_PATH}`]: { id: 3, version: 1, name: 'Figures' },
    });
    await user.click(await button('Save as template'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name of the template' }), 'Figures');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const texts = { it: { title: 'Titolo', body: '<p>Corpo</p>' }, en: { title: 'Title' } };
    expect(writesOf(calls)[0]?.[2]).toMatchObject({
      name: 'Figures',
      press_group: release.press_group.id,
      sectors: [1],
      event: 7,
      text: texts,
    });
    expect(Object.keys(writesOf(calls)[0]?.[2] as object)).not.toContain('pictures');
  });

  it('another release begins with it', async () => {
    const release = buildOfficeRelease();
    const { user } = openPanel(ReusePanel, release, {
      [`POST ${PATH}duplicate/`]: { ...release, id: 77 },
    });
    await user.click(await button('Duplicate as a new draft'));
    await waitFor(() => expect(location.hash).toBe('#/admin/press-releases/77'));
  });
});
