import {
  PRESS_REVIEW_PATH,
  type PressReview,
  REVIEW_INTRODUCTION_MAX_LENGTH,
  REVIEW_SECTIONS,
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewedClipping,
} from '@press-room/contract/press-reviews';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { joinFacts } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { officeDay } from '../components/moments.ts';
import { RecordForm } from '../components/record/record-form.tsx';
import { Section } from '../components/record/section.tsx';
import { LanguageField } from './language-field.tsx';
import { listCompared, REVIEW_SCHEMA, type ReviewValues, toBody, toValues } from './review-values.ts';
import { SectionList } from './section-list.tsx';

/** How much of a clipping readers see. */
function toExtent({ shows_file, excerpt }: ReviewedClipping): string {
  if (shows_file) return m['office.reviews.withPages']();
  return excerpt === '' ? m['office.reviews.linkOnly']() : m['office.reviews.withExcerpt']();
}

const noteOf = (clipping: ReviewedClipping): string =>
  joinFacts([clipping.outlet, officeDay(clipping.published_on), toExtent(clipping)]);

interface ReviewFormProps {
  row: PressReview;
  isReadOnly: boolean;
  onSaved: (row: PressReview) => void;
}

/** Texts of an edition, and its clippings by section. */
export function ReviewForm({ row, isReadOnly, onSaved }: ReviewFormProps) {
  return (
    <RecordForm<PressReview, ReviewValues>
      noun={PRESS_REVIEW_PATH}
      row={row}
      schema={REVIEW_SCHEMA}
      toValues={toValues(noteOf)}
      toBody={toBody}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <Section title={m['office.reviews.front']()}>
            <TextField
              label={m['office.reviews.title']()}
              maxLength={REVIEW_TITLE_MAX_LENGTH}
              {...form.field('title')}
            />
            <TextField type="date" label={m['office.reviews.day']()} {...form.field('day')} />
            <LanguageField {...form.field('language')} />
            <TextArea
              label={m['office.reviews.introduction']()}
              maxLength={REVIEW_INTRODUCTION_MAX_LENGTH}
              {...form.field('introduction')}
            />
          </Section>
          {REVIEW_SECTIONS.map((section) => (
            <SectionList
              key={section}
              section={section}
              group={row.press_group.id}
              places={form.values.clippings}
              error={section === REVIEW_SECTIONS[0] ? form.errors.clippings : undefined}
              isReadOnly={isReadOnly}
              onChange={form.field('clippings').onChange}
            />
          ))}
        </>
      )}
    </RecordForm>
  );
}
