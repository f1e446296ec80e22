import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import { describeDay } from '../../components/moments.ts';
import { officersQuery } from '../../components/officers-query.ts';
import { toPersonName } from '../../components/person-name.ts';
import { PanelField } from '../panels/panel-field.tsx';
import panels from '../panels/panels.module.css';
import { useStep } from '../publication/use-step.ts';
import { useEditing, useSaved } from '../saving/use-editing.ts';

/** Saved at once: the chosen officer receives an e-mail. */
export function Assignee() {
  const { due_on } = useSaved();
  return (
    <>
      <Person />
      <DueDay key={due_on} />
    </>
  );
}

/** Due day of the review. Saved on blur, because a day is typed part by part. */
function DueDay() {
  const { isReadOnly } = useEditing();
  const { due_on } = useSaved();
  const [day, setDay] = useState(due_on ?? '');
  const { step, failure, isBusy } = useStep();
  const save = () => {
    if (!isBusy && day !== (due_on ?? '')) void step({ method: 'PATCH', body: { due_on: day || null } });
  };
  return (
    <>
      <PanelField name="due_on" label={m['office.editor.review.dueOn']()} hint={describeDay(day)}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={day}
            readOnly={isReadOnly || isBusy}
            onChange={({ target }) => setDay(target.value)}
            onBlur={save}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
        )}
      </PanelField>
      {failure && <StatusNote kind="alert" title={failure} />}
    </>
  );
}

function Person() {
  const id = useId();
  const { isReadOnly } = useEditing();
  const { assignee } = useSaved();
  const { step, failure, isBusy } = useStep();
  const { data: officers = [] } = useQuery(officersQuery());
  const isKnown = assignee === null || officers.some((officer) => officer.id === assignee.id);
  const people = isKnown ? officers : [assignee, ...officers];
  const choose = (value: string) =>
    void step({ method: 'PATCH', body: { assignee: value === '' ? null : Number(value) } });
  return (
    <div className={panels.field}>
      <label htmlFor={id} className={panels.label}>
        {m['office.editor.review.assignee']()}
      </label>
      <select
        id={id}
        className={panels.input}
        value={assignee?.id ?? ''}
        disabled={isReadOnly || isBusy}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{m['office.editor.review.nobody']()}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {toPersonName(person)}
          </option>
        ))}
      </select>
      {failure && <StatusNote kind="alert" title={failure} />}
    </div>
  );
}
