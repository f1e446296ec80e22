export type Bilingual = { it: string; en: string };

/** Keys by which the content names its press groups. */
export const DEMO_GROUPS = ['association', 'fair'] as const;
export type DemoGroupKey = (typeof DEMO_GROUPS)[number];
