import { lazyComponent } from '../../../components/lazy-component.tsx';

/** Initially closed panels: loaded when they are opened. */
export const LazyReviewPanel = lazyComponent<object>(
  async () => (await import('../review/review-panel.tsx')).ReviewPanel,
);
export const LazyLinksPanel = lazyComponent<object>(
  async () => (await import('../links/links-panel.tsx')).LinksPanel,
);
export const LazyLeadPanel = lazyComponent<object>(
  async () => (await import('../publication/lead-panel.tsx')).LeadPanel,
);
export const LazyReusePanel = lazyComponent<object>(
  async () => (await import('../reuse/reuse-panel.tsx')).ReusePanel,
);
export const LazyAfterwardsPanel = lazyComponent<object>(
  async () => (await import('../afterwards/afterwards-panel.tsx')).AfterwardsPanel,
);
export const LazyOutcomePanel = lazyComponent<object>(
  async () => (await import('../outcome/outcome-panel.tsx')).OutcomePanel,
);
export const LazyCoveragePanel = lazyComponent<object>(
  async () => (await import('../outcome/coverage-panel.tsx')).CoveragePanel,
);
export const LazyMailingsPanel = lazyComponent<object>(
  async () => (await import('../afterwards/mailings-panel.tsx')).MailingsPanel,
);
export const LazyContributorPanel = lazyComponent<object>(
  async () => (await import('./contributor-panel.tsx')).ContributorPanel,
);
export const LazyContactsPanel = lazyComponent<object>(
  async () => (await import('../contacts/contacts-panel.tsx')).ContactsPanel,
);
export const LazyBoilerplatesPanel = lazyComponent<object>(
  async () => (await import('../boilerplates/boilerplates-panel.tsx')).BoilerplatesPanel,
);
export const LazyVersionsPanel = lazyComponent<object>(
  async () => (await import('./versions-panel.tsx')).VersionsPanel,
);
