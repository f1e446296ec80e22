import type { Profile, Session } from '@press-room/contract/account';
import type { GroupName } from '@press-room/contract/account-groups';
import type { Appointment } from '@press-room/contract/appointments';
import type { OpenEvent } from '@press-room/contract/events';
import type { PressGroup } from '@press-room/contract/press-groups';
import type { PressRelease, PressReleaseRow } from '@press-room/contract/press-releases';
import type { Consents } from '@press-room/contract/privacy';
import type { Sector } from '@press-room/contract/sectors';

export const GROUP: PressGroup = {
  id: 7,
  name: 'Site Alpha',
  theme: 'cobalt',
  colours: null,
  logo: null,
  tagline: { en: 'The press office', it: 'L’ufficio stampa' },
};

export const OTHER_GROUP: PressGroup = { ...GROUP, id: 8, name: 'Site Beta', theme: 'terracotta' };

export function buildRow(changes: Partial<PressReleaseRow> = {}): PressReleaseRow {
  return {
    id: 1,
    title: 'Exports grow',
    subtitle: '',
    abstract: 'Sales abroad reached three billion.',
    date: '2026-03-12',
    year: 2026,
    month: 3,
    group: { id: GROUP.id, name: GROUP.name },
    company: null,
    access: 'public',
    language: 'en',
    languages: ['en', 'it'],
    image: null,
    corrected_at: null,
    ...changes,
  };
}

export const SECTORS: Sector[] = [
  { id: 1, name: { it: 'Piastrelle', en: 'Tiles' }, slug: { it: 'piastrelle', en: 'tiles' } },
  { id: 2, name: { it: 'Argille', en: 'Clays' }, slug: { it: 'argille', en: 'clays' } },
];

export function buildRelease(changes: Partial<PressRelease> = {}): PressRelease {
  return {
    ...buildRow(),
    dateline: '',
    body: '<p>First paragraph.</p><ul><li>Germany</li></ul>',
    boilerplate: '<p>About us.</p>',
    corrections: [],
    address: 'https://press.example.com/en/releases/2026/exports-grow-1',
    pictures: [],
    attachments: [
      {
        id: 1,
        title: 'Tables of the year',
        name: 'tables.pdf',
        url: '/media/t.pdf',
        media_type: 'application/pdf',
        bytes: 482_000,
        poster: null,
      },
    ],
    contacts: [
      { name: 'Press office', role: 'Enquiries', email: 'press@example.com', phone: '+39 0536 000' },
    ],
    brand: null,
    sectors: [],
    event: null,
    hall: '',
    stand: '',
    updated_at: '2026-03-12T10:00:00.000Z',
    missing: [],
    ...changes,
  };
}

/** A token that has only an expiry, in seconds from now. */
export function buildToken(secondsLeft = 3600): string {
  const claims = { user_id: 3, exp: Math.floor(Date.now() / 1000) + secondsLeft };
  return ['e30', btoa(JSON.stringify(claims)), 'x'].join('.');
}

export function buildSession(group: GroupName = 'user_press_room', secondsLeft = 3600): Session {
  return {
    token: buildToken(secondsLeft),
    user: {
      id: 3,
      email: 'alice@example.com',
      first_name: 'Alice',
      last_name: 'Rossi',
      language: 'it',
      groups: [{ id: 1, name: group }],
    },
  };
}

export function buildProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...buildSession().user,
    account_type: 'USER',
    company: null,
    company_name: '',
    qualify: null,
    publishing_house: '',
    website: '',
    newspaper: '',
    country: '',
    periodicity: null,
    printing_copies: null,
    sector: [],
    permissions: [],
    picture: null,
    pending_email: null,
    accreditation: {
      state: 'approved',
      requested_at: null,
      decided_at: null,
      reason: '',
      missing: [],
      usual_hours: 48,
    },
    privacy_version: '20220802',
    needs_consent: false,
    second_factor: 'none',
    erasure_due_at: null,
    recent_sign_ins: [],
    ...changes,
  };
}

export function buildConsents(needs_consent: boolean): Consents {
  return {
    privacy_version: '20220802',
    needs_consent,
    standing: { data_processing: null, marketing: null },
    history: [],
  };
}

/** Event that accepts applications. */
export const FAIR: OpenEvent = {
  id: 1,
  name: { it: 'Fiera', en: '' },
  place: { it: 'Bologna', en: 'Bologna, halls 15 to 30' },
  about: { it: '', en: '' },
  starts_on: '2027-09-20',
  ends_on: '2027-09-24',
  applications_from: '2026-11-01T08:00:00.000Z',
  applications_until: '2027-09-01T08:00:00.000Z',
  decision_days: 5,
  criteria_journalist: { it: '', en: '' },
  criteria_photographer: { it: '', en: '' },
  criteria_creator: { it: '', en: '' },
  criteria_company_press_office: { it: '', en: '' },
  is_open: true,
};

export const buildAppointment = (changes: Partial<Appointment> = {}): Appointment => ({
  id: 1,
  kind: 'press_conference',
  status: 'published',
  press_group: { id: 1, name: 'Association' },
  event: null,
  title: { it: 'Conferenza', en: 'Opening conference' },
  description: { it: '', en: '' },
  place: { it: 'Bologna', en: 'Bologna' },
  notice: { it: '', en: '' },
  admission: 'public',
  languages: ['it', 'en'],
  starts_at: '2099-03-12T19:30:00.000Z',
  ends_at: '2099-03-12T22:00:00.000Z',
  capacity: null,
  hosts: [],
  has_slots: false,
  is_remote: true,
  updated_at: '2099-01-01T00:00:00.000Z',
  ...changes,
});
