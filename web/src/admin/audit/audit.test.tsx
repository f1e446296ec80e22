import { profileChangeSchema } from '@press-room/contract/account';
import { officeAssetFormSchema } from '@press-room/contract/admin-assets';
import { officeMagazineFormSchema } from '@press-room/contract/admin-magazines';
import {
  officeGalleryFormSchema,
  officeGalleryNodeFormSchema,
} from '@press-room/contract/admin-press-gallery';
import { officePressGroupFormSchema } from '@press-room/contract/admin-press-groups';
import { officePressKitFormSchema } from '@press-room/contract/admin-press-kit';
import { officePressReleaseFormSchema } from '@press-room/contract/admin-press-releases';
import { AUDIT_ACTIONS, AUDIT_PATH, type AuditRow } from '@press-room/contract/audit';
import { companyFormSchema } from '@press-room/contract/companies';
import { applicationFormSchema } from '@press-room/contract/event-accreditations';
import { officeEventFormSchema } from '@press-room/contract/events';
import { messageChangeSchema, reusableAnswerFormSchema } from '@press-room/contract/messages';
import { preparedBasketFormSchema } from '@press-room/contract/prepared-baskets';
import { OFFICERS_PATH } from '@press-room/contract/release-reviews';
import { userPath } from '@press-room/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseLocale } from '../../i18n/locale.ts';
import { rows } from '../../test/fake-api.ts';
import { openOffice } from '../../test/open-admin.ts';
import { describeField } from './field-words.ts';
import { describeAction } from './labels.ts';

const ADA = { id: 4, first_name: 'Ada', last_name: 'Rossi' };
const ENTRY: AuditRow = {
  id: 1,
  at: '2026-03-12T10:00:00.000Z',
  by: ADA,
  action: 'edit',
  subject: 'press_release:12',
  name: { it: 'Cersaie 2026', en: 'Cersaie 2026' },
  is_gone: false,
  fields: ['text.en.title', 'hero'],
  repeats: 1,
  last_at: null,
};

const SWITCHES = ['pending', 'show_pending', 'show_unready', 'text'];
const FIELDS = [
  ...Object.keys(profileChangeSchema.shape),
  ...Object.keys(companyFormSchema.shape),
  ...Object.keys(applicationFormSchema.shape),
  ...Object.keys(officeEventFormSchema.shape),
  ...Object.keys(messageChangeSchema.shape),
  ...Object.keys(reusableAnswerFormSchema.shape),
  ...Object.keys(preparedBasketFormSchema.shape),
  ...Object.keys(officeAssetFormSchema.shape),
  ...Object.keys(officeMagazineFormSchema.shape),
  ...Object.keys(officeGalleryFormSchema.shape),
  ...Object.keys(officeGalleryNodeFormSchema.shape),
  ...Object.keys(officePressGroupFormSchema.shape),
  ...Object.keys(officePressKitFormSchema.shape),
  ...Object.keys(officePressReleaseFormSchema.shape),
  'text.it.abstract',
].filter((name) => !SWITCHES.includes(name));

function openAudit(address: string, entry: AuditRow = ENTRY) {
  const { calls, ...app } = openOffice({
    address,
    group: 'administrator_global',
    answers: {
      [`GET ${AUDIT_PATH}`]: rows([entry]),
      [`GET ${OFFICERS_PATH}`]: rows([{ ...ADA, permissions: [] }]),
      [`GET ${userPath(9)}`]: { id: 9, version: 1, first_name: 'Rita', last_name: 'Bo' },
    },
  });
  const asked = () => calls.filter(({ path }) => path === AUDIT_PATH).at(-1)?.search;
  return { ...app, asked };
}

describe('the audit', () => {
  it('says in a sentence who changed what, and leads there', async () => {
    openAudit('/admin/audit');
    const link = await screen.findByRole('link', { name: '“Cersaie 2026”' });
    expect(link).toHaveAttribute('href', '#/admin/press-releases/12');
    expect(link.closest('th')).toHaveTextContent(
      'Ada Rossi changed title (English) and hero of “Cersaie 2026”',
    );
  });

  it.each<[string, Partial<AuditRow>, string]>([
    [
      'what is gone goes by its kind and number',
      { action: 'edit', name: null, is_gone: true, fields: ['hero'] },
      'Ada Rossi changed hero of press release 12 (deleted since)',
    ],
    [
      'a deletion says so itself',
      { action: 'delete', name: null, is_gone: true, fields: [] },
      'Ada Rossi deleted press release 12',
    ],
    [
      'a state needs no field',
      { action: 'published', fields: ['status'] },
      'Ada Rossi published “Cersaie 2026”',
    ],
    [
      'a person has no quotation marks, a right has a name',
      {
        action: 'change_rights',
        subject: 'user_account:9',
        name: { it: 'Rita Bo', en: 'Rita Bo' },
        fields: ['group:+user_press_room', 'permission:-audit.view'],
      },
      'Ada Rossi changed the rights of Rita Bo: + Reader and − Activity log: view',
    ],
    [
      'what was refused is said in words',
      {
        action: 'refused',
        subject: 'PATCH /api/office/press_release/:id/',
        name: null,
        fields: [],
        repeats: 3,
      },
      'Ada Rossi was refused for lack of the right to change Press releases × 3',
    ],
    [
      'nobody is somebody too',
      { by: null, action: 'sign_in_failed', subject: 'unknown', name: null, fields: [] },
      'Failed sign-in: an unknown account',
    ],
  ])('%s', async (_, changes, sentence) => {
    openAudit('/admin/audit', { ...ENTRY, ...changes });
    expect(await screen.findByRole('rowheader')).toHaveTextContent(sentence);
  });

  it('has words for every entry and every field that forms can change, in both languages', () => {
    for (const locale of ['it', 'en'] as const) {
      chooseLocale(locale);
      for (const action of AUDIT_ACTIONS) expect(describeAction(action)).not.toMatch(/_|^$/);
      for (const field of FIELDS) expect(describeField(field)).not.toMatch(/_|^$|undefined/);
      expect(describeField('caption_it')).toBe(
        locale === 'it' ? 'didascalia (italiano)' : 'caption (Italian)',
      );
      expect(describeField('pub_city')).toBe(
        locale === 'it' ? 'città (visibile ai lettori)' : 'city (visible to readers)',
      );
    }
  });

  it('is narrowed to a person, a noun and days, all in the address', async () => {
    const { user, asked } = openAudit('/admin/audit');
    await screen.findByRole('option', { name: 'Ada Rossi' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Ada Rossi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Magazines');
    // An incomplete year: no request yet.
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '0202-03-01' } });
    expect(location.hash).toBe('#/admin/audit?by=4&subject=magazine');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-12' } });
    await waitFor(() => expect(asked()?.get('to')).toBe('2026-03-12'));
    expect(location.hash).toBe('#/admin/audit?by=4&subject=magazine&from=2026-03-01&to=2026-03-12');
    expect([asked()?.get('by'), asked()?.get('from')]).toEqual(['4', '2026-03-01']);
    await user.click(screen.getByRole('button', { name: 'Remove the filter: From' }));
    await waitFor(() => expect(asked()?.get('from')).toBeNull());
  });

  it('shows a reader from the address and ignores a day that does not exist', async () => {
    const { asked } = openAudit('/admin/audit?by=9&from=2026-02-31');
    expect(await screen.findByRole('option', { name: 'Rita Bo' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Who' })).toHaveValue('9');
    expect([asked()?.get('by'), asked()?.get('from')]).toEqual(['9', null]);
  });
});
