import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    elements: ['html5'],
    rules: {
      // Whether a heading stands before the first of the page, as in a menu, is no question of HTML.
      'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** What a validator of HTML finds wrong in a page, with the lines. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
