import type { ReviewSection, ReviewState } from '@press-room/contract/press-reviews';
import { m } from '../../paraglide/messages.js';

export const SECTION_LABELS: Record<ReviewSection, () => string> = {
  about_us: m['office.reviews.section.aboutUs'],
  about_members: m['office.reviews.section.aboutMembers'],
  market: m['office.reviews.section.market'],
  competitors: m['office.reviews.section.competitors'],
};

export const STATE_LABELS: Record<ReviewState, () => string> = {
  draft: m['office.reviews.state.draft'],
  published: m['office.reviews.state.published'],
};
