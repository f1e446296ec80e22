import type { Contact } from '@press-room/contract/contacts';

/** RFC 6350, 3.4: escapes characters that would end a value or a part of it. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const LINE_BYTES = 75;

/** RFC 6350, 3.2: lines of at most 75 bytes, without splitting characters. */
function fold(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n');
}

const COUNTRY_PARTS = ';;;;;;';

/** A contact as a vCard 4.0; `beats`: words for sectors and tags. */
export function toCard(contact: Contact, beats: readonly string[]): string {
  const { first_name, last_name, salutation, roles, phone, country, notes, language } = contact;
  const name = `${first_name} ${last_name}`.trim() || (contact.addresses[0]?.email ?? '');
  const line = (property: string, value: string): string[] =>
    value === '' ? [] : [`${property}:${escaped(value)}`];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    `N:${escaped(last_name)};${escaped(first_name)};;${escaped(salutation)};`,
    ...contact.addresses.flatMap(({ email }) => line('EMAIL', email)),
    ...line('TEL', phone),
    ...contact.outlets.flatMap(({ name: outlet }) => line('ORG', outlet)),
    ...roles.flatMap((role) => line('TITLE', role)),
    ...line('LANG', language),
    ...(country === '' ? [] : [`ADR:${COUNTRY_PARTS}${escaped(country)}`]),
    ...(beats.length === 0 ? [] : [`CATEGORIES:${beats.map(escaped).join(',')}`]),
    ...line('NOTE', notes),
    'END:VCARD',
  ];
  return lines.map((each) => `${fold(each)}\r\n`).join('');
}
