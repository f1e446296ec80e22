import { MENU_TEXT_LENGTH } from '@press-room/contract/limits';
import styles from './menu-list.module.css';

/**
 * Spec 9: a horizontal menu shows 18 characters of a label; the rest stays in the document for screen readers and
 * search.
 */
export function MenuText({ text }: { text: string }) {
  const rest = text.slice(MENU_TEXT_LENGTH);
  return (
    <span className={styles.label}>
      {text.slice(0, MENU_TEXT_LENGTH)}
      {rest && <span className={styles.rest}>{rest}</span>}
    </span>
  );
}
