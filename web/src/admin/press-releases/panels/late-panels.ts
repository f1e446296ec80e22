import { latePart } from '../../../components/late-part.tsx';

/** Panels that are closed at first: their code comes when they are opened. */
export const LateReviewPanel = latePart<object>(
  async () => (await import('../review/review-panel.tsx')).ReviewPanel,
);
export const LateLinksPanel = latePart<object>(
  async () => (await import('../links/links-panel.tsx')).LinksPanel,
);
export const LateReusePanel = latePart<object>(
  async () => (await import('../reuse/reuse-panel.tsx')).ReusePanel,
);
export const LateAfterwardsPanel = latePart<object>(
  async () => (await import('../afterwards/afterwards-panel.tsx')).AfterwardsPanel,
);
export const LateContributorPanel = latePart<object>(
  async () => (await import('./contributor-panel.tsx')).ContributorPanel,
);
