import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import { describeDay, officeDay } from '../../components/moments.ts';
import { PanelField } from '../panels/panel-field.tsx';
import panels from '../panels/panels.module.css';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import { useStep } from './use-step.ts';

/** Pins the release to the top of Home until a day. Saved at once, because it does not change the content. */
export function LeadPanel() {
  const { isReadOnly } = useEditing();
  const { lead_until, press_group } = useSaved();
  const [day, setDay] = useState(lead_until ?? '');
  const { step, failure, isBusy } = useStep();
  const pin = (until: string | null) => void step({ method: 'PATCH', body: { lead_until: until } });
  return (
    <>
      <p className={panels.hint}>
        {lead_until === null
          ? m['office.editor.lead.newest']({ group: press_group.name })
          : m['office.editor.lead.pinned']({ group: press_group.name, date: officeDay(lead_until) })}
      </p>
      {!isReadOnly && (
        <>
          <PanelField name="lead_until" label={m['office.editor.lead.until']()} hint={describeDay(day)}>
            {(control) => (
              <input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
            )}
          </PanelField>
          <div className={panels.row}>
            <button
              type="button"
              className={buttons.quiet}
              aria-disabled={isBusy || day === '' || day === lead_until}
              onClick={() => !isBusy && day !== '' && day !== lead_until && pin(day)}
            >
              {m['office.editor.lead.pin']()}
            </button>
            {lead_until !== null && (
              <button
                type="button"
                className={buttons.quiet}
                aria-disabled={isBusy}
                onClick={() => {
                  setDay('');
                  pin(null);
                }}
              >
                {m['office.editor.lead.unpin']()}
              </button>
            )}
          </div>
        </>
      )}
      {failure && <StatusNote kind="alert" title={failure} />}
    </>
  );
}
