import { latePart } from '../../components/late-part.tsx';

/** The one screen with a chart brings the code that draws it, beside its numbers. */
export const LateChart = latePart(async () => (await import('./chart/figure-chart.tsx')).FigureChart);
