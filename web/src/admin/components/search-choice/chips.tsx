import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './chips.module.css';

interface Chip {
  key: string;
  text: string;
}

interface ChipsProps {
  chips: readonly Chip[];
  onRemove: (key: string) => void;
}

/** Chosen options, each with a button to remove it. */
export const Chips = ({ chips, onRemove }: ChipsProps) =>
  chips.length > 0 && (
    <ul className={styles.chips}>
      {chips.map(({ key, text }) => (
        <li key={key} className={styles.chip}>
          <bdi className={styles.text}>{text}</bdi>
          <button
            type="button"
            className={styles.remove}
            aria-label={m['office.contacts.removeChip']({ name: text })}
            onClick={() => onRemove(key)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
