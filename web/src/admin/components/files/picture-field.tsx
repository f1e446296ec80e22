import { useId, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { m } from '../../../paraglide/messages.js';
import { PicturePicker } from '../media/lazy-picture-picker.tsx';
import type { PicturePickerProps } from '../media/picture-picker.tsx';
import { FileCard } from './file-card.tsx';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  /** Label of the button that opens the library, where files can be uploaded too. */
  choose: string;
  /** Default: a picture. */
  kind?: PicturePickerProps['kind'];
  /** Id of a file. */
  value: number | null;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: number | null) => void;
}

export function PictureField({
  label,
  choose,
  kind = 'picture',
  value,
  error,
  isReadOnly,
  onChange,
}: PictureFieldProps) {
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.label}>{label}</legend>
      {value !== null && <FileCard id={value} />}
      {!isReadOnly && (
        <span className={styles.tools}>
          <button type="button" className={buttons.quiet} onClick={() => setIsPicking(true)}>
            {choose}
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
          kind={kind}
          isMany={false}
          onPick={([picked]) => onChange(picked ?? value)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </fieldset>
  );
}
