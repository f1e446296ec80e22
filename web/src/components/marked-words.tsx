import type { Piece } from '@press-room/contract/takings';
import styles from './marked-words.module.css';

interface MarkedWordsProps {
  pieces: readonly Piece[];
  language?: string | undefined;
}

/** A passage with deleted and inserted words. */
export function MarkedWords({ pieces, language }: MarkedWordsProps) {
  return (
    <p lang={language} dir={language && 'auto'} className={styles.passage}>
      {pieces.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
