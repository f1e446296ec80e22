import { z } from 'zod';
import type { GroupName } from './account-groups.ts';

/** Journalists who were let in; agents of companies and the press office are admitted too, and are no press. */
export const PRESS_GROUP: GroupName = 'user_press_room';

export const isAccredited = (groups: readonly { name: string }[]): boolean =>
  groups.some(({ name }) => name === PRESS_GROUP);

/** Where accredited readers accept the terms of embargoes, once. */
export const EMBARGO_PATH = '/api/press_room/embargo/';

export const embargoStateSchema = z.object({
  is_accepted: z.boolean(),
  /** In the reader's language. */
  terms: z.string(),
  /** Press releases that are under embargo now. Their titles are for who accepted. */
  count: z.int(),
});
export type EmbargoState = z.infer<typeof embargoStateSchema>;
