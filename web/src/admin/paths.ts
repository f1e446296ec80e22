import type { GroupName } from '@press-room/contract/account-groups';
import type { MemberState } from '@press-room/contract/company-members';
import type { ImportKind, ImportTarget } from '@press-room/contract/imports';
import type { ReportLine, ReportList, ReportRows } from '@press-room/contract/report';
import type { UserState } from '@press-room/contract/users';
import { toPaths } from '../lib/screen.ts';
import { OFFICE_SCREENS } from './screens.ts';

/** Addresses of the office. */
export const OFFICE_PATHS = toPaths(OFFICE_SCREENS);

/** Calendar at a day, by default today. */
export const toCalendarDay = (day?: string): string =>
  day === undefined ? OFFICE_PATHS.officeCalendar : `${OFFICE_PATHS.officeCalendar}?day=${day}`;

/** Editor of a release. */
export const toOfficePressRelease = (id: number): string => `${OFFICE_PATHS.officePressReleases}/${id}`;

/** Timeline of a release. */
export const toReleaseTimeline = (id: number): string =>
  OFFICE_PATHS.releaseTimeline.replace(':id', String(id));

const REPORT_LISTS: Record<ReportList, string> = {
  press_release: OFFICE_PATHS.officePressReleases,
  press_kit: OFFICE_PATHS.officePressKits,
  asset: OFFICE_PATHS.officeMedia,
  mailing: OFFICE_PATHS.mailings,
  clipping: OFFICE_PATHS.clippings,
  figure: OFFICE_PATHS.figures,
};

/** List with the rows behind a figure of a report. */
export const toReportRows = ({ list, filters }: ReportRows): string =>
  `${REPORT_LISTS[list]}?${new URLSearchParams(filters)}`;

/** Screen of a record in a report. */
export function toReportRecord({ kind, id }: NonNullable<ReportLine['record']>): string {
  if (kind === 'mailing') return toMailing(id);
  if (kind === 'asset') return toOfficeAsset(id);
  if (kind === 'press_kit') return toOfficePressKit(id);
  return kind === 'outlet' ? toOutlet(id) : toOfficePressRelease(id);
}

/** Statistics of a release. */
export const toFiguresOfRelease = (id: number): string =>
  `${OFFICE_PATHS.figures}?${new URLSearchParams({ subject: `press_release:${id}`, span: 'quarter' })}`;

/** Editor of a release template; `new`: the form for a new one. */
export const toReleaseTemplate = (id: number | 'new'): string => `${OFFICE_PATHS.releaseTemplates}/${id}`;
export const toReusableAnswer = (id: number | 'new'): string => `${OFFICE_PATHS.reusableAnswers}/${id}`;
/** Editor of a prepared basket; `new`: the form for a new one. */
export const toPreparedBasket = (id: number | 'new'): string => `${OFFICE_PATHS.preparedBaskets}/${id}`;

export const toMessage = (id: number): string => OFFICE_PATHS.message.replace(':id', String(id));
export const toFailure = (id: number): string => OFFICE_PATHS.failure.replace(':id', String(id));
/** A file of the media library. */
export const toOfficeAsset = (id: number): string => `${OFFICE_PATHS.officeMedia}/${id}`;
/** Editor of a collection; `new`: the form for a new one. */
export const toCollection = (id: number | 'new'): string => `${OFFICE_PATHS.assetCollections}/${id}`;
/** Media library filtered by a collection. */
export const toFilesOf = (collection: number): string =>
  `${OFFICE_PATHS.officeMedia}?collection=${collection}`;
/** The library, narrowed to the pictures of a gallery. */
export const toPicturesOf = (gallery: number): string => `${OFFICE_PATHS.officeMedia}?gallery=${gallery}`;

/** Screen of an application for accreditation. */
export const toAccreditation = (id: number): string => OFFICE_PATHS.accreditation.replace(':id', String(id));
export const toAccreditations = (filters: Record<string, string>): string =>
  `${OFFICE_PATHS.accreditations}?${new URLSearchParams(filters)}`;
/** Editor of an event; `new`: the form for a new one. */
export const toOfficeEvent = (id: number | 'new'): string => `${OFFICE_PATHS.officeEvents}/${id}`;

/** Editor of an appointment; `new`: the form for a new one. */
export const toAppointment = (id: number | 'new'): string => `${OFFICE_PATHS.appointments}/${id}`;
/** Printable list of names of an appointment. */
export const toAppointmentNames = (id: number): string => `${toAppointment(id)}/names`;
/** Check-in of an appointment. */
export const toAppointmentDoor = (id: number): string => `${OFFICE_PATHS.checkIn}?appointment=${id}`;

/** Editor of a webhook; `new`: the form for a new one. */
export const toWebhook = (id: number | 'new'): string => `${OFFICE_PATHS.webhooks}/${id}`;

/** Editor of a magazine; `new`: the form for a new one. */
export const toOfficeMagazine = (id: number | 'new'): string => `${OFFICE_PATHS.officeMagazines}/${id}`;

export const toOfficePressGroup = (id: number | 'new'): string => `${OFFICE_PATHS.officePressGroups}/${id}`;

