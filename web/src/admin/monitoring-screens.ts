import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** Screens for coverage, in the order of the menu. */
export const MONITORING_SCREENS = {
  clippings: {
    pattern: '/admin/clippings',
    access: 'signed-in',
    name: { icon: 'copy', label: m['office.clippings.title'] },
    menu: 'monitoring',
    permission: 'clipping.view',
    load: async () => (await import('./clippings/clippings-page.tsx')).ClippingsPage,
  },
  clippingProposals: {
    pattern: '/admin/clippings/proposals',
    access: 'signed-in',
    name: { icon: 'copy', label: m['office.proposals.title'] },
    menu: 'monitoring',
    permission: 'clipping.view',
    load: async () => (await import('./clippings/proposals/proposals-page.tsx')).ProposalsPage,
  },
  clippingProposal: {
    pattern: '/admin/clippings/proposals/:id',
    access: 'signed-in',
    permission: 'clipping.view',
    load: async () => (await import('./clippings/proposals/proposal-page.tsx')).ProposalPage,
  },
  clippingFeeds: {
    pattern: '/admin/clippings/feeds',
    access: 'signed-in',
    name: { icon: 'feed', label: m['office.clippingFeeds.title'] },
    menu: 'monitoring',
    permission: 'clipping_feed.view',
    load: async () => (await import('./clippings/feeds/feeds-page.tsx')).FeedsPage,
  },
  clippingFeed: {
    pattern: '/admin/clippings/feeds/:id',
    access: 'signed-in',
    permission: 'clipping_feed.view',
    load: async () => (await import('./clippings/feeds/feed-page.tsx')).FeedPage,
  },
  clipping: {
    pattern: '/admin/clippings/:id',
    access: 'signed-in',
    permission: 'clipping.view',
    load: async () => (await import('./clippings/clipping-page.tsx')).ClippingPage,
  },
  pressReviews: {
    pattern: '/admin/press-reviews',
    access: 'signed-in',
    name: { icon: 'magazine', label: m['office.reviews.all'] },
    menu: 'monitoring',
    permission: 'press_review.view',
    load: async () => (await import('./press-reviews/reviews-page.tsx')).ReviewsPage,
  },
  pressReview: {
    pattern: '/admin/press-reviews/:id',
    access: 'signed-in',
    permission: 'press_review.view',
    load: async () => (await import('./press-reviews/review-page.tsx')).ReviewPage,
  },
} as const satisfies Record<string, OfficeScreen>;
