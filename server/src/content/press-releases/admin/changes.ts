import type { OfficePressRelease, OfficeText } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import { NO_RELEASE_TEXT, pickReleaseText, RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { listVideoFilesIn } from '@press-room/contract/release-videos';
import { toPlainText } from '../../../core/search/plain-text.ts';
import { listPicturesIn, sanitizeRichText } from '../../../platform/text/rich-text.ts';
import type { ContentForm, ReleaseForm, TextChange } from './form.ts';

/** Editable fields of a language. */
type WrittenText = Omit<OfficeText, 'status' | 'updated_at' | 'updated_by'>;
type Texts = OfficePressRelease['text'];

const EMPTY = { ...NO_RELEASE_TEXT, outdated_since: null, outdated_from: null };

/** The language that an Italian press office writes first. */
const OWN_LANGUAGE: Language = 'it';

/** Texts edited within this time of each other are written together. */
const WRITTEN_TOGETHER_MINUTES = 30;

const otherThan = (language: Language): Language => (language === 'it' ? 'en' : 'it');

const isEdited = (before: WrittenText, after: WrittenText): boolean =>
  RELEASE_TEXT_FIELDS.some((part) => before[part] !== after[part]);

const HREF = /<a\b[^>]*\bhref="([^"]*)"/g;

/** Content that a translation must follow: words, links, pictures and videos, without formatting. */
function meaningOf(text: WrittenText): string {
  const { body, ...lines } = pickReleaseText(text);
  const words = toPlainText(body).replaceAll(/\s+/g, ' ').trim();
  const links = Array.from(body.matchAll(HREF), ([, href]) => href);
  return JSON.stringify([lines, words, links, listPicturesIn(body), listVideoFilesIn(body)]);
}

/**
 * A text before the change. A new text is a translation if the other language already exists. If one write creates
 * both, for example on a slow connection, the original is the text in Italian.
 */
function before(current: Texts, language: Language, sent: ReleaseForm['text'] = {}): WrittenText {
  const other = otherThan(language);
  const isBegun = current[other]?.title || (other === OWN_LANGUAGE && sent[other]?.title);
  return current[language] ?? { ...EMPTY, translated_from: isBegun ? other : null };
}

function merge(text: WrittenText, { outdated_since, body, ...change }: TextChange): WrittenText {
  const written = {
    ...pickReleaseText(text),
    translated_from: text.translated_from,
    ...change,
    body: body === undefined ? text.body : sanitizeRichText(body),
  };
  // Editing a text, or confirming it, clears its outdated mark.
  const isSettled =
    outdated_since === null || isEdited(text, { ...written, outdated_since: null, outdated_from: null });
  return {
    ...written,
    outdated_since: isSettled ? null : text.outdated_since,
    outdated_from: isSettled ? null : text.outdated_from,
  };
}

/** Whether a change of a text makes the other language outdated: not while this text is being translated or updated. */
function leavesBehind(text: OfficeText | undefined): boolean {
  const isFollowing = text === undefined || (text.translated_from !== null && text.status === 'draft');
  return !isFollowing && text.outdated_since === null;
}

/** Whether a text can be outdated: not while both languages of a draft are being written. */
function isFinished({ status, updated_at }: OfficeText, isInMaking: boolean, now: Date): boolean {
  if ((status === 'published' && !isInMaking) || updated_at === null) return true;
  return now.getTime() - Date.parse(updated_at) >= WRITTEN_TOGETHER_MINUTES * 60_000;
}

export interface TextWrite {
  language: Language;
  text: WrittenText;
  /** False: only its mark changes. */
  isEdited: boolean;
}

const IN_MAKING: readonly ReleaseStatus[] = ['draft', 'in_review'];

