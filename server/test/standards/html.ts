import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    elements: ['html5'],
    rules: {
      // HTML allows a heading before the first one of the page, for example in a menu.
      'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** Errors of an HTML validator, with their lines. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
