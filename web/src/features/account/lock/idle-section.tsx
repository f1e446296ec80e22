import { ChoiceField } from '../../../components/choice-field.tsx';
import { chooseIdleMinutes, IDLE_MINUTES, useIdleMinutes } from '../../../lib/idle.ts';
import { m } from '../../../paraglide/messages.js';

/** A setting of this device, kept at once. */
export function IdleSection() {
  const chosen = useIdleMinutes();
  return (
    <ChoiceField
      label={m['account.idle.label']()}
      name="idle"
      value={String(chosen)}
      options={IDLE_MINUTES.map((minutes) => ({
        value: String(minutes),
        text: minutes === 0 ? m['account.idle.never']() : m['account.idle.minutes']({ count: minutes }),
      }))}
      hint={m['account.idle.hint']()}
      onChange={(minutes) => chooseIdleMinutes(Number(minutes))}
    />
  );
}
