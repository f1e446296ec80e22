import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import styles from './transfer-list.module.css';

interface MoveButtonsProps {
  /** Number of items selected in each list. */
  toAdd: number;
  toTake: number;
  onAdd: () => void;
  onTake: () => void;
}

/** Buttons between the lists. They remain focusable without a selection. */
export function MoveButtons({ toAdd, toTake, onAdd, onTake }: MoveButtonsProps) {
  return (
    <div className={styles.moves}>
      <button
        type="button"
        className={`${buttons.quiet} ${styles.move}`}
        aria-disabled={toAdd === 0}
        onClick={() => toAdd > 0 && onAdd()}
      >
        {m['office.transferList.add']({ count: toAdd })}
        <span aria-hidden="true" className={styles.arrow} />
      </button>
      <button
        type="button"
        className={`${buttons.quiet} ${styles.move}`}
        aria-disabled={toTake === 0}
        onClick={() => toTake > 0 && onTake()}
      >
        <span aria-hidden="true" className={styles.arrow} data-back />
        {m['office.transferList.take']({ count: toTake })}
      </button>
    </div>
  );
}
