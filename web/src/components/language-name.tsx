import { ownLanguageName } from '../lib/format.ts';
import styles from './language-name.module.css';

/** Code of a language, and its name in the language itself. */
export const LanguageName = ({ language }: { language: string }) => (
  <span className={styles.language} data-code={language}>
    {ownLanguageName(language)}
  </span>
);
