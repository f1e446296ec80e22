import { RELEASE_ACCESS } from '@press-room/contract/access';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { InvitedFieldProps } from '../../components/invited/invited-field.tsx';
import { describeDay } from '../../components/moments.ts';
import { ACCESS_HINTS, ACCESS_LABELS } from '../../components/publishing/access-labels.ts';
import { SectorsField } from '../../components/sectors/sectors-field.tsx';
import { useEditing, useErrors, useShown } from '../saving/use-editing.ts';
import { PanelField } from './panel-field.tsx';

/** Loaded separately with the code of searches, so that the editor does not wait for it. */
const EventChoice = lazyComponent<object>(async () => (await import('./event-choice.tsx')).EventChoice);

const InvitedField = lazyComponent<InvitedFieldProps>(
  async () => (await import('../../components/invited/invited-field.tsx')).InvitedField,
);

/** Press group, date, audience and sectors. */
export function FactsPanel() {
  const editing = useEditing();
  const shown = useShown();
  const known = usePressGroups();
  const { press_group } = shown;
  const groups = known.some(({ id }) => id === press_group.id) ? known : [press_group, ...known];
  return (
    <>
      <PanelField name="press_group" label={m['office.editor.facts.group']()}>
        {(control) => (
          <select
            {...control}
            value={press_group.id}
            disabled={editing.isReadOnly}
            onChange={(event) => editing.change({ press_group: Number(event.target.value) })}
          >
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </PanelField>
      <PanelField name="date" label={m['office.editor.facts.date']()} hint={describeDay(shown.date)}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={shown.date}
            readOnly={editing.isReadOnly}
            onChange={(event) => {
              if (event.target.value !== '') editing.change({ date: event.target.value });
            }}
          />
        )}
      </PanelField>
      <PanelField
        name="access"
        label={m['office.editor.facts.access']()}
        hint={labelOf(ACCESS_HINTS, shown.access)}
      >
        {(control) => (
          <select
            {...control}
            value={shown.access}
            disabled={editing.isReadOnly}
            onChange={(event) => editing.change({ access: event.target.value })}
          >
            {RELEASE_ACCESS.map((access) => (
              <option key={access} value={access}>
                {labelOf(ACCESS_LABELS, access)}
              </option>
            ))}
          </select>
        )}
      </PanelField>
      {shown.access === 'invited' && (
        <InvitedField noun="press_release" id={shown.id} isReadOnly={editing.isReadOnly} />
      )}
      <EventChoice />
      <Sectors />
    </>
  );
}

function Sectors() {
  const editing = useEditing();
  const { sectors } = useShown();
  return (
    <SectorsField
      label={m['office.editor.facts.sectors']()}
      name="sectors"
      value={sectors}
      error={useErrors().sectors}
      isReadOnly={editing.isReadOnly}
      onChange={(ids) => editing.change({ sectors: ids })}
    />
  );
}
