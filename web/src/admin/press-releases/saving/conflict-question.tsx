import type { OpenEvent } from '@press-room/contract/events';
import type { LastChange } from '@press-room/contract/people';
import type { PressGroup } from '@press-room/contract/press-groups';
import type { Sector } from '@press-room/contract/sectors';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { eventQuery } from '../../../features/events/queries.ts';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { useSectors } from '../../../features/sectors/sectors.ts';
import { m } from '../../../paraglide/messages.js';
import { FileNames, showFiles } from '../../components/files/file-names.tsx';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { ConflictDialog } from '../../components/saving/conflict-dialog.tsx';
import { showEvent, showGroup, showSectors } from '../../components/saving/show-values.ts';
import { labelOf } from '../field-labels.ts';
import { describeValue } from '../field-values.ts';
import { versionsQuery } from '../queries.ts';
import { listFiles, toWords } from '../versions/differences.ts';
import type { EditingState } from './editing-state.ts';
import { fieldOf, languageOfBody } from './fields.ts';
import { mergeBodies, type Stretch } from './merge.ts';
import styles from './save-status.module.css';
import { useEditing, useEditingState } from './use-editing.ts';

type Row = Record<string, unknown>;
type Conflict = NonNullable<EditingState['conflict']>;

/** Conflicting changes of two officers; a body is compared by passage. */
interface Question {
  fields: ComparedField[];
  base: Row;
  mine: Row;
  theirs: Row;
  /** Parts of each body; a conflicting part is the name of its field. */
  bodies: Map<string, (Stretch | string)[]>;
}

const FILE_FIELDS = ['hero', 'pictures', 'attachments'];

/** Names for the ids in fields. */
interface Known {
  groups: readonly PressGroup[];
  sectors: readonly Sector[];
  events: readonly OpenEvent[];
}

function showField(name: string, { groups, sectors, events }: Known): (value: unknown) => ReactNode {
  if (FILE_FIELDS.includes(name)) return showFiles;
  if (name === 'sectors') return showSectors(sectors);
  if (name === 'event') return showEvent(events);
  return name === 'press_group' ? showGroup(groups) : (value) => describeValue(name, value);
}

/** Paragraphs of a body as text, followed by the names of its pictures and videos. */
function Passage({ html }: { html: string }) {
  const files = listFiles(html);
  const words =
    files.length === 0
      ? toWords(html)
      : toWords(html)
          .replace(/\[\d[\d ]*\]/g, '')
          .trim();
  return (
    <>
      {words}
      {words && files.length > 0 && '\n'}
      <FileNames ids={files} />
    </>
  );
}

const showPassage = (value: unknown): ReactNode => value !== '' && <Passage html={String(value)} />;

function toQuestion({ base, theirs, fields }: Conflict, changes: Row, known: Known): Question {
  const question: Question = { fields: [], base: {}, mine: {}, theirs: {}, bodies: new Map() };
  const add = (key: string, field: Omit<ComparedField, 'name'>, sides: unknown[]) => {
    question.fields.push({ ...field, name: key });
    [question.base[key], question.mine[key], question.theirs[key]] = sides;
  };
  for (const [at, name] of fields.entries()) {
    const now = fieldOf(theirs, name);
    const sides = [fieldOf(base, name), name in changes ? changes[name] : now, now];
    if (languageOfBody(name) === null) {
      add(`f${at}`, { label: labelOf(name), show: showField(name, known) }, sides);
      continue;
    }
    const [before, mine, other] = sides.map(String) as [string, string, string];
    const stretches = mergeBodies(before, mine, other).map((stretch, passage) => {
      if (stretch.kind === 'settled') return stretch;
      const key = `f${at}p${passage}`;
      const label = m['office.editor.conflict.passage']({ field: labelOf(name) });
      const joined = [stretch.base, stretch.mine, stretch.theirs].map((blocks) => blocks.join(''));
      add(key, { label, show: showPassage }, joined);
      return key;
    });
    question.bodies.set(name, stretches);
  }
  return question;
}

/** Asks which of two conflicting changes to keep. Until then one is on the server, the other in this browser. */
export function ConflictQuestion() {
  const editing = useEditing();
  const { conflict, changes } = useEditingState();
  const [isLater, setIsLater] = useState(false);
  // Bodies are edited until the question is shown.
  useEffect(() => {
    if (!isLater) editing.collect();
  }, [editing, isLater]);
  const groups = usePressGroups();
  const sectors = useSectors();
  const events = useEvents([conflict?.base.event, changes.event, conflict?.theirs.event]);
  const changed = useLastChange(conflict);
  const question = useMemo(
    () => conflict && toQuestion(conflict, changes, { groups, sectors, events }),
    [conflict, changes, groups, sectors, events],
  );
  if (!conflict || !question) return null;
  if (isLater)
    return (
      <p className={styles.words}>
        <button type="button" className={buttons.quiet} onClick={() => setIsLater(false)}>
          {m['office.editor.conflict.open']()}
        </button>
      </p>
    );
  return (
    <ConflictDialog
      key={conflict.theirs.version}
      fields={question.fields}
      base={question.base}
      mine={question.mine}
      theirs={question.theirs}
      changed={changed}
      onResolve={({ picks }) => editing.settle(toValues(conflict, question, picks))}
      onClose={() => setIsLater(true)}
    />
  );
}

/** Events by id, as far as they are loaded. */
function useEvents(ids: readonly unknown[]): readonly OpenEvent[] {
  return useQueries({
    queries: [...new Set(ids)].filter((id) => typeof id === 'number').map(eventQuery),
    combine: listLoaded,
  });
}

const listLoaded = (results: { data: OpenEvent | undefined }[]): readonly OpenEvent[] =>
  results.flatMap(({ data }) => data ?? []);

/** Author of the current version; the answer that contained it may not name them. */
function useLastChange(conflict: Conflict | null): LastChange | null {
  const { id, version } = conflict?.theirs ?? { id: 0, version: 0 };
  const { data } = useQuery({ ...versionsQuery(id, version), enabled: conflict !== null });
  return data?.find((kept) => kept.version === version) ?? null;
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
