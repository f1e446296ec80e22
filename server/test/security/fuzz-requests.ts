import fc from 'fast-check';
import type { Operation } from './fuzz-operations.ts';

/** Inputs that have broken servers before, ours or others'. */
const HOSTILE_TEXTS = [
  '',
  '\0',
  'a\0b',
  '%',
  '%00',
  '_',
  '\\',
  "'",
  '"; drop table press_release; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '(',
  '(.*a){25}\\d',
  '[a-z ]{1,400}\\d{3}x',
  '\\',
  '(?<=a)b',
  '\ud800',
  '\u202e\u0000\uffff',
  'à'.normalize('NFD'),
  '🧱'.repeat(50),
  'x'.repeat(5000),
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  'true',
  'null',
  '2026-02-30',
  '2026-11-22T10:00:00+99:99',
  '0000-00-00',
  '+275760-09-13',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

/** For a URL: mostly correctly encoded, sometimes not. */
const encoded = fc.oneof(
  { weight: 9, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%E0%A4%A', '%c0%af', '%2e%2e%2f', '%00', '%F0%9F') },
);

const COLUMNS = ['title', 'abstract', 'id', 'date', 'name', 'email', 'press_group.name', 'password_hash'];

const datatablesPairs = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom('start', 'length', 'draw', 'order[0][column]', 'order[1][column]'), encoded),
      fc.tuple(
        fc.constantFrom('search[value]', 'columns[0][search][value]', 'columns[1][search][value]'),
        encoded,
      ),
      fc.tuple(
        fc.constantFrom('search[regex]', 'columns[0][searchable]', 'columns[0][search][regex]'),
        fc.constant('true'),
      ),
      fc.tuple(
        fc.constantFrom(
          'columns[0][data]',
          'columns[0][name]',
          'columns[1][data]',
          'columns[2][data]',
          'keep',
        ),
        fc.oneof(fc.constantFrom(...COLUMNS), encoded, fc.constant(Array(1500).fill('abstract').join(','))),
      ),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`));

function queryOf({ query }: Operation): fc.Arbitrary<string> {
  const own = query.map(({ name, values }) =>
    fc.option(
      fc
        .oneof(encoded, ...(values.length > 0 ? [fc.constantFrom(...values.map(String))] : []))
        .map((value) => `${encodeURIComponent(name)}=${value}`),
      { freq: 4 },
    ),
  );
  return fc
    .tuple(fc.tuple(...own), fc.option(fc.constant('format=datatables')), datatablesPairs)
    .map(([pairs, format, columns]) =>
      [...pairs, format, ...(format === null ? [] : columns)].filter((pair) => pair !== null).join('&'),
    );
}

const GOOD_VALUES = ['Alice', 'alice@example.com', 'Str0ng_pass!', 1, 2, true, '2026-11-22', ['a'], [1, 2]];

const anyValue = (values: unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...GOOD_VALUES, ...values) },
    { weight: 3, arbitrary: text },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, 2 ** 31, 2 ** 53, 1e308, 0.5) },
  );

interface Body {
  type: string;
  text: string;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const BROKEN: Body[] = [
  { type: JSON_TYPE, text: '' },
  { type: JSON_TYPE, text: '{"a":' },
  { type: JSON_TYPE, text: 'null' },
  { type: JSON_TYPE, text: '[1]' },
  { type: JSON_TYPE, text: '"text"' },
  { type: JSON_TYPE, text: '['.repeat(10_000) },
  { type: JSON_TYPE, text: '{"__proto__":{"email":"x"},"constructor":{"prototype":1}}' },
  { type: JSON_TYPE, text: JSON.stringify({ email: 'x'.repeat(2_000_000) }) },
  { type: `${JSON_TYPE}; charset=utf-16`, text: '{}' },
  { type: FORM_TYPE, text: '%=%&a=%00&__proto__=1' },
  { type: FORM_TYPE, text: 'a=1&'.repeat(2000) },
  { type: 'text/plain', text: 'x' },
  { type: 'nonsense', text: 'x' },
  { type: 'multipart/form-data', text: 'x' },
  { type: 'multipart/form-data; boundary=b', text: '--b\r\n' },
  { type: `multipart/form-data; boundary=${'b'.repeat(2000)}`, text: 'x' },
];

function bodyOf({ fields, isForm }: Operation): fc.Arbitrary<Body> {
  const entries = fc.tuple(
    ...fields.map(({ name, values }) =>
      fc.option(
        anyValue(values).map((value): [string, unknown] => [name, value]),
        { freq: 5 },
      ),
    ),
  );
  const present = entries.map((all) => all.filter((entry) => entry !== null));
  const json = present.map((all) => ({ type: JSON_TYPE, text: JSON.stringify(Object.fromEntries(all)) }));
  const form = present.map((all) => ({
    type: FORM_TYPE,
    text: all.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`).join('&'),
  }));
  const multipart = fc
    .tuple(present, fc.string({ unit: 'binary-ascii', maxLength: 300 }), text)
    .map(([all, file, name]) => ({ type: 'multipart/form-data; boundary=b', text: toForm(all, file, name) }));
  return fc.oneof(
    { weight: isForm ? 1 : 6, arbitrary: json },
    { weight: 1, arbitrary: form },
    { weight: isForm ? 6 : 1, arbitrary: multipart },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN) },
  );
}

const toForm = (fields: [string, unknown][], file: string, name: string): string =>
  [
    ...fields.map(([field, value]) => part(`name="${field}"`, String(value))),
    part(`name="file"; filename="${name.replaceAll('"', '')}"`, file),
    '--b--\r\n',
  ].join('');

const part = (disposition: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;

const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'Accept-Language': 'it' },
  { 'Accept-Language': 'x'.repeat(2000) },
  { Accept: 'text/html' },
  { Accept: 'application/json;q=nonsense' },
  { 'Accept-Encoding': 'br;q=9, gzip;q=x' },
  { Origin: 'https://evil.example' },
  { Range: 'bytes=0-0,5-x' },
  { 'If-None-Match': '*' },
  { 'If-Match': '"1"' },
  { 'If-Match': '*' },
  { 'X-Forwarded-For': '::ffff:1.2.3.4, nonsense' },
  { 'X-HTTP-Method-Override': 'DELETE' },
];

export interface FuzzRequest {
  path: string;
  headers: Record<string, string>;
  body: Body | null;
}

/** Requests to one operation, from nearly right to hostile. */
export function requestsTo(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const id = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('1', '2', '3') },
    { weight: 1, arbitrary: encoded },
  );
  return fc.record({
    path: fc
      .tuple(id, queryOf(operation))
      .map(([value, query]) => `${operation.path.replaceAll(/\{\w+\}/g, () => value || '0')}?${query}`),
    headers: fc.constantFrom(...HEADERS),
    body: operation.hasBody ? bodyOf(operation) : fc.constant(null),
  });
}
