import type { ReleaseTextField } from '@press-room/contract/release-text';
import { MarkedWords } from '../../../components/marked-words.tsx';
import { diffBody, diffLine } from './differences.ts';
import styles from './versions.module.css';

interface FieldDifferenceProps {
  field: ReleaseTextField;
  label: string;
  before: string;
  after: string;
}

/** Changed words of a text. */
export function FieldDifference({ field, label, before, after }: FieldDifferenceProps) {
  const passages = field === 'body' ? diffBody(before, after) : [diffLine(before, after)];
  const numbered = passages.map((pieces, number) => ({ pieces, number }));
  return (
    <div className={styles.difference}>
      <p className={styles.name}>{label}</p>
      {numbered.map(({ pieces, number }) => (
        <MarkedWords key={number} pieces={pieces} />
      ))}
    </div>
  );
}
