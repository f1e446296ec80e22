import { z } from 'zod';
import type { GroupName } from './account-groups.ts';

/**
 * Admitted journalists; companies' press offices and the association's press office are admitted too, but are not
 * press.
 */
export const PRESS_GROUP: GroupName = 'user_press_room';

export const isAccredited = (groups: readonly { name: string }[]): boolean =>
  groups.some(({ name }) => name === PRESS_GROUP);

/** Accredited readers accept the embargo terms here, once. */
export const EMBARGO_PATH = '/api/press_room/embargo/';

export const embargoStateSchema = z.object({
  is_accepted: z.boolean(),
  /** In the reader's language. */
  terms: z.string(),
  /** Number of press releases under embargo now. Only readers who accepted the terms see their titles. */
  count: z.int(),
});
export type EmbargoState = z.infer<typeof embargoStateSchema>;
