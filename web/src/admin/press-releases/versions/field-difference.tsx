import type { ReleaseTextField } from '@press-room/contract/release-text';
import { diffBody, diffLine, type Piece } from './differences.ts';
import styles from './versions.module.css';

interface FieldDifferenceProps {
  field: ReleaseTextField;
  label: string;
  before: string;
  after: string;
}

/** What changed in a text, in words. */
export function FieldDifference({ field, label, before, after }: FieldDifferenceProps) {
  const passages = field === 'body' ? diffBody(before, after) : [diffLine(before, after)];
  const numbered = passages.map((pieces, number) => ({ pieces, number }));
  return (
    <div className={styles.difference}>
      <p className={styles.name}>{label}</p>
      {numbered.map(({ pieces, number }) => (
        <p key={number} className={styles.passage}>
          <Pieces pieces={pieces} />
        </p>
      ))}
    </div>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`;
    if (kind === 'gone') return <del key={key}>{text}</del>;
    return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}
