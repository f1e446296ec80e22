import type { OfficePerson, PressOffice } from '@press-room/contract/contact';
import { toDialled } from '../../../lib/phone.ts';

export const VCARD_TYPE = 'text/vcard;charset=utf-8';

const LINE_BYTES = 75;

/** Contact as a vCard 4.0 (RFC 6350), for the address book of a phone. */
export function toVcard(
  { name, role, languages, phone, mobile, email }: OfficePerson,
  { group, address }: Pick<PressOffice, 'group' | 'address'>,
): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(group.name)}`,
    role && `TITLE:${escapeText(role)}`,
    phone && `TEL;VALUE=uri;TYPE="work,voice";PREF=1:${toDialled(phone)}`,
    mobile && `TEL;VALUE=uri;TYPE="work,cell":${toDialled(mobile)}`,
    email && `EMAIL;TYPE=work:${escapeText(email)}`,
    ...languages.map((language, at) => `LANG;TYPE=work;PREF=${at + 1}:${language}`),
    address.length > 0 && `ADR;TYPE=work;LABEL="${toLabel(address)}":;;;;;;`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join('');
}

/** Section 3.4: backslash, comma, semicolon and line break. */
const escapeText = (text: string): string =>
  text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** RFC 6868: parameters have no backslash escapes; `^n` and `^'` represent line break and quote. */
const toLabel = (lines: readonly string[]): string =>
  lines.join('\n').replaceAll('^', '^^').replaceAll('\n', '^n').replaceAll('"', "^'");

/** Section 3.2: lines of at most 75 octets, continued after a space. Characters are not split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** `Zoë D’Aosta` as `zoe-d-aosta.vcf`. */
export function toFileName({ name }: Pick<OfficePerson, 'name'>): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'contact'}.vcf`;
}
