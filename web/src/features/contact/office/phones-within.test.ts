import { expect, it } from 'vitest';
import { splitAtPhones } from './phones-within.ts';

const phonesIn = (text: string): string[] =>
  splitAtPhones(text).flatMap((part) => (part.isPhone ? [part.text] : []));

it('finds the numbers in a sentence and leaves every word of it where it was', () => {
  const text = 'Per urgenze il cellulare di turno, +39 335 555 0111, dalle 8 alle 22; oppure 0536 804585.';
  expect(phonesIn(text)).toEqual(['+39 335 555 0111', '0536 804585']);
  expect(
    splitAtPhones(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(phonesIn('(+39 0536 804-585), +44 20 7946 0018 (24 h); 335 5550111')).toEqual([
    '+39 0536 804-585',
    '+44 20 7946 0018',
    '335 5550111',
  ]);
});

it('ignores times, dates and postcodes', () => {
  const text =
    'Chiuso 24.12.2026 - 06.01.2027, 2026-12-24; 09:00-12:30, 9.00 - 18.00; 41049 Sassuolo; 08-12 14-18';
  expect(phonesIn(text)).toEqual([]);
  expect(splitAtPhones('')).toEqual([]);
});
