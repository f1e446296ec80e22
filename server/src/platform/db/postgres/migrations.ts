import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../migrate.ts';
import { foundation } from '../migrations/001-foundation.ts';
import { accounts } from '../migrations/003-accounts.ts';
import { media } from '../migrations/004-media.ts';
import { contact } from '../migrations/006-contact.ts';
import { errorReports } from '../migrations/007-error-reports.ts';
import { abandonedJobs } from '../migrations/008-abandoned-jobs.ts';
import { forgetting } from '../migrations/012-forgetting.ts';
import { sessions } from '../migrations/013-sessions.ts';
import { secondFactor } from '../migrations/014-second-factor.ts';
import { website } from '../migrations/015-website.ts';
import { tablesAreCsv } from '../migrations/016-tables-are-csv.ts';
import { editorialDesk } from '../migrations/017-editorial-desk.ts';
import { releaseEditor } from '../migrations/019-release-editor.ts';
import { releaseWorkflow } from '../migrations/020-release-workflow.ts';
import { mediaLibrary } from '../migrations/022-media-library.ts';
import { officeNouns } from '../migrations/024-office-nouns.ts';
import { desk } from '../migrations/026-desk.ts';
import { figures } from '../migrations/027-figures.ts';
import { linkChecks } from '../migrations/029-link-checks.ts';
import { companies } from '../migrations/030-companies.ts';
import { rights } from '../migrations/031-rights.ts';
import { imports } from '../migrations/032-imports.ts';
import { fair } from '../migrations/033-fair.ts';
import { heldChanges } from '../migrations/035-held-changes.ts';
import { invitations } from '../migrations/037-invitations.ts';
import { picturesOfTexts } from '../migrations/039-pictures-of-texts.ts';
import { ownCompanies } from '../migrations/040-own-companies.ts';
import { keysOfPeople } from '../migrations/042-keys-of-people.ts';
import { socialCuts } from '../migrations/044-social-cuts.ts';
import { templateFiles } from '../migrations/045-template-files.ts';
import { importJobs } from '../migrations/048-import-jobs.ts';
import { kitsInReview } from '../migrations/050-kits-in-review.ts';
import { privateFeeds } from '../migrations/052-private-feeds.ts';
import { deliveries } from '../migrations/054-deliveries.ts';
import { backups } from '../migrations/056-backups.ts';
import { publicEvents } from '../migrations/058-public-events.ts';
import { wayBack } from '../migrations/060-way-back.ts';
import { companyQuotas } from '../migrations/063-company-quotas.ts';
import { reckonedJobs } from '../migrations/066-reckoned-jobs.ts';
import { pictureMenus } from '../migrations/067-picture-menus.ts';
import { reinstatedReleases } from '../migrations/069-reinstated-releases.ts';
import { replacedBytes } from '../migrations/070-replaced-bytes.ts';
import { leanLockedRecords } from '../migrations/071-lean-locked-records.ts';
import { issuesOfMagazines } from '../migrations/072-issues-of-magazines.ts';
import { pressContactsOfCompanies } from '../migrations/073-press-contacts-of-companies.ts';
import { keysOfAddresses } from '../migrations/074-keys-of-addresses.ts';
import { markedLetters } from '../migrations/075-marked-letters.ts';
import { commentsToCompanies } from '../migrations/076-comments-to-companies.ts';
import { whySessionsEnd } from '../migrations/077-why-sessions-end.ts';
import { postgresAppendOnly } from './append-only.ts';
import { postgresCompanyOffices, postgresMediaSearch, postgresSearchTables } from './search-tables.ts';

const ddl: Ddl = {
  id: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  text: sql`text collate "C"`,
  large: sql`bigint`,
  tableEnd: sql``,
  appendOnly: postgresAppendOnly,
  // Every way to put a row in the place of another is an update or a delete here.
  neverReplaced: async () => {},
  // Dead rows are the business of autovacuum.
  compact: async () => {},
};

export const postgresMigrations: Record<string, Migration> = {
  '001-foundation': foundation(ddl),
  '002-search': postgresSearchTables(ddl),
  '003-accounts': accounts(ddl),
  '004-media': media(ddl),
  '005-media-search': postgresMediaSearch(ddl),
  '006-contact': contact(ddl),
  '007-error-reports': errorReports(ddl),
  '008-abandoned-jobs': abandonedJobs(ddl),
  '012-forgetting': forgetting(ddl),
  '013-sessions': sessions(ddl),
  '014-second-factor': secondFactor(ddl),
  '015-website': website(ddl),
  '016-tables-are-csv': tablesAreCsv(ddl),
  '017-editorial-desk': editorialDesk(ddl),
  '019-release-editor': releaseEditor(ddl),
  '020-release-workflow': releaseWorkflow(ddl),
  '022-media-library': mediaLibrary(ddl),
  '024-office-nouns': officeNouns(ddl),
  '026-desk': desk(ddl),
  '027-figures': figures(ddl),
  '029-link-checks': linkChecks(ddl),
  '030-companies': companies(ddl),
  '031-rights': rights(ddl),
  '032-imports': imports(ddl),
  '033-fair': fair(ddl),
  '035-held-changes': heldChanges(ddl),
  '036-company-offices': postgresCompanyOffices(ddl),
  '037-invitations': invitations(ddl),
  '039-pictures-of-texts': picturesOfTexts(ddl),
  '040-own-companies': ownCompanies(ddl),
  '042-keys-of-people': keysOfPeople(ddl),
  '044-social-cuts': socialCuts(ddl),
  '045-template-files': templateFiles(ddl),
  '048-import-jobs': importJobs(ddl),
  '050-kits-in-review': kitsInReview(ddl),
  '052-private-feeds': privateFeeds(ddl),
  '054-deliveries': deliveries(ddl),
  '056-backups': backups(ddl),
  '058-public-events': publicEvents(ddl),
  '060-way-back': wayBack(ddl),
  '063-company-quotas': companyQuotas(ddl),
  '066-reckoned-jobs': reckonedJobs(ddl),
  '067-picture-menus': pictureMenus(ddl),
  '069-reinstated-releases': reinstatedReleases(ddl),
  '070-replaced-bytes': replacedBytes(ddl),
  '071-lean-locked-records': leanLockedRecords(ddl),
  '072-issues-of-magazines': issuesOfMagazines(ddl),
  '073-press-contacts-of-companies': pressContactsOfCompanies(ddl),
  '074-keys-of-addresses': keysOfAddresses(ddl),
  '075-marked-letters': markedLetters(ddl),
  '076-comments-to-companies': commentsToCompanies(ddl),
  '077-why-sessions-end': whySessionsEnd(ddl),
};
