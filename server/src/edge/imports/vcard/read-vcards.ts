import { CONTACT_TABLE_FIELDS } from '@press-room/contract/table-formats';
import ICAL from 'ical.js';
import { decodeText, detectEncoding, ENCODINGS, type Encoding } from '../read/encoding.ts';
import { ReadError, type ReadRow, type ReadSettings } from '../read/shape.ts';

// Runs only in the limited process, because the input is untrusted.

const BEGIN = /^BEGIN:VCARD\s*$/i;
const END = /^END:VCARD\s*$/i;
type Field = (typeof CONTACT_TABLE_FIELDS)[number];

/** vCards as rows of a table whose columns are the fields of contacts. @throws {ReadError} */
export function readVcards(
  bytes: Uint8Array,
  settings: ReadSettings,
  maxRows: number,
): { encoding: Encoding; rows: ReadRow[] } {
  const encoding = ENCODINGS.find((each) => each === settings.encoding) ?? detectEncoding(bytes);
  const rows: ReadRow[] = [];
  for (const { line, text } of splitCards(decodeText(bytes, encoding))) {
    if (rows.length > maxRows) break;
    const values = toValues(parseCard(text, line));
    rows.push({ line, cells: CONTACT_TABLE_FIELDS.map((field) => values[field] ?? '') });
  }
  if (rows.length === 0) throw new ReadError('import_empty');
  return { encoding, rows };
}

function* splitCards(text: string): Generator<{ line: number; text: string }> {
  let card: { line: number; lines: string[] } | null = null;
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (BEGIN.test(line.replace('\ufeff', ''))) card = { line: at + 1, lines: [] };
    card?.lines.push(line.replace('\ufeff', ''));
    if (card === null || !END.test(line)) continue;
    yield { line: card.line, text: card.lines.join('\r\n') };
    card = null;
  }
}

function parseCard(text: string, line: number): InstanceType<typeof ICAL.Component> {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    throw new ReadError('import_damaged', line);
  }
}

/** Parts of a structured value, such as a name or an address. */
const partsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.flat() : [value]).map((part) => String(part ?? ''));

function toValues(card: InstanceType<typeof ICAL.Component>): Partial<Record<Field, string>> {
  const first = (name: string): string[] => partsOf(card.getFirstPropertyValue(name));
  const text = (name: string): string => first(name).filter(Boolean).join(', ');
  const [last_name = '', first_name = '', , salutation = ''] = first('n');
  const named = last_name !== '' || first_name !== '';
  const outlets = card.getAllProperties('org').map((org) => partsOf(org.getFirstValue())[0] ?? '');
  const all = (name: string): string[] =>
    card.getAllProperties(name).flatMap((each) => partsOf(each.getFirstValue()).filter(Boolean));
  const titles = all('title');
  const emails = all('email');
  const categories = card.getFirstProperty('categories')?.getValues() ?? [];
  return {
    email: emails.join('; '),
    salutation,
    // Without parts, the whole name is the last name.
    last_name: named ? last_name : text('fn'),
    first_name,
    roles: (titles.length > 0 ? titles : all('role')).join('; '),
    outlet: outlets.join('; '),
    phone: text('tel').replace(/^tel:/i, ''),
    language: text('lang').slice(0, 2).toLowerCase(),
    country: first('adr')[6] ?? '',
    tags: categories.map(String).join('; '),
    notes: text('note'),
  };
}
