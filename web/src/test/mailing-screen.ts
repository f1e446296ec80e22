import { CONTACT_LIST_PATH, CONTACT_PATH } from '@press-room/contract/contacts';
import type { MailingResult } from '@press-room/contract/mailing-results';
import {
  MAILING_PATH,
  type Mailing,
  mailingAudiencePath,
  mailingChoicePath,
  mailingPath,
  mailingPreviewPath,
  mailingProofPath,
  mailingRecipientPath,
  mailingResultPath,
  mailingSamplePath,
} from '@press-room/contract/mailings';
import { mailingTimelinePath, type ReleaseTimeline } from '@press-room/contract/release-timeline';
import { type Handlers, rows } from './fake-api.ts';
import { openOffice } from './open-admin.ts';

const LIST = {
  id: 3,
  version: 1,
  name: 'Tile press',
  press_group: { id: 1, name: 'Association' },
  filter: null,
  reachable: 40,
  count: 42,
  updated_at: '2026-11-20T10:00:00.000Z',
};
export const DRAFT: Mailing = {
  id: 7,
  version: 1,
  press_group: LIST.press_group,
  press_release: { id: 12, title: { it: 'Forni', en: 'Kilns' } },
  press_review: null,
  appointment: null,
  kind: 'release',
  follows: null,
  is_withdrawn: false,
  state: 'draft',
  audience: { lists: [], contacts: [], has_takers: false, has_subject_takers: false },
  subject: { it: 'Forni', en: 'Kilns' },
  preheader: { it: '', en: '' },
  opening: { it: '', en: '' },
  extent: 'teaser',
  shows_picture: true,
  links: [],
  hidden_contacts: [],
  per_minute: 0,
  send_at: null,
  pause_reason: null,
  counts: {
    recipients: 0,
    waiting: 0,
    deferred: 0,
    accepted: 0,
    refused: 0,
    bounced: 0,
    complained: 0,
    left: 0,
    visits: 0,
  },
  created_by: null,
  started_at: null,
  ended_at: null,
  updated_at: '2026-11-20T10:00:00.000Z',
};
export const REPORT = {
  recipients: 40,
  by_language: { it: 30, en: 10 },
  in_other_language: 2,
  left_out: [{ reason: 'stopped', count: 2 }],
};
const DARK = '@media (prefers-color-scheme:dark){\nbody,.soft{color:#ffeeaa!important}\n}';
const PREVIEW = {
  language: 'it',
  subject: 'Forni',
  text: 'Forni\n\nIn breve',
  html: `<!doctype html><html lang="it"><head><style>${DARK}</style></head><body style="margin:0"><p class="soft" style="color:#112233">In breve</p></body></html>`,
  bytes: 100,
};
const SAMPLES = [
  { id: 21, name: 'Ada Rossi', email: 'ada@paper.example', language: 'it', empty: ['outlet'] },
  { id: 22, name: 'Bob Lee', email: 'bob@paper.example', language: 'en', empty: [] },
];
export const CHOICE = {
  issuer: 'Forni Riuniti',
  sectors: [{ id: 1, name: { it: 'Piastrelle', en: 'Tiles' }, slug: { it: 'piastrelle', en: 'tiles' } }],
  has_picture: true,
  is_awaited: false,
  people: [],
  documents: [{ kind: 'document', id: 31, title: { it: 'Scheda', en: 'Data sheet' } }],
  chosen: [],
  found: [{ kind: 'gallery', id: 5, title: { it: 'Fornaci', en: 'Kilns at work' } }],
  contacts: [{ key: 'lia@press.example', name: 'Lia Bo', role: 'Press' }],
};
const ADA = {
  id: 21,
  first_name: 'Ada',
  last_name: 'Rossi',
  addresses: [{ email: 'ada@paper.example' }],
  outlets: [],
};

const NOTHING = { refused: 0, bounced: 0, complained: 0, left: 0, visitors: 0 };
const RESULT: MailingResult = {
  visitors: 1,
  downloads: 3,
  links: [{ target: '/it/comunicati/2026/forni-12', title: 'Forni', language: 'it', visits: 21 }],
  lists: [{ of: { id: 3, name: 'Tile press' }, recipients: 40, accepted: 38, ...NOTHING, downloads: 3 }],
  outlets: [
    { of: { id: 5, name: 'Gazette' }, recipients: 2, accepted: 1, ...NOTHING, bounced: 1, downloads: null },
    { of: null, recipients: 38, accepted: 37, ...NOTHING, downloads: 3 },
  ],
  has_more_outlets: false,
};
/** Timeline of a mailing and its clippings. */
export const TIMELINE: ReleaseTimeline = {
  release: { id: 12, title: 'Forni' },
  from: '2026-11-02',
  to: '2026-11-20',
  per: 'day',
  entries: [
    {
      kind: 'mailing',
      day: '2026-11-02',
      id: 7,
      about: 'release',
      state: 'sent',
      recipients: 40,
      accepted: 38,
      refused: 2,
      visits: 21,
    },
    { kind: 'alerts', day: '2026-11-02', people: 1, refused: 2 },
    { kind: 'taken', day: '2026-11-03', reads: 1200, copies: 0, downloads: 9, files: 4 },
    {
      kind: 'clipping',
      day: '2026-11-04',
      id: 81,
      headline: 'Forni, record di visite',
      outlet: { id: 5, name: 'Gazette' },
      medium: 'print',
      language: 'it',
      tone: 'positive',
      reach: 35_000,
      was_told: true,
    },
  ],
  has_more: false,
  outlets: [
    { outlet: { id: 5, name: 'Gazette' }, told: 6, refused: 1, visitors: 0, people: 5, clippings: 1 },
    { outlet: { id: 6, name: 'Weekly' }, told: 2, refused: 0, visitors: 0, people: 0, clippings: 0 },
  ],
  has_more_outlets: false,
  countries: [
    { country: 'FR', told: 6, refused: 1, visitors: 0, clippings: 1, reads: 800, downloads: 7 },
    { country: '', told: 2, refused: 0, visitors: 0, clippings: 0, reads: 400, downloads: 2 },
  ],
};
export const SENT: Mailing = {
  ...DRAFT,
  state: 'sent',
  counts: { ...DRAFT.counts, recipients: 40, accepted: 38, bounced: 2, complained: 1, visits: 21 },
};

/** Opens a screen of mailings, by default that of a mailing, with fake answers. */
export const openMailing = (row: Mailing, answers: Handlers = {}, address = '/admin/mailings/7') =>
  openOffice({
    address,
    answers: {
      [`GET ${MAILING_PATH}`]: () => rows([row]),
      [`GET ${mailingPath(7)}`]: { ...row },
      [`GET ${mailingAudiencePath(7)}`]: REPORT,
      [`GET ${mailingPreviewPath(7)}`]: PREVIEW,
      [`GET ${mailingSamplePath(7)}`]: { results: SAMPLES },
      [`GET ${mailingChoicePath(7)}`]: CHOICE,
      [`GET ${mailingProofPath(7)}`]: {
        problems: [{ code: 'empty_field', language: 'it', about: 'outlet', count: 3 }],
      },
      [`GET ${mailingRecipientPath(7)}`]: () => rows([]),
      [`GET ${mailingResultPath(7)}`]: RESULT,
      [`GET ${mailingTimelinePath(7)}`]: TIMELINE,
      [`GET ${CONTACT_LIST_PATH}`]: () => rows([LIST]),
      [`GET ${CONTACT_PATH}`]: () => rows([ADA]),
      ...answers,
    },
  });
