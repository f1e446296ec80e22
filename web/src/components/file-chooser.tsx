import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import styles from './file-chooser.module.css';

interface FileChooserProps {
  /** That of the field, whose label stands with the caller. */
  id: string;
  name?: string;
  /** Media types and endings, as HTML has them. */
  accept: string;
  /** What is chosen, null: nothing is; left out where the page says elsewhere what became of it. */
  chosen?: File | null;
  isInvalid?: boolean;
  isDisabled?: boolean;
  describedBy: string;
  /** Whether the choice is what one comes for. */
  isMain?: boolean;
  onChoose: (file: File | null) => void;
}

/** Chooses one file, or takes it when it is dropped here; in the language of the page, not the browser's. */
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
          // Who sees elsewhere what became of a file may choose the same one again.
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
