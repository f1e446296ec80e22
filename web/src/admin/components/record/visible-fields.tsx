import { RELEASE_ACCESS, type ReleaseAccess } from '@press-room/contract/access';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { Form } from '../../../lib/form.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { InvitedFieldProps } from '../invited/invited-field.tsx';
import { ACCESS_HINTS, ACCESS_LABELS } from '../publishing/access-labels.ts';
import type { ComparedField } from '../saving/compare-sides.ts';
import { showChoice, showMoment } from '../saving/show-values.ts';
import { MomentField } from './moment-field.tsx';

/** Fields of all records that readers can see. */
export type VisibleValues = {
  access: ReleaseAccess;
  embargo_until: string | null;
  expires_at: string | null;
};

export const toVisibleValues = (row: VisibleValues | null): VisibleValues => ({
  access: row?.access ?? 'press',
  embargo_until: row?.embargo_until ?? null,
  expires_at: row?.expires_at ?? null,
});

export const listVisibleCompared = (): ComparedField[] => [
  {
    name: 'access',
    label: m['office.releases.column.access'](),
    show: showChoice(ACCESS_LABELS),
  },
  { name: 'embargo_until', label: m['office.record.embargo'](), show: showMoment },
  { name: 'expires_at', label: m['office.editor.when.expiry'](), show: showMoment },
];

const InvitedField = lazyComponent<InvitedFieldProps>(
  async () => (await import('../invited/invited-field.tsx')).InvitedField,
);

interface VisibleProps<Values extends VisibleValues> {
  form: Form<Values>;
  noun: InvitedFieldProps['noun'];
  /** Undefined for a new record. */
  id: number | undefined;
  isReadOnly: boolean;
}

/** Audience, start and end of the visibility. */
export function VisibleFields<Values extends VisibleValues>({
  form,
  noun,
  id,
  isReadOnly,
}: VisibleProps<Values>) {
  const hint = labelOf(ACCESS_HINTS, form.field('access').value);
  return (
    <>
      <ChoiceField
        label={m['office.releases.column.access']()}
        options={RELEASE_ACCESS.map((value) => ({ value, text: labelOf(ACCESS_LABELS, value) }))}
        hint={hint}
        {...form.field('access')}
      />
      {form.field('access').value === 'invited' &&
        (id === undefined ? (
          <p>{m['office.invited.later']()}</p>
        ) : (
          <InvitedField noun={noun} id={id} isReadOnly={isReadOnly} />
        ))}
      <MomentField label={m['office.record.embargo']()} {...form.field('embargo_until')} />
      <MomentField label={m['office.editor.when.expiry']()} {...form.field('expires_at')} />
    </>
  );
}
