import { expect, it } from 'vitest';
import { MarksWriter, readMarks } from './marks-bytes.ts';

/** Together more than a writer begins with, of characters that take one to four bytes. */
const MARKS = new Map(
  Array.from({ length: 300 }, (_, id) => [id, JSON.stringify({ title: `è … 😀 ${'x'.repeat(id * 3)}` })]),
);

it('reads what was written, each time anew', () => {
  const writer = new MarksWriter();
  for (const marks of [MARKS, new Map([[4_000_000_000, '{}']]), new Map<number, string>()]) {
    writer.begin();
    for (const [id, json] of marks) writer.add(id, json);
    const read = readMarks(Uint8Array.from(writer.end()));
    expect(new Map([...read].map(([id, bytes]) => [id, Buffer.from(bytes).toString()]))).toEqual(marks);
  }
});
