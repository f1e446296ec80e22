import { z } from 'zod';
import { accountPictureSchema, accreditationSchema, professionSchema, userSchema } from './account.ts';

export const USER_PATH = '/api/account/user/';
export const userPath = (id: number): string => `${USER_PATH}${id}/`;
/** Actions of a press officer on an account: POST to `userActionPath`. `refuse` requires a reason. */
export const USER_ACTIONS = [
  'approve',
  'refuse',
  'disable',
  'enable',
  'erase',
  'end_sessions',
  'send_verification',
  'send_reset',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];
export const userActionPath = (id: number, action: UserAction): string => `${userPath(id)}${action}/`;

/** Filter of the list: `?state=`. */
export const USER_STATES = ['pending', 'erasure', 'disabled', 'unverified'] as const;
export type UserState = (typeof USER_STATES)[number];

/** An account for press officers. */
export const accountRowSchema = userSchema.omit({ permissions: true, press_office_of: true }).extend({
  ...professionSchema.shape,
  picture: accountPictureSchema.nullable(),
  created_at: z.iso.datetime(),
  verified_at: z.iso.datetime().nullable(),
  disabled_at: z.iso.datetime().nullable(),
  last_sign_in_at: z.iso.datetime().nullable(),
  accreditation: accreditationSchema.omit({ missing: true, usual_hours: true }),
  erasure_requested_at: z.iso.datetime().nullable(),
  erasure_due_at: z.iso.datetime().nullable(),
});
export type AccountRow = z.infer<typeof accountRowSchema>;
