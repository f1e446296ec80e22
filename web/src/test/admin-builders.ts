import type { OfficePressRelease, OfficeText } from '@press-room/contract/admin-press-releases';
import type { Readers } from '@press-room/contract/readers';
import { GROUP } from './builders.ts';

export const buildText = (changes: Partial<OfficeText> = {}): OfficeText => ({
  status: 'draft',
  title: 'Titolo',
  subtitle: '',
  abstract: 'In breve',
  dateline: '',
  body: '<p>Corpo</p>',
  updated_at: '2026-11-20T10:00:00.000Z',
  updated_by: { id: 3, first_name: 'Alice', last_name: 'Rossi' },
  translated_from: null,
  outdated_since: null,
  outdated_from: null,
  ...changes,
});

/** State for readers, without notes. */
export const buildReaders = (
  status: Exclude<Readers['state'], 'public'> | 'published' = 'draft',
  changes: Partial<Readers> = {},
): Readers => ({
  state: status === 'published' ? 'public' : status,
  until: null,
  notes: [],
  ...changes,
});

/** A draft in the form of the office API. */
export function buildOfficeRelease(changes: Partial<OfficePressRelease> = {}): OfficePressRelease {
  return {
    id: 1,
    version: 1,
    status: 'draft',
    press_group: { id: GROUP.id, name: GROUP.name },
    company: null,
    brand: null,
    event: null,
    hall: '',
    stand: '',
    date: '2026-11-20',
    access: 'public',
    publish_at: null,
    embargo_until: null,
    expires_at: null,
    lead_until: null,
    visible_from: null,
    readers: buildReaders(changes.status),
    sectors: [],
    contacts: [],
    boilerplates: null,
    hero: null,
    pictures: [],
    attachments: [],
    text: {
      it: buildText(),
      en: buildText({ title: 'Title', abstract: 'In short', dateline: '', body: '<p>Text</p>' }),
    },
    assignee: null,
    due_on: null,
    created_by: null,
    pending: null,
    corrections: [],
    withdrawal: null,
    withdrawals: [],
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}
