import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { m } from '../../../paraglide/messages.js';
import { fileQuery } from '../../office/files/file-query.ts';
import type { ComparedField } from '../../office/saving/compare-sides.ts';
import { ConflictDialog } from '../../office/saving/conflict-dialog.tsx';
import { labelOf } from '../field-labels.ts';
import { describeValue, type Names } from '../field-values.ts';
import { toWords } from '../versions/differences.ts';
import type { EditingState } from './editing-state.ts';
import { fieldOf, languageOfBody } from './fields.ts';
import { mergeBodies, type Stretch } from './merge.ts';
import styles from './save-status.module.css';
import { useEditing, useEditingState } from './use-editing.ts';

type Row = Record<string, unknown>;
type Conflict = NonNullable<EditingState['conflict']>;

/** What two people wrote at once, a body passage by passage. */
interface Question {
  fields: ComparedField<Row>[];
  base: Row;
  mine: Row;
  theirs: Row;
  /** Stretches of each body, in which those that are open are named as fields. */
  bodies: Map<string, (Stretch | string)[]>;
}

function toQuestion({ base, theirs, fields }: Conflict, changes: Row, names: Names): Question {
  const question: Question = { fields: [], base: {}, mine: {}, theirs: {}, bodies: new Map() };
  const add = (key: string, field: Omit<ComparedField<Row>, 'name'>, sides: unknown[]) => {
    question.fields.push({ ...field, name: key });
    [question.base[key], question.mine[key], question.theirs[key]] = sides;
  };
  for (const [at, name] of fields.entries()) {
    const sides = [fieldOf(base, name), changes[name], fieldOf(theirs, name)];
    if (languageOfBody(name) === null) {
      add(`f${at}`, { label: labelOf(name), show: (value) => describeValue(name, value, names) }, sides);
      continue;
    }
    const [before, mine, now] = sides.map(String) as [string, string, string];
    const stretches = mergeBodies(before, mine, now).map((stretch, passage) => {
      if (stretch.kind === 'settled') return stretch;
      const key = `f${at}p${passage}`;
      const label = m['office.editor.conflict.passage']({ field: labelOf(name) });
      const joined = [stretch.base, stretch.mine, stretch.theirs].map((blocks) => blocks.join(''));
      add(key, { label, show: (value) => toWords(String(value)) }, joined);
      return key;
    });
    question.bodies.set(name, stretches);
  }
  return question;
}

/** Asks whose words stand where two people wrote the same; until then both are here, and the server has one. */
export function ConflictQuestion() {
  const editing = useEditing();
  const { conflict, changes } = useEditingState();
  const [isLater, setIsLater] = useState<Conflict | null>(null);
  const names = useNames();
  const question = useMemo(
    () => conflict && toQuestion(conflict, changes, names),
    [conflict, changes, names],
  );
  if (!conflict || !question) return null;
  if (isLater === conflict)
    return (
      <p className={styles.words}>
        <button type="button" className={buttons.quiet} onClick={() => setIsLater(null)}>
          {m['office.editor.conflict.open']()}
        </button>
      </p>
    );
  return (
    <ConflictDialog<Row>
      key={conflict.theirs.version}
      fields={question.fields}
      base={question.base}
      mine={question.mine}
      theirs={question.theirs}
      onResolve={({ picks }) => editing.settle(toValues(conflict, question, picks))}
      onClose={() => setIsLater(conflict)}
    />
  );
}

/** What is at hand: a file that this screen has drawn, a group that the app knows. */
function useNames(): Names {
  const client = useQueryClient();
  const groups = usePressGroups();
  return useMemo(
    () => ({
      ofFile: (id) => client.getQueryData(fileQuery(id).queryKey)?.name ?? null,
      ofGroup: (id) => groups.find((group) => group.id === id)?.name ?? null,
    }),
    [client, groups],
  );
}

function toValues({ fields }: Conflict, question: Question, picks: Record<string, 'mine' | 'theirs'>): Row {
  const picked = (key: string): unknown => question[picks[key] ?? 'theirs'][key];
  return Object.fromEntries(
    fields.map((name, at) => {
      const stretches = question.bodies.get(name);
      if (!stretches) return [name, picked(`f${at}`)];
      const parts = stretches.map((part) =>
        typeof part === 'string' ? String(picked(part)) : part.kind === 'settled' ? part.blocks.join('') : '',
      );
      return [name, parts.join('')];
    }),
  );
}
