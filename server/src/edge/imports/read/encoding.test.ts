import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './delimiter.ts';
import { decodeText, detectEncoding, type Encoding, findBetter } from './encoding.ts';

const wide = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

describe('detectEncoding', () => {
  it.each([
    ['a mark of UTF-8', Buffer.from('\ufeffCittà'), 'utf-8', 'Città'],
    ['a mark of UTF-16', wide('\ufeffCittà;1'), 'utf-16le', 'Città;1'],
    ['a mark of UTF-16, the other way round', swapped('\ufeffCittà;1'), 'utf-16be', 'Città;1'],
    ['UTF-16 without a mark', wide('Ragione sociale;Città\r\n'), 'utf-16le', 'Ragione sociale;Città\r\n'],
    ['UTF-16 the other way round without a mark', swapped('Ragione sociale'), 'utf-16be', 'Ragione sociale'],
    ['UTF-8', Buffer.from('Città'), 'utf-8', 'Città'],
    [
      'what a Mac writes',
      Buffer.from([0x43, 0x69, 0x74, 0x74, 0x88, 0x3b, 0x46, 0x6f, 0x72, 0x6c, 0x93, 0x3b, 0x63, 0x8f]),
      'macintosh',
      'Città;Forlì;cè',
    ],
    [
      'what Excel calls CSV (MS-DOS)',
      Buffer.from([0x43, 0x69, 0x74, 0x74, 0x85, 0x3b, 0x46, 0x6f, 0x72, 0x6c, 0x8d, 0x3b, 0x63, 0x8a]),
      'ibm850',
      'Città;Forlì;cè',
    ],
    [
      'the table of Windows',
      Buffer.from([0x43, 0x69, 0x74, 0x74, 0xe0, 0x80, 0x92]),
      'windows-1252',
      'Città€’',
    ],
  ] as const)('knows %s', (_what, bytes, encoding, text) => {
    expect(detectEncoding(bytes)).toBe(encoding);
    expect(decodeText(bytes, encoding)).toBe(text);
  });

  it('looks at the whole file: the first accent may come late', () => {
    const late = Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from([0xe0])]);
    expect(detectEncoding(late)).toBe('windows-1252');
  });
});

describe('findBetter', () => {
  const mac = Buffer.from([0x46, 0x6f, 0x72, 0x6c, 0x93, 0x3b, 0x43, 0x69, 0x74, 0x74, 0x88]);
  const betterThan = (bytes: Uint8Array, encoding: Encoding) =>
    findBetter(bytes, encoding, decodeText(bytes, encoding));

  it('names an encoding in which a text reads better than as it was told', () => {
    expect(betterThan(mac, 'windows-1252')).toBe('macintosh');
    expect(betterThan(Buffer.from('Città'), 'windows-1252')).toBe('utf-8');
    expect(betterThan(Buffer.from([0x46, 0x6f, 0x72, 0x6c, 0xec]), 'utf-8')).toBe('windows-1252');
  });

  it('names none where a text reads well, or is plain', () => {
    expect(betterThan(mac, 'macintosh')).toBeNull();
    expect(betterThan(Buffer.from('Modena'), 'windows-1252')).toBeNull();
    expect(betterThan(Buffer.from('Città'), 'utf-8')).toBeNull();
  });
});

describe('detectDelimiter', () => {
  it.each([
    ['semicolons', 'a;b\n1;2,5\n2;3,5\n', ';'],
    ['two columns with a line end at the end', 'nome;cap\nAlfa, Srl;41049\nBeta;41042\n', ';'],
    ['commas', 'a,b,c\n1,2,3\n', ','],
    ['tabs', 'a\tb\n1\t2;x\n', '\t'],
    ['pipes', 'a|b|c\n1|2,2|3\n4|5|6', '|'],
    ['what stands between quotation marks', '"a;b;c","d"\n"x;y;z","e"\n', ','],
    ['a line end between quotation marks', 'a;"b\n,,,,\n,,,,";c\n1;2;3\n', ';'],
    ['what the file tells itself', 'sep=|\na;b|c;d\n', '|'],
    ['accents', 'città;è,ù\nà;b,c\n', ';'],
    ['a line before the names', 'Estrazione del 2020-06-22\na;b;c\n1;2;3\n', ';'],
    ['one column alone', 'nome\nAlfa\n', ';'],
  ])('finds %s', (_what, text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});
