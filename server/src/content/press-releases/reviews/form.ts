import { LANGUAGES } from '@press-room/contract/languages';
import {
  COMMENT_MAX_LENGTH,
  CONTEXT_MAX_LENGTH,
  type Passage,
  QUOTE_MAX_LENGTH,
} from '@press-room/contract/release-reviews';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { z } from 'zod';
import {
  changedText,
  clearableId,
  clearableObject,
  optionalBoolean,
  requiredText,
} from '../../../platform/http/fields.ts';

const passageSchema: z.ZodType<Passage> = z.object({
  language: z.enum(LANGUAGES),
  field: z.enum(RELEASE_TEXT_FIELDS),
  exact: z.string().min(1).max(QUOTE_MAX_LENGTH),
  prefix: z.string().max(CONTEXT_MAX_LENGTH).default(''),
  suffix: z.string().max(CONTEXT_MAX_LENGTH).default(''),
});

export const commentForm = z.object({
  body: requiredText({ max: COMMENT_MAX_LENGTH, hasLines: true }),
  parent: clearableId(),
  internal: optionalBoolean(),
  passage: clearableObject(passageSchema),
});
export type CommentForm = z.infer<typeof commentForm>;

export const commentChangeForm = z.object({
  body: changedText({ max: COMMENT_MAX_LENGTH, hasLines: true }),
  resolved: optionalBoolean(),
});
export type CommentChange = z.infer<typeof commentChangeForm>;
