import { listAnswersOf } from '../../content/appointments/answers/personal-data.ts';
import { listForwardedBy } from '../../content/clippings/personal-data.ts';
import { findMembership, findRefusal } from '../../content/companies/members/queries.ts';
import { listNamesAskedBy } from '../../content/companies/own/name-requests.ts';
import { listKitNotesOf } from '../../content/press-kit/admin/steps.ts';
import { findVisit } from '../../content/press-kit/visits.ts';
import { listReadingsOf } from '../../content/press-releases/embargo/readers.ts';
import { listPendingBy } from '../../content/press-releases/pending-changes/queries.ts';
import { listWordsOf } from '../../content/press-releases/reviews/queries.ts';
import { listTakingsOf } from '../../content/press-releases/takings/record.ts';
import { findPendingEmail } from '../../core/account/profile/email-queries.ts';
import { findProfile, toSectors } from '../../core/account/profile/queries.ts';
import { listPermissionsOf } from '../../core/account/rights/queries.ts';
import { listConsents } from '../../core/personal-data/consents.ts';
import { findFactors } from '../../core/second-factor/queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { describeAccreditationsOf } from '../accreditations/retention.ts';
import { listContactsOf } from '../alerts/own.ts';
import { listAlertsOf, listReturnedOf, listToldMediaOf, listToldOf } from '../alerts/personal-data.ts';
import { listBasketsOf } from '../baskets/personal-data.ts';
import { listContactMessages } from '../contact/queries.ts';
import { listContactsAbout, listWithLists } from '../contacts/people/personal-data.ts';
import { listOpeningsOf } from '../desk/openings.ts';
import { listDownloadsOf } from '../downloads/queries.ts';
import { listReportsOf } from '../error-reports/queries.ts';
import { listBasketLinksOf } from '../handouts/of-baskets.ts';
import { listInvitationsOf } from '../invitations/forgetting.ts';
import { listMailingsOf } from '../mailings/personal-data.ts';
import { listNotesOf } from '../messages/notes.ts';
import { listPreparedFor } from '../messages/prepared/personal-data.ts';
import { listLinksOf } from '../previews/queries.ts';
import { listFeedsOf } from '../private-feeds/queries.ts';
import { NO_ACCOUNT } from './erasure/erasure-queries.ts';
import { listImportedOf } from './imports.ts';

/** All stored data about one person, by section; null: no such account. */
export async function collectPersonalData(db: Db, accountId: number) {
  const profile = await findProfile(db, accountId);
  if (profile === null) return null;
  const owner = { emails: [profile.email], contacts: await listContactsOf(db, accountId) };
  const { picture_small: _small, picture_large: _large, company_id: _company, ...row } = profile;
  return {
    account: {
      ...row,
      sector: toSectors(row.sector),
      groups: row.groups.map(({ name }) => name),
      permissions: await listPermissionsOf(db, accountId),
      is_approved: row.is_approved === null ? null : row.is_approved === 1,
      pending_email: await findPendingEmail(db, accountId),
      press_office_of: await findMembership(db, accountId),
      company_refusal: await findRefusal(db, accountId),
      company_names: await listNamesAskedBy(db, accountId),
    },
    consents: await listConsents(db, accountId),
    sign_ins: await db
      .selectFrom('sign_in')
      .select(['at', 'user_agent'])
      .where('user_account_id', '=', accountId)
      .orderBy('id', 'desc')
      .execute(),
    second_factor: await findFactors(db, accountId),
    downloads: await listDownloadsOf(db, accountId),
    press_kit_visits: [await findVisit(db, accountId)].filter((visit) => visit !== null),
    activity: await db
      .selectFrom('audit_entry')
      .select(['at', 'action', 'subject'])
      .where('user_account_id', '=', accountId)
      .orderBy('id', 'desc')
      .execute(),
    messages: await listContactMessages(db, accountId, profile.email),
    event_accreditations: await describeAccreditationsOf(db, accountId),
    remarks: await listWordsOf(db, accountId),
    kit_notes: await listKitNotesOf(db, accountId),
    message_notes: await listNotesOf(db, accountId),
    pending_changes: await listPendingBy(db, accountId),
    preview_links: await listLinksOf(db, accountId),
    forwarded_articles: await listForwardedBy(db, accountId),
    embargo_readings: await listReadingsOf(db, accountId),
    takings: await listTakingsOf(db, accountId),
    openings: await listOpeningsOf(db, accountId),
    basket_links: await listBasketLinksOf(db, accountId),
    baskets: await listBasketsOf(db, accountId),
    private_feeds: await listFeedsOf(db, accountId),
    error_reports: await listReportsOf(db, profile.email),
    prepared_baskets: await listPreparedFor(db, profile.email),
    invitations: await listInvitationsOf(db, profile),
    imports: await listImportedOf(db, profile),
    contacts: await listContactsAbout(db, profile),
    alerts: await listAlertsOf(db, owner),
    told_releases: await listToldOf(db, owner),
    returned_releases: await listReturnedOf(db, owner),
    told_media: await listToldMediaOf(db, owner),
    mailings: await listMailingsOf(db, owner),
    appointments: await listAnswersOf(db, owner),
  };
}

export type PersonalData = NonNullable<Awaited<ReturnType<typeof collectPersonalData>>>;

/** Stored data about a person without an account. */
export type ContactData = Pick<
  PersonalData,
  | 'contacts'
  | 'alerts'
  | 'told_releases'
  | 'returned_releases'
  | 'told_media'
  | 'mailings'
  | 'appointments'
  | 'messages'
  | 'error_reports'
  | 'prepared_baskets'
  | 'invitations'
  | 'imports'
>;

/** All stored data about a person without an account. */
export async function collectContactData(db: Db, contact: number): Promise<ContactData> {
  const contacts = await listWithLists(db, [contact]);
  const emails = contacts.flatMap(({ addresses }) => addresses.map(({ email }) => email));
  const owner = { emails, contacts: [contact] };
  const ofEach = async <Row>(list: (email: string) => Promise<Row[]>): Promise<Row[]> =>
    (await Promise.all(emails.map(list))).flat();
  return {
    contacts,
    alerts: await listAlertsOf(db, owner),
    told_releases: await listToldOf(db, owner),
    returned_releases: await listReturnedOf(db, owner),
    told_media: await listToldMediaOf(db, owner),
    mailings: await listMailingsOf(db, owner),
    appointments: await listAnswersOf(db, owner),
    messages: await ofEach((email) => listContactMessages(db, NO_ACCOUNT, email)),
    error_reports: await ofEach((email) => listReportsOf(db, email)),
    prepared_baskets: await ofEach((email) => listPreparedFor(db, email)),
    invitations: await ofEach((email) => listInvitationsOf(db, { id: NO_ACCOUNT, email })),
    imports: await ofEach((email) => listImportedOf(db, { id: NO_ACCOUNT, email })),
  };
}
