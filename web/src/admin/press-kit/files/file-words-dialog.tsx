import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { type KeyboardEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { type KitFileWords, languageWords } from '../kit-values.ts';
import styles from './kit-files.module.css';

interface FileWordsDialogProps {
  file: KitFileWords;
  onSave: (file: KitFileWords) => void;
  onClose: () => void;
}

const BOTH = 'both';
const CHOICES = [BOTH, ...LANGUAGES] as const;
const toLanguage = (choice: Language | typeof BOTH): Language | null => (choice === BOTH ? null : choice);

/** What readers call a file of a kit, and in which language it is. */
export function FileWordsDialog({ file, onSave, onClose }: FileWordsDialogProps) {
  const [words, setWords] = useState(file);
  const { title, language } = words;
  const take = () => {
    onSave(words);
    onClose();
  };
  // Not a form of its own: it stands in the form of the kit, which Enter would send.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    take();
  };
  const titleField = (of: Language, label: string) => (
    <TextField
      label={label}
      name={`title_${of}`}
      type="text"
      autoComplete="off"
      isOptional
      value={title[of]}
      error={undefined}
      onChange={(text) => setWords({ ...words, title: { ...title, [of]: text } })}
    />
  );
  return (
    <Dialog title={m['office.kits.fileWords']()} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field is heard here, as in a form. */}
      <div className={styles.form} onKeyDown={handleKey}>
        {titleField('it', m['office.magazines.titleIt']())}
        {titleField('en', m['office.magazines.titleEn']())}
        <ChoiceField
          label={m['office.kits.fileLanguage']()}
          name="language"
          value={language ?? BOTH}
          options={CHOICES.map((value) => ({ value, text: languageWords(toLanguage(value)) }))}
          onChange={(choice) => setWords({ ...words, language: toLanguage(choice) })}
        />
        <div className={styles.actions}>
          <button type="button" className={buttons.button} onClick={take}>
            {m['office.kits.takeWords']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
