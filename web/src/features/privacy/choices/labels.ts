import type { ConsentPurpose } from '@press-room/contract/privacy';
import { m } from '../../../paraglide/messages.js';

export const PURPOSE_TITLES: Record<ConsentPurpose, () => string> = {
  notice: m['privacy.notice.title'],
  data_processing: m['privacy.dataProcessing.title'],
  marketing: m['privacy.marketing.title'],
};
export const PURPOSE_TEXTS = {
  data_processing: m['privacy.dataProcessing.text'],
  marketing: m['privacy.marketing.text'],
} as const;
/** Consequences of withdrawing a consent. */
export const PURPOSE_CONSEQUENCES = {
  data_processing: m['privacy.dataProcessing.consequence'],
  marketing: m['privacy.marketing.consequence'],
} as const;
