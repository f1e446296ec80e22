import { describe, expect, it } from 'vitest';
import { readIim } from './read-iim.ts';

function dataset(number: number, bytes: readonly number[], record = 2): Buffer {
  return Buffer.from([0x1c, record, number, bytes.length >> 8, bytes.length & 0xff, ...bytes]);
}
const ascii = (text: string): number[] => [...Buffer.from(text)];
const UTF_8 = dataset(90, [0x1b, 0x25, 0x47], 1);

describe('texts of a picture that do not say their encoding', () => {
  it.each([
    ['of a Mac', [0x88], [0x93]],
    ['of Windows', [0xe0], [0xec]],
    ['of MS-DOS', [0x85], [0x8d]],
    ['in UTF-8', [0xc3, 0xa0], [0xc3, 0xac]],
    ['in UTF-8 that was encoded twice', [0xc3, 0x83, 0xc2, 0xa0], [0xc3, 0x83, 0xc2, 0xac]],
  ])('are read as those %s', (_what, a, i) => {
    const block = Buffer.concat([
      dataset(120, [...ascii('La citt'), ...a, ...ascii(' di Forl'), ...i]),
      dataset(80, ascii('Anna Verdi')),
      dataset(110, [...ascii('Citt'), ...a]),
    ]);
    expect(readIim(block)).toEqual({
      caption: ['La città di Forlì'],
      byline: ['Anna Verdi'],
      credit: ['Città'],
    });
  });

  it('that say UTF-8 and hold a damaged sign keep the others', () => {
    const block = Buffer.concat([UTF_8, dataset(120, [...ascii('Citt'), 0xc3, 0x28])]);
    expect(readIim(block)).toEqual({ caption: ['Citt\ufffd('] });
  });
});
