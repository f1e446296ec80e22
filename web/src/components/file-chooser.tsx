import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import styles from './file-chooser.module.css';

interface FileChooserProps {
  /** Id of the field; the caller renders its label. */
  id: string;
  name?: string;
  /** Media types and file extensions, as in the `accept` attribute. */
  accept: string;
  /** Chosen file or null; absent if the result is shown elsewhere. */
  chosen?: File | null;
  isInvalid?: boolean;
  isDisabled?: boolean;
  describedBy: string;
  /** Whether it is the main action. */
  isMain?: boolean;
  onChoose: (file: File | null) => void;
}

/** Chooses a file, or accepts a dropped one. Its texts are in the language of the page, not the browser's. */
export function FileChooser(props: FileChooserProps) {
  const { id, name, accept, chosen, isInvalid, isDisabled, describedBy, isMain, onChoose } = props;
  return (
    <span className={styles.chooser}>
      <input
        id={id}
        name={name}
        type="file"
        className={styles.input}
        accept={accept}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onChoose(target.files?.[0] ?? null);
          // Reset the field, so that the same file can be chosen again.
          if (chosen === undefined) target.value = '';
        }}
      />
      <label htmlFor={id} className={isMain ? buttons.button : buttons.quiet}>
        {m['office.files.choose']()}
      </label>
      {chosen !== undefined && (
        <span className={styles.chosen}>
          {chosen === null ? m['office.files.none']() : <bdi>{chosen.name}</bdi>}
        </span>
      )}
    </span>
  );
}
