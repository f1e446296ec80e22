import { PERMISSIONS } from '@press-room/contract/roles';
import { languageName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { groupLabel } from '../users/labels.ts';
import { permissionLabel } from '../users/rights/labels.ts';

/** Names of fields within a sentence, for all kinds of records. */
const WORDS: Readonly<Record<string, () => string>> = {
  notice: m['office.audit.field.notice'],
  invited: m['office.audit.field.invited'],
  link: m['office.audit.field.link'],
  admission: m['office.audit.field.admission'],
  languages: m['office.audit.field.languages'],
  starts_at: m['office.audit.field.starts_at'],
  ends_at: m['office.audit.field.ends_at'],
  capacity: m['office.audit.field.capacity'],
  slots: m['office.audit.field.slots'],
  description: m['office.audit.field.description'],
  headline: m['office.audit.field.headline'],
  day: m['office.audit.field.day'],
  introduction: m['office.audit.field.introduction'],
  clippings: m['office.audit.field.clippings'],
  outlet_name: m['office.audit.field.outlet_name'],
  author: m['office.audit.field.author'],
  picture_url: m['office.audit.field.picture_url'],
  published_on: m['office.audit.field.published_on'],
  edition: m['office.audit.field.edition'],
  page: m['office.audit.field.page'],
  url: m['office.audit.field.url'],
  excerpt: m['office.audit.field.excerpt'],
  tone: m['office.audit.field.tone'],
  reach: m['office.audit.field.reach'],
  space: m['office.audit.field.space'],
  seconds: m['office.audit.field.seconds'],
  licence: m['office.audit.field.licence'],
  licensed_until: m['office.audit.field.licensed_until'],
  releases: m['office.audit.field.releases'],
  contact: m['office.audit.field.contact'],
  about: m['office.audit.field.about'],
  abstract: m['office.audit.field.abstract'],
  access: m['office.audit.field.access'],
  account_type: m['office.audit.field.account_type'],
  accounts: m['office.audit.field.accounts'],
  address: m['office.audit.field.address'],
  agents_max: m['office.audit.field.agents_max'],
  alt: m['office.audit.field.alt'],
  applications_from: m['office.audit.field.applications_from'],
  applications_until: m['office.audit.field.applications_until'],
  assets: m['office.audit.field.assets'],
  asset_collections: m['office.audit.field.asset_collections'],
  assignee: m['office.audit.field.assignee'],
  aliases: m['office.audit.field.aliases'],
  association_status: m['office.audit.field.association_status'],
  attachments: m['office.audit.field.attachments'],
  body: m['office.audit.field.body'],
  boilerplate: m['office.audit.field.boilerplate'],
  brand: m['office.audit.field.brand'],
  brands: m['office.audit.field.brands'],
  business_name: m['office.audit.field.business_name'],
  caption: m['office.audit.field.caption'],
  city: m['office.audit.field.city'],
  colours: m['office.audit.field.colours'],
  companies: m['office.audit.field.companies'],
  company: m['office.audit.field.company'],
  company_name: m['office.audit.field.company_name'],
  boilerplates: m['office.audit.field.boilerplates'],
  contacts: m['office.audit.field.contacts'],
  copyright: m['office.audit.field.copyright'],
  correction: m['office.audit.field.correction'],
  country: m['office.audit.field.country'],
  cover: m['office.audit.field.cover'],
  credit: m['office.audit.field.credit'],
  criteria: m['office.audit.field.criteria'],
  crop: m['office.audit.field.crop'],
  date: m['office.audit.field.date'],
  dateline: m['office.audit.field.dateline'],
  decision_days: m['office.audit.field.decision_days'],
  digital_source_type: m['office.audit.field.digital_source_type'],
  document: m['office.audit.field.document'],
  agrees_to_figures: m['office.audit.field.agrees_to_figures'],
  due_on: m['office.audit.field.due_on'],
  embargo_accepted_at: m['office.audit.field.embargo_accepted_at'],
  embargo_until: m['office.audit.field.embargo_until'],
  ends_on: m['office.audit.field.ends_on'],
  event: m['office.audit.field.event'],
  events: m['office.audit.field.events'],
  email: m['office.audit.field.email'],
  expires_at: m['office.audit.field.expires_at'],
  lead_until: m['office.audit.field.lead_until'],
  four_eyes: m['office.audit.field.four_eyes'],
  review_hour: m['office.audit.field.review_hour'],
  review_days: m['office.audit.field.review_days'],
  shows_clippings: m['office.audit.field.shows_clippings'],
  fax: m['office.audit.field.fax'],
  file: m['office.audit.field.file'],
  files: m['office.audit.field.files'],
  files_max: m['office.audit.field.files_max'],
  first_name: m['office.audit.field.first_name'],
  focal_point: m['office.audit.field.focal_point'],
  galleries: m['office.audit.field.galleries'],
  gallery_nodes: m['office.audit.field.gallery_nodes'],
  groups: m['office.audit.field.groups'],
  hall: m['office.audit.field.hall'],
  hero: m['office.audit.field.hero'],
  hosts: m['office.audit.field.hosts'],
  is_confirmed: m['office.audit.field.is_confirmed'],
  is_open: m['office.audit.field.is_open'],
  issue_number: m['office.audit.field.issue_number'],
  items: m['office.audit.field.items'],
  keywords: m['office.audit.field.keywords'],
  kind: m['office.audit.field.kind'],
  kits_max: m['office.audit.field.kits_max'],
  releases_max: m['office.audit.field.releases_max'],
  storage_max: m['office.audit.field.storage_max'],
  lane: m['office.audit.field.lane'],
  language: m['office.audit.field.language'],
  last_name: m['office.audit.field.last_name'],
  logo: m['office.audit.field.logo'],
  magazines: m['office.audit.field.magazines'],
  month: m['office.audit.field.month'],
  name: m['office.audit.field.name'],
  newspaper: m['office.audit.field.newspaper'],
  node: m['office.audit.field.node'],
  office: m['office.audit.field.office'],
  note: m['office.audit.field.note'],
  order_number: m['office.audit.field.order_number'],
  order_region: m['office.audit.field.order_region'],
  outdated_since: m['office.audit.field.outdated_since'],
  outlet: m['office.audit.field.outlet'],
  domains: m['office.outlets.domains'],
  parent: m['office.audit.field.parent'],
  periodicity: m['office.audit.field.periodicity'],
  permissions: m['office.audit.field.permissions'],
  photos: m['office.audit.field.photos'],
  pictures: m['office.audit.field.pictures'],
  place: m['office.audit.field.place'],
  media_topic: m['office.audit.field.media_topic'],
  position: m['office.audit.field.position'],
  postal_code: m['office.audit.field.postal_code'],
  press_contact: m['office.audit.field.press_contact'],
  press_email: m['office.audit.field.press_email'],
  poster: m['office.audit.field.poster'],
  press_group: m['office.audit.field.press_group'],
  press_groups: m['office.audit.field.press_groups'],
  press_kits: m['office.audit.field.press_kits'],
  press_releases: m['office.audit.field.press_releases'],
  printing_copies: m['office.audit.field.printing_copies'],
  publishing_house: m['office.audit.field.publishing_house'],
  qualify: m['office.audit.field.qualify'],
  remark: m['office.audit.field.remark'],
  resolved: m['office.audit.field.resolved'],
  rights: m['office.audit.field.rights'],
  rights_until: m['office.audit.field.rights_until'],
  role: m['office.audit.field.role'],
  roles: m['office.audit.field.roles'],
  sector: m['office.audit.field.sector'],
  sectors: m['office.audit.field.sectors'],
  short_description: m['office.audit.field.short_description'],
  stand: m['office.audit.field.stand'],
  starts_on: m['office.audit.field.starts_on'],
  state: m['office.audit.field.state'],
  status: m['office.audit.field.status'],
  subtitle: m['office.audit.field.subtitle'],
  tagline: m['office.audit.field.tagline'],
  taken_on: m['office.audit.field.taken_on'],
  telephone: m['office.audit.field.telephone'],
  template: m['office.audit.field.template'],
  territory: m['office.audit.field.territory'],
  text: m['office.audit.field.text'],
  theme: m['office.audit.field.theme'],
  title: m['office.audit.field.title'],
  typology: m['office.audit.field.typology'],
  users: m['office.audit.field.users'],
  vat: m['office.audit.field.vat'],
  website: m['office.audit.field.website'],
  year: m['office.audit.field.year'],
  'verify-account': m['office.audit.field.verify_link'],
  'reset-password': m['office.audit.field.reset_link'],
};

const wordsOf = (name: string): string | null =>
  Object.hasOwn(WORDS, name) ? (WORDS[name]?.() ?? null) : null;

/** Changed field of an entry: `text.it.title`, `caption_en`, `group:+user_press_room`, `company:12`. */
export const describeField = (name: string): string =>
  describeRight(name) ??
  describeMerged(name) ??
  describeSize(name) ??
  describeText(name) ??
  describeOwn(name);

/** A group or a permission that was granted or revoked. */
function describeRight(name: string): string | null {
  const [, kind, sign, held = ''] = /^(group|permission):([+-])(.+)$/.exec(name) ?? [];
  if (kind === undefined) return null;
  const right = PERMISSIONS.find((permission) => permission === held);
  const words = { name: right ? permissionLabel(right) : groupLabel(held) };
  return sign === '+' ? m['office.audit.granted'](words) : m['office.audit.taken'](words);
}

/** Company that was merged into another. */
function describeMerged(name: string): string | null {
  const id = /^company:(\d+)$/.exec(name)?.[1];
  return id === undefined ? null : m['office.companies.numbered']({ id });
}

/** Number of characters sent for translation. */
function describeSize(name: string): string | null {
  const count = /^characters: (\d+)$/.exec(name)?.[1];
  return count === undefined ? null : m['office.audit.characters']({ count: Number(count) });
}

/** A field in one language: `text.it.title`, `title.it`, `caption_it`. */
function describeText(name: string): string | null {
  const [, own, language] =
    swap(/^text\.(it|en)\.(\w+)$/.exec(name)) ?? /^(\w+)[._](it|en)$/.exec(name) ?? [];
  if (own === undefined || language === undefined) return null;
  return m['office.editor.fieldIn']({ field: describeOwn(own), language: languageName(language) });
}

const swap = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1]];

/** A field, or its public variant; unknown fields of an earlier version keep their name. */
function describeOwn(name: string): string {
  const own = wordsOf(name) ?? wordsOf(name.replace(/^criteria_.*$/, 'criteria'));
  if (own !== null) return own;
  const isPublic = name.startsWith('pub_');
  const field = isPublic ? wordsOf(name.slice('pub_'.length)) : null;
  return field === null ? name.replaceAll('_', ' ') : m['office.companies.publicOf']({ field });
}