/** Texts that a change writes; the other language is marked as outdated if necessary. */
export function toTextWrites(
  { text: current, status }: Pick<OfficePressRelease, 'text' | 'status'>,
  sent: ReleaseForm['text'],
  now: Date,
): TextWrite[] {
  const writes = LANGUAGES.flatMap((language): TextWrite[] => {
    const change = sent[language];
    if (change === undefined) return [];
    const was = before(current, language, sent);
    const text = merge(was, change);
    return [{ language, text, isEdited: isEdited(was, text) }];
  });
  const edited = writes.filter((write) => write.isEdited).map(({ language }) => language);
  const left = writes
    .filter(({ language, text }) => meaningOf(before(current, language, sent)) !== meaningOf(text))
    .map(({ language }) => language)
    .filter((language) => leavesBehind(current[language]))
    .map(otherThan)
    .filter((language) => !edited.includes(language) && sent[language]?.outdated_since !== null);
  return [
    ...writes.filter(({ language }) => !left.includes(language)),
    ...left.flatMap((language): TextWrite[] => {
      const text = current[language];
      if (!text?.title || text.outdated_since !== null || !isFinished(text, IN_MAKING.includes(status), now))
        return [];
      const outdated_from = pickReleaseText(before(current, otherThan(language)));
      const marked = { ...merge(text, {}), outdated_since: now.toISOString(), outdated_from };
      return [{ language, text: marked, isEdited: false }];
    }),
  ];
}

/** A release after these writes; undefined for a new text, and for one that another person wrote last: names are not known. */
export function withTexts(
  current: OfficePressRelease,
  writes: readonly TextWrite[],
  { officer, now }: { officer: number; now: Date },
): OfficePressRelease | undefined {
  const texts = { ...current.text };
  for (const { language, text, isEdited: isOwn } of writes) {
    const was = current.text[language];
    if (was === undefined || (isOwn && was.updated_by?.id !== officer)) return undefined;
    texts[language] = { ...was, ...text, updated_at: isOwn ? now.toISOString() : was.updated_at };
  }
  return { ...current, text: texts };
}

/** Bodies after these writes. */
export const bodiesAfter = (text: Texts, writes: readonly TextWrite[]): Partial<Record<Language, string>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      writes.find((write) => write.language === language)?.text.body ?? text[language]?.body ?? '',
    ]),
  );

/** Whether a write leaves the pictures and attachments of a release unchanged, including those in its texts. */
export function keepsFiles(
  { text }: Pick<OfficePressRelease, 'text'>,
  { release: { hero, pictures, attachments } }: Pick<ReleaseForm, 'release'>,
  bodies: Partial<Record<Language, string>>,
): boolean {
  const shownIn = (body = ''): string => [listPicturesIn(body), listVideoFilesIn(body)].join('|');
  return (
    [hero, pictures, attachments].every((files) => files === undefined) &&
    LANGUAGES.every((language) => shownIn(bodies[language]) === shownIn(text[language]?.body))
  );
}

/** Files of a release including those in its texts: readers can download what a text shows. */
export function withFilesOfTexts(
  { hero, pictures, attachments }: Pick<OfficePressRelease, 'hero' | 'pictures' | 'attachments'>,
  bodies: Partial<Record<Language, string>>,
): Pick<OfficePressRelease, 'pictures' | 'attachments'> {
  const shown = Object.values(bodies);
  const further = shown.flatMap(listPicturesIn).filter((id) => id !== hero && !pictures.includes(id));
  return {
    pictures: [...pictures, ...new Set(further)],
    attachments: [...new Set([...attachments, ...shown.flatMap(listVideoFilesIn)])],
  };
}

type Named = ContentForm & Partial<Omit<ReleaseForm, keyof ContentForm>>;

/** Fields about how a change is published; they are not content. */
const HOW = ['show_unready', 'show_when_ready'];

/** Names of the changed fields, for the audit log: `date`, `text.it.title`. */
export const namesOf = ({ release, text, pending, ...form }: Named): string[] => [
  ...Object.entries({ ...form, ...release }).flatMap(([name, value]) =>
    value === undefined || HOW.includes(name) ? [] : [name],
  ),
  ...LANGUAGES.flatMap((language) =>
    Object.keys(text[language] ?? {}).map((part) => ['text', language, part].join('.')),
  ),
  ...(pending ? namesOf(pending) : []),
];
