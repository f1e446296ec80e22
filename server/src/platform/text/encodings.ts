/** Single-byte encodings, most common first. `ibm850` is what Excel calls CSV (MS-DOS). */
export const BYTE_ENCODINGS = ['windows-1252', 'macintosh', 'ibm850'] as const;
export type ByteEncoding = (typeof BYTE_ENCODINGS)[number];

/** Code page 850 from 0x80, which `TextDecoder` does not support. */
const IBM_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** These encodings define every byte: nothing is lost, but letters may be wrong. */
export const decodeBytes = (bytes: Uint8Array, encoding: ByteEncoding): string =>
  encoding === 'ibm850'
    ? Buffer.from(bytes)
        .toString('latin1')
        .replaceAll(/[\u0080-\u00ff]/g, (sign) => IBM_850[sign.charCodeAt(0) - 0x80] ?? sign)
    : new TextDecoder(encoding).decode(bytes);

/** Text of valid UTF-8, else null. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Score of a character between its neighbours in a Western text. */
const FITS: readonly (readonly [pattern: RegExp, score: number])[] = [
  [/[\u0080-\u009f\ufffd]/gu, -5],
  [/(?<=[A-Za-z])[àèéìòù]|(?<!\p{Ll})[ÀÈÉÌÒÙ]/gu, 3],
  [/(?<=\p{L})[áíóúâêîôûäöüßçñ]|(?<!\p{Ll})[ÁÍÓÚÂÄÖÜÇÑ]/gu, 1],
  [/(?<=\p{L})’(?=[\p{L}\s]|$)|(?<!\p{L})[“‘«](?=\p{L})|(?<=[\p{L}.!?])[”»](?!\p{L})|(?<=\s)[–—](?=\s)/gu, 3],
  [/[€°™®](?![\p{L}])/gu, 2],
  // A capital within a word, and a character that no word contains.
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

/** Whether it contains characters that only a wrong encoding produces: C1 controls and replacement characters. */
export const isGarbled = (text: string): boolean => /[\u0080-\u009f\ufffd]/.test(text);

/** Bytes of letters in encodings that UTF-8 is mistaken for. */
const BYTES_OF: readonly ReadonlyMap<string, number>[] = (['windows-1252', 'macintosh'] as const).map(
  (encoding) =>
    new Map(
      Array.from({ length: 128 }, (_, at) => [decodeBytes(Uint8Array.of(at + 0x80), encoding), at + 0x80]),
    ),
);
const RUN = /\P{ASCII}{2,}/gu;
/** Characters of Western texts, at least one of which must occur. */
const WESTERN = /^[\u00a0-\u00ff\u0152-\u0178\u2010-\u2044€™]+$/u;
/** Its second half was a no-break space, which is easily lost. */
const HALF = /(?<=\p{Ll})Ã(?!\p{L})/gu;

function repairRun(run: string): string {
  for (const bytesOf of BYTES_OF) {
    const bytes = Array.from(run, (sign) => bytesOf.get(sign) ?? 0);
    const text = decodeUtf8(Uint8Array.from(bytes));
    if (text !== null && WESTERN.test(text)) return text;
  }
  return run;
}

/** Restores UTF-8 that was once decoded in another encoding (`EnicafÃ©`, `Forl√¨`); null: it was not. */
export function repairTwiceEncoded(text: string): string | null {
  const repaired = text.replaceAll(RUN, repairRun).replaceAll(HALF, 'à');
  return repaired === text ? null : repaired;
}
