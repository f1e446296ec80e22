import { expect, it } from 'vitest';
import { markFigures } from './figures.ts';

const row = (tag: string, ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

it('marks columns of figures with their heads, and writes a true minus', () => {
  const html = `<table>${row('th', 'Market', 'Sales', 'Change')}${row('td', 'France', '1,204', '-3.2%')}${row('td', 'Spain', '987', '+1.0%')}</table>`;
  const figures = new DOMParser()
    .parseFromString(markFigures(html), 'text/html')
    .querySelectorAll('[data-figures]');
  expect(Array.from(figures, ({ textContent }) => textContent)).toEqual([
    'Sales',
    'Change',
    '1,204',
    '−3.2%',
    '987',
    '+1.0%',
  ]);
});

it.each([
  ['words', `<table>${row('td', '3 kilns')}${row('td', '4 kilns')}</table>`],
  ['a column with one word among its figures', `<table>${row('td', '-3')}${row('td', 'many')}</table>`],
  ['nothing at all', `<table>${row('td', '')}</table>`],
  ['paragraphs', '<p>-3 degrees</p>'],
])('leaves %s alone', (_, html) => {
  expect(markFigures(html)).not.toContain('data-figures');
  expect(markFigures(html)).not.toContain('−');
});
