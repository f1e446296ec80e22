import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { useState } from 'react';
import { createPortal } from 'react-dom';
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

/** Title of a kit's file for readers, and its language. */
export function FileWordsDialog({ file, onSave, onClose }: FileWordsDialogProps) {
  const [words, setWords] = useState(file);
  const { title, language } = words;
  const take = () => {
    onSave(words);
    onClose();
  };
  const titleField = (of: Language, label: string) => (
    <TextField
      label={label}
      name={`title_${of}`}
      isOptional
      value={title[of]}
      error={undefined}
      onChange={(text) => setWords({ ...words, title: { ...title, [of]: text } })}
    />
  );
  // Outside the form of the kit: forms cannot be nested.
  return createPortal(
    <Dialog title={m['office.kits.fileWords']()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
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
          <button type="submit" className={buttons.button}>
            {m['office.kits.takeWords']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
