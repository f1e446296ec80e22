import { describe, expect, it } from 'vitest';
import { JsonText, toJsonPieces, toValue } from './json-text.ts';
import { toRepresentation } from './representation.ts';

describe('toRepresentation', () => {
  const long = Array.from({ length: 3000 }, (_, at) => `${at} è “più” ${'x'.repeat(at % 300)} 🏺`);

  it.each([
    ['nothing', []],
    ['few pieces', ['{"a":', '"è"', '}']],
    ['many pieces', long],
    ['a long piece between short ones', ['[', long.join(''), ']']],
  ])('writes %s as the text that they are', async (_, pieces) => {
    const [parted, whole] = await Promise.all([toRepresentation(pieces), toRepresentation(pieces.join(''))]);
    expect(parted.bytes.toString()).toBe(pieces.join(''));
    expect(parted.etag).toBe(whole.etag);
  });

  it('keeps bodies apart that are written at the same time', async () => {
    const bodies = await Promise.all(
      ['a', 'b'].map((letter) => toRepresentation(long.map(() => letter.repeat(999)))),
    );
    expect(bodies.map(({ bytes }) => new Set(bytes.toString()))).toEqual([new Set('a'), new Set('b')]);
  });

  it.each([
    ['the first', 0],
    ['the last', 2999],
  ])('sees in %s of many pieces that a body is shared', async (_, place) => {
    const pieces = long.with(place, 'a mark');
    const { isShared } = await toRepresentation(pieces, { isShared: (bytes) => bytes.includes('a mark') });
    expect(isShared).toBe(true);
  });
});

it('puts a body together from parts that are JSON already', async () => {
  const row = new JsonText<{ id: number }>('{"id":1}');
  const more = row.with('snippet', new JsonText<string[]>('["è"]'));
  const body = { draw: 1, left: undefined, data: [row, more], none: [] };
  const plain = { draw: 1, data: [{ id: 1 }, { id: 1, snippet: ['è'] }], none: [] };
  expect(toJsonPieces(body).join('')).toBe(JSON.stringify(plain));
  const bytesOfRow = new JsonText<{ id: number }>(Buffer.from('{"id":1}'));
  const inBytes = bytesOfRow.with('snippet', new JsonText<string[]>(Buffer.from('["è"]')));
  const { bytes } = await toRepresentation(toJsonPieces({ draw: 1, data: [inBytes, inBytes] }));
  expect(JSON.parse(bytes.toString())).toEqual({ draw: 1, data: [plain.data[1], toValue(inBytes)] });
  expect([toJsonPieces({}).join(''), toValue(more)]).toEqual(['{}', plain.data[1]]);
});
