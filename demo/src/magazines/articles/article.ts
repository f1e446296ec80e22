import type { Bilingual } from '../../types.ts';

export const SECTIONS = {
  materials: { it: 'Materie', en: 'Materials' },
  technology: { it: 'Tecnologia', en: 'Technology' },
  design: { it: 'Progetto', en: 'Design' },
  environment: { it: 'Ambiente', en: 'Environment' },
  history: { it: 'Storia', en: 'History' },
  trade: { it: 'Mestieri e mercati', en: 'Trades and markets' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export interface Article {
  key: string;
  section: keyof typeof SECTIONS;
  title: Bilingual;
  /** Paragraphs. */
  text: { it: readonly string[]; en: readonly string[] };
  /** One number of the article, set large. */
  figure: { value: Bilingual; what: Bilingual };
}
