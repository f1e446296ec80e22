import { CsvError, parse } from 'csv-parse/sync';
import { detectDelimiter, separatorOf } from './delimiter.ts';
import { decodeText, detectEncoding, ENCODINGS, type Encoding, findBetter } from './encoding.ts';
import { ReadError, type ReadRow, type ReadSettings } from './shape.ts';

const RECORD_MAX_CHARACTERS = 100_000;

export interface ReadText {
  encoding: Encoding;
  better_encoding: Encoding | null;
  delimiter: string;
  quotes: boolean;
  rows: ReadRow[];
}

/** All rows of a text, including the column names. @throws {ReadError} */
export function readCsv(bytes: Uint8Array, settings: ReadSettings, maxRows: number): ReadText {
  const encoding = ENCODINGS.find((each) => each === settings.encoding) ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  if (/^\s*<(?:!doctype|html|\?xml|table|head|body)/i.test(text)) throw new ReadError('import_is_html');
  if (text.includes('\0')) throw new ReadError('import_null_characters');
  const delimiter = settings.delimiter ?? detectDelimiter(text);
  const quotes = settings.quotes ?? true;
  const rows = parseRows(text, { delimiter, quotes, maxRows });
  return {
    encoding,
    better_encoding: findBetter(bytes, encoding, text),
    delimiter,
    quotes,
    rows: separatorOf(text) === null ? rows : rows.slice(1),
  };
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function parseRows(
  text: string,
  { delimiter, quotes, maxRows }: { delimiter: string; quotes: boolean; maxRows: number },
): ReadRow[] {
  try {
    const parsed = parse(text, {
      delimiter,
      quote: quotes ? '"' : null,
      // Without this list, mixed line ends become part of cells.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      // A row that consists of delimiters is skipped.
      skip_records_with_empty_values: true,
      max_record_size: RECORD_MAX_CHARACTERS,
      info: true,
      // One for the header, and one to detect that there are too many.
      to: maxRows + 2,
    }) as unknown as Parsed[];
    const rows = parsed.map(({ record, info }) => ({
      line: info.lines,
      cells: quotes ? record : record.map(unquote),
    }));
    return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    throw toReadError(error);
  }
}

const QUOTED = /^\s*"(.*)"\s*$/s;

/** If quotation marks are ordinary characters, those around a whole cell are still removed. */
function unquote(cell: string): string {
  const inner = QUOTED.exec(cell)?.[1];
  return inner === undefined || endsFirst(inner) ? cell : inner.replaceAll('""', '"');
}

function toReadError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : null;
  return new ReadError(
    error.code === 'CSV_MAX_RECORD_SIZE' ? 'import_row_too_long' : 'import_bad_quotes',
    line,
  );
}

/** Whether a closing quotation mark precedes an opening one: then the outer marks belong to two quotations. */
function endsFirst(text: string): boolean {
  const first = text.indexOf('"');
  if (first < 1 || /[\s(]/.test(text.charAt(first - 1))) return false;
  for (let at = first; text[at] === '"' || text[at] === ')'; at += 1) {
    if (text[at] !== '"' || text[at + 1] === '"') continue;
    const next = text.indexOf('"', at + 1);
    if (next > at + 1 && /\s/.test(text.charAt(next - 1))) return true;
  }
  return false;
}
