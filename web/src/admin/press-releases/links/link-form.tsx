import { PREVIEW_DAYS, PREVIEW_DAYS_MAX } from '@press-room/contract/release-previews';
import { useId, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { m } from '../../../paraglide/messages.js';
import panels from '../panels/panels.module.css';

/** Asks for the lifetime of a new link, in days. */
export function LinkForm({ isBusy, onMake }: { isBusy: boolean; onMake: (days: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(String(PREVIEW_DAYS));
  const days = Number(typed);
  const isFitting = Number.isInteger(days) && days >= 1 && days <= PREVIEW_DAYS_MAX;
  return (
    <>
      <div className={panels.field}>
        <label htmlFor={id} className={panels.label}>
          {m['office.editor.links.days']()}
        </label>
        <input
          id={id}
          className={panels.input}
          type="number"
          inputMode="numeric"
          min={1}
          max={PREVIEW_DAYS_MAX}
          value={typed}
          aria-invalid={!isFitting}
          aria-describedby={isFitting ? undefined : `${id}-error`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FieldError
          id={`${id}-error`}
          text={isFitting ? undefined : m['office.editor.links.daysWrong']({ most: PREVIEW_DAYS_MAX })}
        />
      </div>
      <div className={panels.actions}>
        <button
          type="button"
          className={buttons.quiet}
          disabled={isBusy || !isFitting}
          onClick={() => onMake(days)}
        >
          {m['office.editor.links.make']()}
        </button>
      </div>
    </>
  );
}
