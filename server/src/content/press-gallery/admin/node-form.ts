import { TITLE_MAX_LENGTH } from '@press-room/contract/admin-media';
import { NODE_STATUSES } from '@press-room/contract/admin-press-gallery';
import { z } from 'zod';
import { officeForm } from '../../../core/admin/forms.ts';
import { clearableId, optionalNumber, requiredChoice } from '../../../platform/http/fields.ts';

export const POSITION = { min: 0, max: 1_000_000 };

export const nodeForm = officeForm(
  { parent: clearableId(), position: optionalNumber(POSITION) },
  { name: { max: TITLE_MAX_LENGTH } },
);
export type NodeForm = z.infer<typeof nodeForm>;

export const nodeTransitionForm = z.object({ to: requiredChoice(NODE_STATUSES) });
