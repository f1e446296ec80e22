import { lazyComponent } from '../../components/lazy-component.tsx';

/** The one screen with a chart brings the code that draws it, beside its numbers. */
export const LateChart = lazyComponent(
  async () => (await import('./chart/analytics-chart.tsx')).AnalyticsChart,
);
