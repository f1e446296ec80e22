/** A string of a TXT record is no longer (RFC 1035, 3.3). */
const STRING_MAX = 255;

/** A line of a zone: what an operator publishes. */
export function toTextRecord(name: string, text: string): string {
  const parts = text.match(new RegExp(`.{1,${STRING_MAX}}`, 'g')) ?? [];
  return `${name}. TXT ${parts.map((part) => `"${part}"`).join(' ')}`;
}
