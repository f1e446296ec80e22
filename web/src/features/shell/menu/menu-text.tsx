import { MENU_TEXT_LENGTH } from '@press-room/contract/limits';
import styles from './menu-list.module.css';

/** Spec 9: eighteen characters are seen where entries are side by side; the whole text stays in the document, so it is read out and found. */
export function MenuText({ text }: { text: string }) {
  const rest = text.slice(MENU_TEXT_LENGTH);
  return (
    <span className={styles.label}>
      {text.slice(0, MENU_TEXT_LENGTH)}
      {rest && <span className={styles.rest}>{rest}</span>}
    </span>
  );
}
