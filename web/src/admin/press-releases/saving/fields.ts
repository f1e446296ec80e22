import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { NO_RELEASE_TEXT, RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';

const OWN_FIELDS = [
  'press_group',
  'date',
  'access',
  'embargo_until',
  'expires_at',
  'event',
  'sectors',
  'contacts',
  'boilerplates',
  'hero',
  'pictures',
  'attachments',
] as const;

/** Every field of a release that the screen writes, by its path on the wire: `date`, `text.it.title`. */
export const FIELD_NAMES: readonly string[] = [
  ...OWN_FIELDS,
  ...LANGUAGES.flatMap((language) => [
    ...RELEASE_TEXT_FIELDS.map((field) => `text.${language}.${field}`),
    `text.${language}.outdated_since`,
  ]),
];

/** Unacknowledged changes, by field name. */
export type Changes = Readonly<Record<string, unknown>>;

export const bodyOf = (language: Language): string => `text.${language}.body`;
export const languageOfBody = (name: string): Language | null =>
  LANGUAGES.find((language) => bodyOf(language) === name) ?? null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(record: unknown, name: string): unknown {
  let value = record;
  for (const part of name.split('.')) value = isRecord(value) ? value[part] : undefined;
  return value;
}

/** Pending changes of a published release on the server, by field name. */
export function pendingOf({ pending }: OfficePressRelease): Changes {
  // Drafts stored by earlier versions of the app have none.
  const changes = pending?.changes ?? {};
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const value = valueAt(changes, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Value of a field for readers, in the form of a write. */
export function seenOf(release: OfficePressRelease, name: string): unknown {
  if (name === 'press_group') return release.press_group.id;
  // A missing text is an empty string.
  const none = name.startsWith('text.') && !name.endsWith('.outdated_since') ? '' : null;
  return valueAt(release, name) ?? none;
}

/** Value of a field for the office: pending changes override the published value. */
export function fieldOf(release: OfficePressRelease, name: string): unknown {
  const waiting = valueAt(release.pending?.changes, name);
  return waiting === undefined ? seenOf(release, name) : waiting;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The body of a `PATCH`. */
export function toForm(changes: Changes): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changes)) putAt(form, name.split('.'), value);
  return form;
}

const NO_TEXT = {
  status: 'draft',
  ...NO_RELEASE_TEXT,
  updated_at: null,
  updated_by: null,
  translated_from: null,
  outdated_since: null,
} as const;

/** A release with its pending and unsaved changes. The name of a press group is updated after saving. */
export function withChanges(release: OfficePressRelease, changes: Changes): OfficePressRelease {
  const { press_group, ...others } = { ...pendingOf(release), ...changes };
  const shown: Record<string, unknown> = { ...release, pending: null, text: { ...release.text } };
  for (const [name, value] of Object.entries(others)) {
    const [, language] = name.split('.');
    if (name.startsWith('text.') && language)
      shown.text = withText(shown.text as OfficePressRelease['text'], language as Language, name, value);
    else shown[name] = value;
  }
  if (typeof press_group === 'number' && press_group !== release.press_group.id)
    shown.press_group = { id: press_group, name: '' };
  return shown as OfficePressRelease;
}

function withText(
  text: OfficePressRelease['text'],
  language: Language,
  name: string,
  value: unknown,
): OfficePressRelease['text'] {
  const field = name.split('.')[2] ?? '';
  return { ...text, [language]: { ...NO_TEXT, ...text[language], [field]: value } };
}

function putAt(target: Record<string, unknown>, [part = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[part] = value;
    return;
  }
  const inner = target[part];
  const next = isRecord(inner) ? inner : {};
  target[part] = next;
  putAt(next, rest, value);
}
