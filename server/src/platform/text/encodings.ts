/** Encodings of one byte a letter, the most usual first. `ibm850` is what Excel calls CSV (MS-DOS). */
export const BYTE_ENCODINGS = ['windows-1252', 'macintosh', 'ibm850'] as const;
export type ByteEncoding = (typeof BYTE_ENCODINGS)[number];

/** Code page 850 from 0x80 on: `TextDecoder` does not know it. */
const IBM_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Every byte has a letter in these: nothing is lost, but it may be the wrong one. */
export const decodeBytes = (bytes: Uint8Array, encoding: ByteEncoding): string =>
  encoding === 'ibm850'
    ? Buffer.from(bytes)
        .toString('latin1')
        .replaceAll(/[\u0080-\u00ff]/g, (sign) => IBM_850[sign.charCodeAt(0) - 0x80] ?? sign)
    : new TextDecoder(encoding).decode(bytes);

/** The text of bytes that are UTF-8 throughout, else null. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How well a sign fits between its neighbours in a Western text. */
const FITS: readonly (readonly [pattern: RegExp, score: number])[] = [
  [/[\u0080-\u009f\ufffd]/gu, -5],
  [/(?<=[A-Za-z])[àèéìòù]|(?<!\p{Ll})[ÀÈÉÌÒÙ]/gu, 3],
  [/(?<=\p{L})[áíóúâêîôûäöüßçñ]|(?<!\p{Ll})[ÁÍÓÚÂÄÖÜÇÑ]/gu, 1],
  [/(?<=\p{L})’(?=[\p{L}\s]|$)|(?<!\p{L})[“‘«](?=\p{L})|(?<=[\p{L}.!?])[”»](?!\p{L})|(?<=\s)[–—](?=\s)/gu, 3],
  [/[€°™®](?![\p{L}])/gu, 2],
  // A capital in the midst of a word, and a sign that no word has.
  [/(?<=\p{Ll})[À-ÖØ-Þ]/gu, -2],
  [/(?<=\p{L})[^\p{ASCII}\p{L}\p{M}\s’”»…–—°™®€ªº]|(?<=\p{L})[”»](?=\p{L})|(?<=\s)[ñÄÖÌ](?=\s)/gu, -2],
];

export const scoreText = (text: string): number =>
  FITS.reduce((sum, [pattern, score]) => sum + score * (text.match(pattern)?.length ?? 0), 0);

/** Most likely encoding of bytes that are not UTF-8. */
export function guessByteEncoding(bytes: Uint8Array): ByteEncoding {
  const scores = BYTE_ENCODINGS.map((encoding) => scoreText(decodeBytes(bytes, encoding)));
  return BYTE_ENCODINGS[scores.indexOf(Math.max(...scores))] ?? 'windows-1252';
}

/** Signs that only a wrong encoding leaves: C1 controls and replacement characters. */
export const isGarbled = (text: string): boolean => /[\u0080-\u009f\ufffd]/.test(text);

/** Bytes of letters in the encodings that UTF-8 is mistaken for. */
const BYTES_OF: readonly ReadonlyMap<string, number>[] = (['windows-1252', 'macintosh'] as const).map(
  (encoding) =>
    new Map(
      Array.from({ length: 128 }, (_, at) => [decodeBytes(Uint8Array.of(at + 0x80), encoding), at + 0x80]),
    ),
);
const RUN = /\P{ASCII}{2,}/gu;
/** Signs of Western texts, at least one of which must occur. */
const WESTERN = /^[\u00a0-\u00ff\u0152-\u0178\u2010-\u2044€™]+$/u;
/** Its second half was a blank, which is easily lost. */
const HALF = /(?<=\p{Ll})Ã(?!\p{L})/gu;

function repairRun(run: string): string {
  for (const bytesOf of BYTES_OF) {
    const bytes = Array.from(run, (sign) => bytesOf.get(sign) ?? 0);
    const text = decodeUtf8(Uint8Array.from(bytes));
    if (text !== null && WESTERN.test(text)) return text;
  }
  return run;
}

/** UTF-8 that was read as something else once (`EnicafÃ©`, `Forl√¨`), as it was before; null: it was not. */
export function repairTwiceEncoded(text: string): string | null {
  const repaired = text.replaceAll(RUN, repairRun).replaceAll(HALF, 'à');
  return repaired === text ? null : repaired;
}
