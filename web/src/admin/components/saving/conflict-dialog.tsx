import type { LastChange } from '@press-room/contract/people';
import { type FormEvent, useId, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../moments.ts';
import { toPersonName } from '../person-name.ts';
import {
  type ComparedField,
  type Difference,
  listDifferences,
  type Picks,
  type Side,
  toPatch,
} from './compare-sides.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  fields: readonly ComparedField[];
  /** Row at the start of the edit, edited row, and current row: `current` of the 412. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Author and time of the current row. */
  changed: LastChange | null;
  /** `patch` contains the values to write, with the version of `theirs`; empty if no value of mine was picked. */
  onResolve: (resolution: { picks: Picks; patch: Record<string, unknown> }) => void;
  /** Closes the dialog without saving; the input remains. */
  onClose: () => void;
}

/** Shows conflicting fields side by side until each is resolved. Render it with the version as key. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, changed, onResolve, onClose } = props;
  const differences = listDifferences(fields, props);
  const [chosen, setChosen] = useState<Picks>({});
  const picks = { ...whoseAlready(differences), ...chosen };
  const open = differences.filter(({ field }) => !picks[field.name]);
  const choose = (side: Side, which: readonly Difference[]) =>
    setChosen((before) => ({
      ...before,
      ...Object.fromEntries(which.map(({ field }) => [field.name, side])),
    }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (open.length === 0) onResolve({ picks, patch: toPatch(differences, picks) });
  };
  return (
    <Dialog title={m['office.conflict.title']()} kind="alert" isWide onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        {changed && <p className={styles.author}>{describeChange(changed)}</p>}
        <p>{m['office.conflict.text']()}</p>
        <div className={styles.all}>
          <button type="button" className={buttons.quiet} onClick={() => choose('mine', differences)}>
            {m['office.conflict.allMine']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={() => choose('theirs', differences)}>
            {m['office.conflict.allTheirs']()}
          </button>
        </div>
        {differences.map((difference) => (
          <Sides
            key={difference.field.name}
            difference={difference}
            picked={picks[difference.field.name]}
            onPick={(side) => choose(side, [difference])}
          />
        ))}
        <p role="status" className={styles.open}>
          {open.length > 0 && m['office.conflict.open']({ count: open.length })}
        </p>
        <div className={styles.all}>
          <button type="submit" className={buttons.button} disabled={open.length > 0}>
            {m['office.conflict.submit']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['office.conflict.later']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const whoseAlready = (differences: readonly Difference[]): Picks =>
  Object.fromEntries(differences.flatMap(({ field, whose }) => (whose ? [[field.name, whose]] : [])));

const describeChange = ({ by, at }: LastChange): string =>
  by === null
    ? m['office.conflict.at']({ date: officeMoment(at) })
    : m['office.conflict.byAt']({ name: toPersonName(by), date: officeMoment(at) });

interface SidesProps {
  difference: Difference;
  picked: Side | undefined;
  onPick: (side: Side) => void;
}

function Sides({ difference, picked, onPick }: SidesProps) {
  const { field, mine, theirs } = difference;
  const id = useId();
  const show = field.show ?? showPlain;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <span className={styles.head}>
              <input
                type="radio"
                name={id}
                checked={picked === side}
                onChange={() => onPick(side)}
                aria-labelledby={`${id}-${side}-name`}
                aria-describedby={`${id}-${side}`}
              />
              <span id={`${id}-${side}-name`}>
                {side === 'mine' ? m['office.conflict.mine']() : m['office.conflict.theirs']()}
              </span>
            </span>
            <span id={`${id}-${side}`} className={styles.value} dir="auto">
              {show(side === 'mine' ? mine : theirs) || (
                <span className={styles.empty}>{m['office.empty']()}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const showPlain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};
