import { isDeepStrictEqual } from 'node:util';
import type { OfficePressRelease, PendingChanges } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import { sanitizeRichText } from '../../../platform/text/rich-text.ts';
import { bodiesAfter, namesOf, withFilesOfTexts } from '../admin/changes.ts';
import type { ContentForm, ReleaseForm } from '../admin/form.ts';

/** Pending changes of a release, as a write. */
const toContent = ({ press_group, text = {}, ...release }: PendingChanges): ContentForm => ({
  press_group,
  release,
  text,
});

const sentOf = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Merges two writes; the later one wins. */
const mergeContent = (first: ContentForm, second: ContentForm): ContentForm => ({
  press_group: second.press_group ?? first.press_group,
  release: { ...first.release, ...sentOf(second.release) },
  text: Object.fromEntries(
    LANGUAGES.flatMap((language): [Language, object][] => {
      const [one, other] = [first.text[language], second.text[language]];
      return one === undefined && other === undefined ? [] : [[language, { ...one, ...other }]];
    }),
  ),
});

/** A release for the office: pending changes override published content. */
export function withPending(release: OfficePressRelease): OfficePressRelease {
  if (release.pending === null) return release;
  const { press_group: group, text = {}, ...changes } = release.pending.changes;
  const texts = { ...release.text };
  for (const language of LANGUAGES) {
    const [own, pending] = [release.text[language], text[language]];
    if (own && pending) texts[language] = { ...own, ...pending };
  }
  const press_group = group === undefined ? release.press_group : { id: group, name: '' };
  return { ...release, ...changes, press_group, text: texts };
}

/** Whether a write changes nothing that readers see. */
export const isOnlyPending = (form: ReleaseForm): boolean =>
  form.pending !== undefined && !form.show_pending && namesOf({ ...form, pending: undefined }).length === 0;

/**
 * Write of published content: includes pending changes that are published with it.
 * @throws 409 for a field with a pending change
 */
export function toWritten(current: OfficePressRelease, sent: ReleaseForm): ReleaseForm {
  const { pending } = current;
  if (pending === null) return sent;
  const waiting = toContent(pending.changes);
  if (sent.show_pending) return { ...sent, ...mergeContent(waiting, sent) };
  const names = namesOf(waiting);
  const fields = namesOf({ ...sent, pending: undefined }).filter((name) => names.includes(name));
  if (fields.length > 0) throw conflict('pending_waits', { fields: fields.join(', ') });
  return sent;
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** Pending changes after another write; unchanged fields are not pending. @throws 400 for an unpublished text */
export function toPending(release: OfficePressRelease, sent: ContentForm): PendingChanges {
  for (const language of LANGUAGES)
    if (sent.text[language] && release.text[language]?.status !== 'published')
      throw invalidField(`pending.text.${language}`, 'pending_unpublished');
  const wanted = mergeContent(toContent(release.pending?.changes ?? {}), sent);
  const text = Object.fromEntries(
    LANGUAGES.flatMap((language): [Language, object][] => {
      const parts = toPendingParts(release.text[language], wanted.text[language]);
      return Object.keys(parts).length === 0 ? [] : [[language, parts]];
    }),
  );
  const own = { ...release, press_group: release.press_group.id } as Record<string, unknown>;
  const others = Object.entries({ ...wanted.release, press_group: wanted.press_group });
  const changes: PendingChanges = {
    ...Object.fromEntries(others.filter(([name, value]) => value !== undefined && !isSame(value, own[name]))),
    ...(Object.keys(text).length === 0 ? {} : { text }),
  };
  return withFiles(release, changes);
}

type Texts = OfficePressRelease['text'];

const toPendingParts = (own: Texts[Language], wanted: ContentForm['text'][Language]): object =>
  Object.fromEntries(
    RELEASE_TEXT_FIELDS.flatMap((field): [string, string][] => {
      const value = wanted?.[field];
      if (value === undefined || value === own?.[field]) return [];
      return [[field, field === 'body' ? sanitizeRichText(value) : value]];
    }),
  );

/** Pictures of a changed text are attached when the text is published. */
function withFiles(release: OfficePressRelease, changes: PendingChanges): PendingChanges {
  const later = withPending({ ...release, pending: { at: release.updated_at, by: null, changes } });
  const { pictures, attachments } = withFilesOfTexts(later, bodiesAfter(later.text, []));
  return {
    ...changes,
    ...(isSame(pictures, release.pictures) ? {} : { pictures }),
    ...(isSame(attachments, release.attachments) ? {} : { attachments }),
  };
}
