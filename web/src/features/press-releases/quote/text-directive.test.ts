import { describe, expect, it } from 'vitest';
import { findPassage, toDirective, writeDirective } from './text-directive.ts';

const PAGE = [
  'Kilns sell well',
  'Sales of kilns grew by 12 per cent, says Ada Rossi. Sales abroad grew more.',
  'Fish & chips – and R&D, half-hearted: 50% off.',
  'Sales of kilns grew again, says Ada Rossi, and again.',
  'Ada Rossi',
  `A long one begins here ${'and goes on '.repeat(30)}until it ends there.`,
  'Città è più',
].join('\n');

/** @param which occurrence of the words, from 0 */
function name(words: string, which = 0): string {
  let from = PAGE.indexOf(words);
  for (let left = which; left > 0; left -= 1) from = PAGE.indexOf(words, from + 1);
  const directive = toDirective(PAGE, from, from + words.length);
  if (directive === null) throw new Error('no directive');
  // findPassage works as in a browser.
  expect(findPassage(PAGE, directive)).toEqual([from, from + words.length]);
  return writeDirective(directive);
}

describe('the address of a passage', () => {
  it('names words that are there once by themselves', () => {
    expect(name('Sales abroad')).toBe(':~:text=Sales%20abroad');
  });

  it('encodes separators, and letters of all languages', () => {
    expect(name('12 per cent, says')).toBe(':~:text=12%20per%20cent%2C%20says');
    expect(name('Fish & chips – and R&D, half-hearted: 50% off.')).toBe(
      ':~:text=Fish%20%26%20chips%20%E2%80%93%20and%20R%26D%2C%20half%2Dhearted%3A%2050%25%20off.',
    );
    expect(name('Città è più')).toBe(':~:text=Citt%C3%A0%20%C3%A8%20pi%C3%B9');
  });

  it('distinguishes a later match by its context', () => {
    expect(name('Sales of kilns', 1)).toBe(
      ':~:text=hearted%3A%2050%25%20off.-,Sales%20of%20kilns,-grew%20again%2C%20says'.replace(
        'hearted',
        'half%2Dhearted',
      ),
    );
    expect(name('Ada Rossi', 2)).toBe(':~:text=Rossi%2C%20and%20again.-,Ada%20Rossi,-A%20long%20one');
  });

  it('names a long passage, and one of several blocks, by its ends', () => {
    const long = PAGE.split('\n')[5] ?? '';
    expect(name(long)).toBe(
      ':~:text=A%20long%20one%20begins%20here%20and,goes%20on%20until%20it%20ends%20there.',
    );
    expect(name('Kilns sell well\nSales of kilns grew by 12')).toBe(
      ':~:text=Kilns%20sell%20well,Sales%20of%20kilns%20grew%20by%2012',
    );
  });

  it('grows to whole words, and is nothing for blanks alone', () => {
    const at = PAGE.indexOf('abroad');
    const directive = toDirective(PAGE, at - 3, at + 2);
    expect(directive && writeDirective(directive)).toBe(':~:text=Sales%20abroad');
    expect(toDirective(PAGE, at - 1, at)).toBeNull();
  });

  it('is null for a passage that is not unique', () => {
    const twice = 'la la la';
    expect(toDirective(twice, 3, 5)).not.toBeNull();
    const same = Array.from({ length: 60 }, () => 'la').join(' ');
    expect(toDirective(same, 90, 92)).toBeNull();
  });
});
