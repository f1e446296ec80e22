import { ownLanguageName } from '../lib/format.ts';
import styles from './language-name.module.css';

/** A language as its readers find it: a tile with its code, and its name in its own words. */
export const LanguageName = ({ language }: { language: string }) => (
  <span className={styles.language} data-code={language}>
    {ownLanguageName(language)}
  </span>
);
