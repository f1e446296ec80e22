import { LANGUAGES } from '@press-room/contract/languages';
import {
  REVIEW_CLIPPINGS_MAX,
  REVIEW_INTRODUCTION_MAX_LENGTH,
  REVIEW_MOVES,
  REVIEW_TITLE_MAX_LENGTH,
  reviewPlaceSchema,
} from '@press-room/contract/press-reviews';
import { z } from 'zod';
import {
  changedText,
  optionalChoice,
  optionalDate,
  optionalId,
  optionalObjects,
  optionalText,
  requiredChoice,
} from '../../platform/http/fields.ts';

export const pressReviewForm = z.object({
  press_group: optionalId(),
  day: optionalDate(),
  title: changedText({ max: REVIEW_TITLE_MAX_LENGTH }),
  introduction: optionalText({ max: REVIEW_INTRODUCTION_MAX_LENGTH, hasLines: true }),
  language: optionalChoice(LANGUAGES),
  clippings: optionalObjects(reviewPlaceSchema, REVIEW_CLIPPINGS_MAX),
});
export type PressReviewForm = z.infer<typeof pressReviewForm>;

export const pressReviewMoveForm = z.object({ to: requiredChoice(REVIEW_MOVES) });
