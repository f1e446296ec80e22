import { markFigures } from '@press-room/contract/table-figures';
import { expect, it } from 'vitest';

const row = (tag: string, ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const listFigures = (html: string): (string | null)[] =>
  Array.from(
    new DOMParser().parseFromString(markFigures(html), 'text/html').querySelectorAll('[data-figures]'),
    ({ textContent }) => textContent,
  );

it('marks columns of figures with their heads, and writes a true minus', () => {
  const html = `<table>${row('th', 'Market', 'Sales', 'Change')}${row('td', 'France', '1,204', '-3.2%')}${row('td', 'Spain', '987', '+1.0%')}</table>`;
  expect(listFigures(html)).toEqual(['Sales', 'Change', '1,204', '−3.2%', '987', '+1.0%']);
});

it('leaves all else of the text as it is', () => {
  const table = `<table class="wide"><tbody><tr><td colspan="1"><p><strong>-4</strong> m²</p></td></tr></tbody></table>`;
  const html = `<p>-3 &lt; 4</p>${table}<p>-5</p>`;
  expect(markFigures(html)).toBe(
    html.replace('<td colspan', '<td data-figures="" colspan').replace('>-4<', '>−4<'),
  );
});

it.each(['12,4 mln', '12,4 mln €', '€ 3 bn', '1.240 m²', '+3.1 pp', '120 kWh', '7 t', '-2 %', '±0', '1’000'])(
  'takes %s for a figure',
  (text) => {
    expect(listFigures(`<table>${row('td', text)}</table>`)).toHaveLength(1);
  },
);

it('is fast for very long runs of spaces', () => {
  const blanks = ' '.repeat(200_000);
  const html = `<table>${row('td', `-${blanks}x`)}${row('td', `1${blanks}x`)}</table>`;
  expect(markFigures(html)).toBe(html);
});

it.each([
  ['words', `<table>${row('td', '3 kilns')}${row('td', '4 kilns')}</table>`],
  ['days', `<table>${row('td', '3 May')}${row('td', '4 mag')}</table>`],
  ['a column with one word among its figures', `<table>${row('td', '-3')}${row('td', 'many')}</table>`],
  ['nothing at all', `<table>${row('td', '')}</table>`],
  ['paragraphs', '<p>-3 degrees</p>'],
])('leaves %s alone', (_, html) => {
  expect(markFigures(html)).toBe(html);
});
