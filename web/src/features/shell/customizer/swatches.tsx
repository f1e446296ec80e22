import { type ReactNode, useId } from 'react';
import styles from './swatches.module.css';

type SwatchesProps<Choice extends string> = {
  legend: string;
  choices: readonly Choice[];
  labels: Record<Choice, () => string>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** Preview of a choice; absent: only its name. */
  children?: (choice: Choice) => ReactNode;
};

/** Choices as tiles. A radio group: arrow keys select. */
export function Swatches<Choice extends string>(props: SwatchesProps<Choice>) {
  const { legend, choices, labels, chosen, onChoose, children } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={children ? styles.tiles : styles.words}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice} title={labels[choice]()}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {children?.(choice)}
            <span className={children ? 'visually-hidden' : styles.word}>{labels[choice]()}</span>
          </label>
        ))}
      </div>
      {children && <p className={styles.name}>{labels[chosen]()}</p>}
    </fieldset>
  );
}
