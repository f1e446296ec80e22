import { describe, expect, it } from 'vitest';
import {
  BYTE_ENCODINGS,
  decodeBytes,
  guessByteEncoding,
  isGarbled,
  repairTwiceEncoded,
} from './encodings.ts';

/** Encodes a text, as programs of that time do. */
function encode(text: string, encoding: (typeof BYTE_ENCODINGS)[number]): Uint8Array {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decodeBytes(Uint8Array.of(byte), encoding), byte]),
  );
  return Uint8Array.from(Array.from(text, (sign) => bytes.get(sign) ?? 0x3f));
}

describe('bytes of an unknown encoding', () => {
  it.each(
    ['Città', 'CITTÀ DI CASTELLO', 'Forlì', 'perché', 'Cantù', 'Müller', 'Société Générale', 'È'].flatMap(
      (text) => BYTE_ENCODINGS.map((encoding) => [text, encoding] as const),
    ),
  )('that are “%s” in %s are known', (text, encoding) => {
    const bytes = encode(text, encoding);
    expect([guessByteEncoding(bytes), decodeBytes(bytes, encoding)]).toEqual([encoding, text]);
  });

  it.each(['dell’Industria “ricerca” – dal 1961', 'Prezzo 12 €', 'Gres °C', 'Plain', '« Oggi »'])(
    'that are “%s” are those of Windows',
    (text) => {
      expect(guessByteEncoding(encode(text, 'windows-1252'))).toBe('windows-1252');
    },
  );
});

describe('a text that a wrong encoding spoilt', () => {
  it.each([
    ['EnicafÃ©', 'Enicafé'],
    ['ForlÃ¬', 'Forlì'],
    ['Forl√¨', 'Forlì'],
    ['CittÃ\u00a0', 'Città'],
    ['CittÃ di Castello', 'Città di Castello'],
    ['dellâ€™Industria', 'dell’Industria'],
    ['Ãˆ', 'È'],
    ['20 Â°C', '20 °C'],
  ])('reads %s as %s', (text, repaired) => {
    expect(repairTwiceEncoded(text)).toBe(repaired);
  });

  it.each(['Città', 'È', '«PERCHÉ»', 'São Paulo', 'naïve', 'Ã', 'Łódź', 'Γαλλία', 'l’uomo – €'])(
    'leaves %s as it is',
    (text) => {
      expect(repairTwiceEncoded(text)).toBeNull();
      expect(isGarbled(text)).toBe(false);
    },
  );

  it('shows by signs that no text has', () => {
    expect(isGarbled('Forl\u0093')).toBe(true);
    expect(isGarbled('Forl\ufffd')).toBe(true);
  });
});
