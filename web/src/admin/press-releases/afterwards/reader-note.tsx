import { type OfficePressRelease, READER_NOTE_MAX_LENGTH } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { NoteField } from '../review/note-field.tsx';

export type ReaderNote = Partial<Record<Language, string>>;

/** The languages that readers have. */
export const listPublished = ({ text }: OfficePressRelease): Language[] =>
  LANGUAGES.toReversed().filter((language) => text[language]?.status === 'published');

interface ReaderNoteFieldsProps {
  label: string;
  languages: readonly Language[];
  note: ReaderNote;
  onChange: (note: ReaderNote) => void;
  /** Returns the error of a language. */
  errorOf?: (language: Language) => string | undefined;
}

/** Note to readers, in each language of the release. */
export function ReaderNoteFields({ label, languages, note, onChange, errorOf }: ReaderNoteFieldsProps) {
  return languages.map((language) => (
    <NoteField
      key={language}
      label={m['office.editor.fieldIn']({ field: label, language: languageName(language) })}
      language={language}
      value={note[language] ?? ''}
      most={READER_NOTE_MAX_LENGTH}
      error={errorOf?.(language)}
      onChange={(words) => onChange({ ...note, [language]: words })}
    />
  ));
}
