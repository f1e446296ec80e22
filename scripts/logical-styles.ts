import { listPaths, readSource } from './source-files.ts';

interface Physical {
  pattern: RegExp;
  advice: string;
}

const PHYSICAL: readonly Physical[] = [
  {
    pattern: /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-\w+)?\s*:/g,
    advice: 'say -inline-start or -inline-end',
  },
  {
    pattern: /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/g,
    advice: 'say border-start-start-radius and so on',
  },
  { pattern: /(?<![\w-])(?:left|right)\s*:/g, advice: 'say inset-inline-start or inset-inline-end' },
  { pattern: /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)/g, advice: 'say start or end' },
];

/** Shorthands of four sides: top, right, bottom, left. */
const FOUR_SIDES =
  /(?<![\w-])(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))\s*:\s*([^;{}]+)[;}]/g;

const TSX_STYLE =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*\s*:|textAlign\s*:\s*'(?:left|right)'|style=\{\{[^}]*\b(?:left|right)\s*:)/g;

/**
 * Files where left and right are correct: positions on a PDF page or a picture refer to the paper, which does not
 * depend on the language.
 */
const ON_PAPER = /^web\/src\/features\/(?:magazines\/page\/|account\/picture\/)/;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
/** Words without the spaces inside parentheses. */
const valuesOf = (list: string): string[] => {
  let inner = list;
  while (/\([^()]*\)/.test(inner)) inner = inner.replace(/\([^()]*\)/g, '');
  return inner
    .replace(/!important/, '')
    .trim()
    .split(/\s+/);
};

/** Finds left and right in styles; these lines are wrong in right-to-left languages. */
export function findPhysical({ path, text }: { path: string; text: string }): string[] {
  if (ON_PAPER.test(path)) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const tell = (at: number, found: string, advice: string) =>
    `${path}:${lineOf(code, at)}: "${found.trim()}" knows left from right: ${advice}`;
  if (path.endsWith('.tsx')) {
    return Array.from(code.matchAll(TSX_STYLE), ({ index, 0: found }) =>
      tell(index, found, 'use the logical property'),
    );
  }
  return [
    ...PHYSICAL.flatMap(({ pattern, advice }) =>
      Array.from(code.matchAll(pattern), ({ index, 0: found }) => tell(index, found, advice)),
    ),
    ...Array.from(code.matchAll(FOUR_SIDES)).flatMap(({ index, 0: found, 1: list = '' }) => {
      const [, right, , left] = valuesOf(list);
      return left === undefined || left === right
        ? []
        : [tell(index, found, 'write -block and -inline apart, each with start and end')];
    }),
  ];
}

/** Faults of all style sheets and components of the web app. */
export const findPhysicalStyles = (): string[] =>
  listPaths('web/src')
    .filter((path) => /\.(css|tsx)$/.test(path))
    .flatMap((path) => findPhysical({ path, text: readSource(path) }));
