import type { PrivacyParties } from '@press-room/contract/boot';
import { type Config, NO_PRESS_OFFICE } from '../../platform/config/config.ts';

/** Controller of this installation's data, if configured. */
export const toPrivacyParties = (config: Config): PrivacyParties => ({
  controller: config.PRIVACY_CONTROLLER ?? null,
  address: config.PRIVACY_ADDRESS ?? null,
  email:
    config.PRIVACY_EMAIL ??
    (config.PRESS_OFFICE_EMAIL === NO_PRESS_OFFICE ? null : config.PRESS_OFFICE_EMAIL),
  months_without_event: config.RETENTION_WITHOUT_EVENT,
});
