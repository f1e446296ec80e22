import { expect, it } from 'vitest';
import { toParagraphs } from './paragraphs.ts';

const line = (str: string, y: number, height = 10, hasEOL = true) => ({
  str,
  hasEOL,
  height,
  transform: [height, 0, 0, height, 40, y],
});

it('joins lines, makes divided words whole and begins a paragraph where there is a gap', () => {
  const found = toParagraphs([
    line('The kiln', 700, 24),
    line('Heat is recov-', 660),
    line('ered from the', 648),
    line('kiln.', 636),
    line('A new paragraph', 600),
  ]);
  expect(found).toEqual([
    { line: 0, text: 'The kiln', isHeading: true },
    { line: 1, text: 'Heat is recovered from the kiln.', isHeading: false },
    { line: 4, text: 'A new paragraph', isHeading: false },
  ]);
});
it('begins a paragraph at the top of another column', () => {
  const found = toParagraphs([line('left', 100), line('right', 700)]);
  expect(found.map(({ text }) => text)).toEqual(['left', 'right']);
});
it('joins the runs of one line, and ends it where a document does not say so', () => {
  const found = toParagraphs([
    line('one ', 100, 10, false),
    line('two', 100, 10, false),
    line('three', 50, 10),
  ]);
  expect(found.map(({ text }) => text)).toEqual(['one two', 'three']);
});
it('says nothing of a page without text', () => {
  expect(toParagraphs([line(' ', 100)])).toEqual([]);
});
