import { lazyComponent } from '../../../components/lazy-component.tsx';

/** Initially closed panels: loaded when they are opened. */
export const LateReviewPanel = lazyComponent<object>(
  async () => (await import('../review/review-panel.tsx')).ReviewPanel,
);
export const LateLinksPanel = lazyComponent<object>(
  async () => (await import('../links/links-panel.tsx')).LinksPanel,
);
export const LateLeadPanel = lazyComponent<object>(
  async () => (await import('../publication/lead-panel.tsx')).LeadPanel,
);
export const LateReusePanel = lazyComponent<object>(
  async () => (await import('../reuse/reuse-panel.tsx')).ReusePanel,
);
export const LateAfterwardsPanel = lazyComponent<object>(
  async () => (await import('../afterwards/afterwards-panel.tsx')).AfterwardsPanel,
);
export const LateOutcomePanel = lazyComponent<object>(
  async () => (await import('../outcome/outcome-panel.tsx')).OutcomePanel,
);
export const LateCoveragePanel = lazyComponent<object>(
  async () => (await import('../outcome/coverage-panel.tsx')).CoveragePanel,
);
export const LateMailingsPanel = lazyComponent<object>(
  async () => (await import('../afterwards/mailings-panel.tsx')).MailingsPanel,
);
export const LateContributorPanel = lazyComponent<object>(
  async () => (await import('./contributor-panel.tsx')).ContributorPanel,
);
export const LateContactsPanel = lazyComponent<object>(
  async () => (await import('../contacts/contacts-panel.tsx')).ContactsPanel,
);
export const LateBoilerplatesPanel = lazyComponent<object>(
  async () => (await import('../boilerplates/boilerplates-panel.tsx')).BoilerplatesPanel,
);
export const LateVersionsPanel = lazyComponent<object>(
  async () => (await import('./versions-panel.tsx')).VersionsPanel,
);
