import type { Language } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { PRESS_REVIEW_PATH, type PressReview } from '@press-room/contract/press-reviews';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { m } from '../../paraglide/messages.js';
import { groupOptions } from '../components/group-filter.ts';
import { RecordForm } from '../components/record/record-form.tsx';
import { Section } from '../components/record/section.tsx';
import { LanguageField } from './language-field.tsx';

interface NewReview extends Record<string, unknown> {
  press_group: string;
  day: string;
  language: Language;
}

const SCHEMA = formSchema<NewReview>({ press_group: requiredText(), day: requiredText() });

/** Creates an edition with the clippings that no edition of the press group contains yet. */
export function NewReviewForm({ onSaved }: { onSaved: (row: PressReview) => void }) {
  const groups = usePressGroups();
  const [only, ...others] = groups;
  const first = others.length === 0 && only !== undefined ? String(only.id) : '';
  return (
    <RecordForm<PressReview, NewReview>
      noun={PRESS_REVIEW_PATH}
      row={null}
      schema={SCHEMA}
      toValues={() => ({ press_group: first, day: toOfficeDay(new Date()), language: 'it' })}
      toBody={(values) => ({ ...values, press_group: Number(values.press_group) })}
      compared={[]}
      isReadOnly={false}
      onSaved={onSaved}
    >
      {(form) => (
        <Section title={m['office.reviews.front']()}>
          {groups.length > 1 && (
            <ChoiceField
              label={m['office.releases.column.group']()}
              options={groupOptions(groups, m['office.bulk.choose']())}
              {...form.field('press_group')}
            />
          )}
          <TextField type="date" label={m['office.reviews.day']()} {...form.field('day')} />
          <LanguageField {...form.field('language')} />
        </Section>
      )}
    </RecordForm>
  );
}