/** Editor of a contact; `new`: the form for a new one. */
export const toContact = (id: number | 'new'): string => `${OFFICE_PATHS.contacts}/${id}`;
/** Contacts that match filters. */
export const toContactsOf = (filters: Record<string, string>): string =>
  `${OFFICE_PATHS.contacts}?${new URLSearchParams(filters)}`;
export const toOutlet = (id: number | 'new'): string => `${OFFICE_PATHS.outlets}/${id}`;
export const toContactList = (id: number | 'new'): string => `${OFFICE_PATHS.contactLists}/${id}`;

/** Screen of a crisis; `new`: the form for a new statement. */
export const toCrisis = (id: number | 'new'): string => `${OFFICE_PATHS.crises}/${id}`;
/** Editor of a clipping; `new`: the form for a new one. */
export const toClipping = (id: number | 'new'): string => `${OFFICE_PATHS.clippings}/${id}`;
/** Clippings that match filters. */
export const toClippingsOf = (filters: Record<string, string>): string =>
  `${OFFICE_PATHS.clippings}?${new URLSearchParams(filters)}`;
/** Form for a new clipping about a press release. */
export const toNewClippingOf = (release: number): string => `${toClipping('new')}?release=${release}`;

/** Editor of an edition of the press review; `new`: the form for a new one. */
export const toPressReview = (id: number | 'new'): string => `${OFFICE_PATHS.pressReviews}/${id}`;
/** Screen of a proposed clipping. */
export const toProposal = (id: number): string => `${OFFICE_PATHS.clippingProposals}/${id}`;
export const WAITING_PROPOSALS = `${OFFICE_PATHS.clippingProposals}?state=waiting`;
/** Waiting proposals of a feed. */
export const toProposalsOf = (feed: number): string => `${WAITING_PROPOSALS}&feed=${feed}`;
/** Editor of a feed; `new`: the form for a new one. */
export const toClippingFeed = (id: number | 'new'): string => `${OFFICE_PATHS.clippingFeeds}/${id}`;

/** Editor of a draft mailing, or the results of a sent one. */
export const toMailing = (id: number): string => `${OFFICE_PATHS.mailings}/${id}`;

export const toCompany = (id: number | 'new'): string => `${OFFICE_PATHS.companies}/${id}`;

/** Companies with a name request. */
export const toCompaniesAskingForName = (): string => `${OFFICE_PATHS.companies}?name=waiting`;

/** Releases of a company in review. */
export const toReviewsOf = (company: number): string =>
  `${OFFICE_PATHS.officePressReleases}?${new URLSearchParams({ status: 'in_review', company: String(company) })}`;

/** Members of companies in a state; `q` searches among them. */
export const toCompanyMembers = (state: MemberState, q?: string): string =>
  `${OFFICE_PATHS.companyMembers}?${new URLSearchParams({ state, ...(q !== undefined && { q }) })}`;

/** Screen of an import. */
export const toImport = (id: number): string => `${OFFICE_PATHS.imports}/${id}`;
export const toNewImport = (target?: ImportTarget): string =>
  target === undefined
    ? `${OFFICE_PATHS.imports}/new`
    : `${OFFICE_PATHS.imports}/new?${new URLSearchParams({ target })}`;
/** Differences of an import, optionally of one kind. */
export const toImportDifferences = (id: number, kind: ImportKind | null = null): string =>
  kind === null
    ? `${toImport(id)}/differences`
    : `${toImport(id)}/differences?${new URLSearchParams({ kind })}`;

export const toBrand = (id: number | 'new'): string => `${OFFICE_PATHS.brands}/${id}`;

/** Editor of a sector; `new`: the form for a new one. */
export const toSector = (id: number | 'new'): string => `${OFFICE_PATHS.sectors}/${id}`;
export const toReleasesOfSector = (id: number): string => `${OFFICE_PATHS.officePressReleases}?sector=${id}`;

export const toOfficePressKit = (id: number | 'new'): string => `${OFFICE_PATHS.officePressKits}/${id}`;

/** Gallery tree with a selected branch; null: none. */
export const toOfficeBranch = (id: number | null): string =>
  id === null ? OFFICE_PATHS.officeGalleryTree : `${OFFICE_PATHS.officeGalleryTree}?branch=${id}`;

/** Editor of a gallery. `toNewOfficeGallery`: form for a new one, optionally in a branch. */
export const toOfficeGallery = (id: number): string => `${OFFICE_PATHS.officeGalleryTree}/${id}`;
export const toNewOfficeGallery = (branch?: number): string =>
  `${OFFICE_PATHS.officeGalleryTree}/new${branch === undefined ? '' : `?branch=${branch}`}`;

/** Accounts in a state that needs a decision. */
export const toUsers = (state: UserState): string =>
  `${OFFICE_PATHS.users}?${new URLSearchParams({ state })}`;
export const toUsersIn = (group: GroupName): string =>
  `${OFFICE_PATHS.users}?${new URLSearchParams({ group })}`;
export const toUsersOf = (company: number): string =>
  `${OFFICE_PATHS.users}?${new URLSearchParams({ company: String(company) })}`;
export const toUser = (id: number): string => OFFICE_PATHS.user.replace(':id', String(id));

export const toUserRights = (id: number): string => OFFICE_PATHS.userRights.replace(':id', String(id));

/** Audit entries of an account. */
export const toAudit = (by: number): string =>
  `${OFFICE_PATHS.audit}?${new URLSearchParams({ by: String(by) })}`;
