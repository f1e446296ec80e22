import { useId, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { m } from '../../../paraglide/messages.js';
import { FileCard } from '../../office/files/file-card.tsx';
import { PicturePicker } from '../../office/media/late-picture-picker.tsx';
import styles from './look.module.css';

interface LogoFieldProps {
  /** Id of a picture. */
  value: number | null;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: number | null) => void;
}

export function LogoField({ value, error, isReadOnly, onChange }: LogoFieldProps) {
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw the frame of a section.
    <div className={styles.logo} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {m['office.groups.logo']()}
      </span>
      {value !== null && <FileCard id={value} />}
      {!isReadOnly && (
        <span className={styles.tools}>
          <button type="button" className={buttons.quiet} onClick={() => setIsPicking(true)}>
            {m['office.groups.logoChoose']()}
          </button>
          {value !== null && (
            <button type="button" className={buttons.quiet} onClick={() => onChange(null)}>
              {m['office.editor.files.remove']()}
            </button>
          )}
        </span>
      )}
      <FieldError id={`${id}-error`} text={error} />
      {isPicking && (
        <PicturePicker
          kind="picture"
          isMany={false}
          onPick={([picked]) => onChange(picked ?? value)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
