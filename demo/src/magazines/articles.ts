import type { Article } from './articles/article.ts';
import { cultureArticles } from './articles/culture.ts';
import { designArticles } from './articles/design.ts';
import { materialArticles } from './articles/materials.ts';
import { technologyArticles } from './articles/technology.ts';

/** What issues are put together from. */
export const demoArticles: readonly Article[] = [
  ...materialArticles,
  ...technologyArticles,
  ...designArticles,
  ...cultureArticles,
];
