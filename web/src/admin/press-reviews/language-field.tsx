import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { ChoiceField } from '../../components/choice-field.tsx';
import { capitalise, languageName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

interface LanguageFieldProps {
  name: string;
  value: Language;
  error: string | undefined;
  onChange: (value: Language) => void;
}

/** Language of the edition's own texts; clippings keep theirs. */
export const LanguageField = (field: LanguageFieldProps) => (
  <ChoiceField
    label={m['office.reviews.language']()}
    hint={m['office.reviews.languageHint']()}
    options={LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) }))}
    {...field}
  />
);
