import { rightsEndBefore } from '@press-room/contract/admin-assets';
import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { TITLE_LENGTH_ADVISED } from '@press-room/contract/limits';
import type { Person } from '@press-room/contract/people';
import {
  DATE_DAYS_USUAL,
  RELEASE_PROBLEMS,
  type ReleaseProblem,
  type ReleaseProblemCode,
} from '@press-room/contract/release-editor';
import { listVideosIn } from '@press-room/contract/release-videos';
import { toPlainText } from '../../../core/search/plain-text.ts';
import { toNames } from '../../publishing/second-person.ts';
import { isNeverVisible } from '../admin/transition.ts';
import type { CheckedFile } from './files.ts';
import type { CheckedLink } from './links.ts';

/** Facts for the check of a release: languages with their instants, and attachments. */
export interface Examined {
  release: OfficePressRelease;
  /** Languages that appear with it, including published ones. */
  languages: readonly Language[];
  /** When readers see it, if known. */
  visible_from: string | null;
  /** Scheduled time. */
  publish_at: string | null;
  files: readonly CheckedFile[];
  links: readonly CheckedLink[];
  /** Unconfirmed machine translated passages, by language. */
  unread: Readonly<Record<Language, number>>;
  /** Number of open comments. */
  comments: number;
  /** Officers who may publish it instead of the requesting one; null: the requesting one may. */
  releasers: readonly Person[] | null;
  now: Date;
}

type Details = Partial<Pick<ReleaseProblem, 'language' | 'file' | 'value'>>;

const problem = (code: ReleaseProblemCode, field: string, details: Details = {}): ReleaseProblem => ({
  code,
  severity: RELEASE_PROBLEMS[code],
  field,
  language: null,
  file: null,
  value: null,
  ...details,
});

/** All problems in the order of the screen: texts, files, comments, times. */
export const listProblems = (examined: Examined): ReleaseProblem[] => [
  ...(examined.languages.length === 0 ? [problem('nothing_to_publish', 'text.it.title')] : []),
  ...LANGUAGES.toReversed().flatMap((language) => listTextProblems(examined, language)),
  ...examined.files.flatMap((file) => listFileProblems(examined, file)),
  ...listReviewProblems(examined),
  ...listTimeProblems(examined),
];

function listTextProblems(
  { release, languages, files, links, unread }: Examined,
  language: Language,
): ReleaseProblem[] {
  const text = release.text[language];
  const field = (name: string): string => `text.${language}.${name}`;
  const isAppearing = languages.includes(language);
  if (!isAppearing) return [problem('language_missing', field('title'), { language })];
  if (!text?.title) return [problem('title_missing', field('title'), { language })];
  const length = Array.from(text.title).length;
  return [
    ...(length > TITLE_LENGTH_ADVISED
      ? [problem('title_long', field('title'), { language, value: String(length) })]
      : []),
    ...(text.abstract.trim() === '' ? [problem('abstract_missing', field('abstract'), { language })] : []),
    ...(toPlainText(text.body).trim() === '' ? [problem('body_missing', field('body'), { language })] : []),
    ...(unread[language] === 0
      ? []
      : [problem('machine_unread', field('body'), { language, value: String(unread[language]) })]),
    ...(text.outdated_since === null
      ? []
      : [problem('outdated', field('body'), { language, value: text.outdated_since })]),
    ...listVideosIn(text.body)
      .filter(({ captions }) => !captions.some((each) => each.language === language))
      .flatMap(({ video }) => files.filter(({ id }) => id === video))
      .map(({ id, name }) => problem('captions_missing', field('body'), { language, file: { id, name } })),
    ...links
      .filter((link) => link.language === language)
      .map(({ href }) => problem('link_dead', field('body'), { language, value: href })),
  ];
}

function listFileProblems(
  { languages, visible_from, release, now }: Examined,
  asset: CheckedFile,
): ReleaseProblem[] {
  const { id, name, field, kind } = asset;
  const file = { id, name };
  const from = visible_from ?? now.toISOString();
  const isHidden = asset.embargo_until !== null && asset.embargo_until > from;
  return [
    ...(kind === 'picture'
      ? languages
          .filter((language) => asset.alt[language].trim() === '')
          .map((language) => problem('alt_missing', field, { language, file }))
      : []),
    ...(kind === 'picture' && asset.credit.trim() === '' ? [problem('credit_missing', field, { file })] : []),
    ...(asset.state === 'processing' ? [problem('file_unready', field, { file })] : []),
    ...(asset.state === 'failed' ? [problem('file_failed', field, { file })] : []),
    ...(isHidden ? [problem('file_hidden', field, { file, value: asset.embargo_until })] : []),
    ...(rightsEndBefore(asset, release)
      ? [problem('rights_end', field, { file, value: asset.rights_until })]
      : []),
  ];
}

const listReviewProblems = ({ comments, releasers }: Examined): ReleaseProblem[] => [
  ...(releasers === null ? [] : [problem('written_alone', 'review', { value: toNames(releasers) })]),
  ...(comments === 0 ? [] : [problem('comments_open', 'review', { value: String(comments) })]),
];

const DAY_MS = 86_400_000;

function listTimeProblems({ release, visible_from, publish_at, now }: Examined): ReleaseProblem[] {
  const { embargo_until, expires_at, date } = release;
  const instant = now.toISOString();
  const from = visible_from ?? publish_at ?? instant;
  const days = Math.abs(Date.parse(from) - Date.parse(date)) / DAY_MS;
  return [
    ...(publish_at !== null && publish_at <= instant
      ? [problem('publish_at_past', 'publish_at', { value: publish_at })]
      : []),
    ...(isNeverVisible(from, expires_at)
      ? [problem('never_visible', 'expires_at', { value: expires_at })]
      : []),
    ...(embargo_until !== null && embargo_until <= instant
      ? [problem('embargo_past', 'embargo_until', { value: embargo_until })]
      : []),
    ...(days > DATE_DAYS_USUAL ? [problem('date_far', 'date', { value: date })] : []),
  ];
}
