import { useState } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { OrderedFiles } from '../../components/files/ordered-files.tsx';
import { arrangeFiles, type KitFileWords, languageWords } from '../kit-values.ts';
import { FileWordsDialog } from './file-words-dialog.tsx';
import styles from './kit-files.module.css';

interface KitFilesFieldProps {
  value: KitFileWords[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: KitFileWords[]) => void;
}

/** Ordered files of a kit, each with its titles and its language. */
export function KitFilesField({ value, error, isReadOnly, onChange }: KitFilesFieldProps) {
  const [edited, setEdited] = useState<KitFileWords | null>(null);
  const fileOf = (id: number) => value.find(({ asset }) => asset === id);
  return (
    <div className={styles.field}>
      <OrderedFiles
        label={m['office.kits.files']()}
        add={m['office.kits.addFiles']()}
        kind="file"
        ids={value.map(({ asset }) => asset)}
        isReadOnly={isReadOnly}
        onChange={(ids) => onChange(arrangeFiles(value, ids))}
        tools={(id) => {
          const file = fileOf(id);
          return (
            file && (
              <>
                <span className={styles.words}>
                  {joinFacts([ownWords(file.title), languageWords(file.language)])}
                </span>
                <button type="button" className={styles.tool} onClick={() => setEdited(file)}>
                  {m['office.kits.fileWords']()}
                </button>
              </>
            )
          );
        }}
      />
      <FieldError id="kit-files-error" text={error} />
      {edited && (
        <FileWordsDialog
          file={edited}
          onSave={(changed) => onChange(value.map((file) => (file.asset === changed.asset ? changed : file)))}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
