import { PROFILE_PATH } from '@press-room/contract/account';
import { ASSET_COLLECTION_PATH } from '@press-room/contract/admin-asset-collections';
import { OFFICE_SECTOR_PATH } from '@press-room/contract/admin-sectors';
import { officeAnswerPath } from '@press-room/contract/appointment-answers';
import { APPOINTMENT_PATH, OFFICE_APPOINTMENT_PATH } from '@press-room/contract/appointments';
import { AUDIT_PATH } from '@press-room/contract/audit';
import { CLIPPING_FEED_PATH } from '@press-room/contract/clipping-feeds';
import { CLIPPING_PROPOSAL_PATH } from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH } from '@press-room/contract/clippings';
import { BRAND_PATH, COMPANY_PATH } from '@press-room/contract/companies';
import { JOB_PATH } from '@press-room/contract/jobs';
import { MAGAZINE_PATH, MAGAZINE_PERIODS_PATH } from '@press-room/contract/magazines';
import { OFFICE_MESSAGE_PATH } from '@press-room/contract/messages';
import {
  GALLERY_FACETS_PATH,
  GALLERY_PATH,
  GALLERY_PICTURE_PATH,
  GALLERY_TREE_PATH,
} from '@press-room/contract/press-gallery';
import { PRESS_GROUP_PATH } from '@press-room/contract/press-groups';
import { PRESS_KIT_PATH } from '@press-room/contract/press-kit';
import {
  PRESS_RELEASE_COMPANIES_PATH,
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_SUGGESTIONS_PATH,
  PRESS_RELEASE_YEARS_PATH,
} from '@press-room/contract/press-releases';
import { releaseTimelinePath } from '@press-room/contract/release-timeline';
import { REPORT_PATH } from '@press-room/contract/report';
import { SEARCH_PATH } from '@press-room/contract/search';
import { USER_PATH } from '@press-room/contract/users';

/** Few rows: for many, the planner prefers reading a whole small index to looking up each. */
const list = (path: string, query = ''): string => `${path}?format=datatables&length=2${query}`;
const releases = (query: string): string => list(PRESS_RELEASE_PATH, query);

/** Client of the calls. */
type Client = 'nobody' | 'reader' | 'global';

/** Calls by the file of their plans, with their names in it. */
export const CALLS: Record<string, { as: Client; calls: Record<string, string> }> = {
  releases: {
    as: 'nobody',
    calls: {
      'a list': releases(''),
      'a list of a group': releases('&group=1'),
      'a list of a year': releases('&year=2026'),
      'a list of a group and year': releases('&group=1&year=2026'),
      'a list of a group, year and month': releases('&group=1&year=2026&month=1'),
      'a list of a company': releases('&company=1'),
      'a list of a sector': releases('&sector=tiles'),
      'a list in a language': releases('&language=en'),
      'a deep page': releases('&start=6000'),
      'a deep page of a group': releases('&group=1&start=6000'),
      years: list(PRESS_RELEASE_YEARS_PATH),
      'years of a group': list(PRESS_RELEASE_YEARS_PATH, '&group=1'),
      'years of a company': list(PRESS_RELEASE_YEARS_PATH, '&group=1&company=1'),
      'companies of a group': list(PRESS_RELEASE_COMPANIES_PATH, '&group=1'),
      groups: list(PRESS_RELEASE_GROUPS_PATH, '&year=2026'),
      'a release': list(`${PRESS_RELEASE_PATH}1/`),
      'a search': releases('&q=tile'),
      'a search for a phrase': releases('&q=tile%20works'),
      'a search in a group and year': releases('&q=tile&group=1&year=2026'),
      suggestions: list(PRESS_RELEASE_SUGGESTIONS_PATH, '&q=tyle'),
    },
  },
  'releases-admitted': {
    as: 'reader',
    calls: {
      'a list': releases(''),
      'a list of a group and year': releases('&group=1&year=2026'),
      'a deep page': releases('&start=6000'),
      'a release': list(`${PRESS_RELEASE_PATH}1/`),
      'a search': releases('&q=tile'),
    },
  },
  media: {
    as: 'reader',
    calls: {
      'the gallery tree': list(GALLERY_TREE_PATH),
      'a gallery': list(`${GALLERY_PATH}1/`),
      'pictures of a gallery': list(GALLERY_PICTURE_PATH, '&gallery=1'),
      'pictures of a search': list(GALLERY_PICTURE_PATH, '&q=tile'),
      'facets of pictures': list(GALLERY_FACETS_PATH, '&q=tile'),
      magazines: list(MAGAZINE_PATH, '&kind=international'),
      'magazines of a year': list(MAGAZINE_PATH, '&kind=international&year=2026'),
      'periods of magazines': list(MAGAZINE_PERIODS_PATH, '&kind=international'),
      'a magazine': `${MAGAZINE_PATH}1/`,
      kits: list(PRESS_KIT_PATH),
      'kits of a group and year': list(PRESS_KIT_PATH, '&group=1&year=2026'),
      everything: list(SEARCH_PATH, '&q=tile'),
      'press groups': list(PRESS_GROUP_PATH),
      'who asks': PROFILE_PATH,
      appointments: `${APPOINTMENT_PATH}?group=1`,
    },
  },
  office: {
    as: 'global',
    calls: {
      companies: list(COMPANY_PATH),
      'companies of a city': list(COMPANY_PATH, '&city=Sassuolo'),
      'companies with a status': list(COMPANY_PATH, '&status=associated'),
      brands: list(BRAND_PATH),
      'brands of a company': list(BRAND_PATH, '&company=1'),
      users: list(USER_PATH),
      'users of a group': list(USER_PATH, '&group=user_press_room'),
      'users of a company': list(USER_PATH, '&company=1'),
      'users who wait': list(USER_PATH, '&state=pending'),
      messages: list(OFFICE_MESSAGE_PATH),
      'messages with a status': list(OFFICE_MESSAGE_PATH, '&status=open'),
      jobs: list(JOB_PATH),
      audit: list(AUDIT_PATH),
      'audit of a person': list(AUDIT_PATH, '&by=1'),
      'releases of the office': list('/api/office/press_release/'),
      'releases of a sector': list('/api/office/press_release/', '&sector=1'),
      'the media library': list('/api/office/asset/'),
      'files of a collection': list('/api/office/asset/', '&collection=1'),
      collections: list(ASSET_COLLECTION_PATH, '&group=1'),
      'collections of a file': list(ASSET_COLLECTION_PATH, '&assets=1'),
      clippings: list(CLIPPING_PATH),
      'clippings of a press group': list(CLIPPING_PATH, '&group=1'),
      'clippings of a release': list(CLIPPING_PATH, '&release=1'),
      appointments: list(OFFICE_APPOINTMENT_PATH),
      'answers to an appointment': list(officeAnswerPath(1)),
      'appointments of a press group': list(OFFICE_APPOINTMENT_PATH, '&group=1'),
      'the time line of a release': releaseTimelinePath(1),
      'clippings by words': list(CLIPPING_PATH, '&q=tile'),
      'the report for the board': `${REPORT_PATH}?from=2026-01-01&to=2026-12-31&group=1`,
      'proposals of clippings': list(CLIPPING_PROPOSAL_PATH, '&state=waiting'),
      'proposals of a feed': list(CLIPPING_PROPOSAL_PATH, '&feed=1&state=waiting'),
      'watched feeds': list(CLIPPING_FEED_PATH),
      sectors: list(OFFICE_SECTOR_PATH),
    },
  },
};
