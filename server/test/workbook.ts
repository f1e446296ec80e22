import { crc32 } from 'node:zlib';
import { toCentralHeader, toEnd, toLocalHeader } from '../src/platform/archive/zip-records.ts';

/** Files in an archive, uncompressed. */
export function buildZip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const entry = {
      name: Buffer.from(name),
      modified_at: new Date(0),
      bytes: content.length,
      offset,
      crc: crc32(content),
    };
    const whole = Buffer.concat([toLocalHeader(entry), content]);
    parts.push(whole);
    directory.push(toCentralHeader(entry, false));
    offset += whole.length;
  }
  const central = Buffer.concat(directory);
  const end = toEnd({ offset, bytes: central.length, entries: directory.length });
  return Buffer.concat([...parts, central, end]);
}

interface Sheet {
  name: string;
  /** `<row>` elements as in the file. */
  rows: string;
  /** Before the rows: `<cols>`. */
  head?: string;
  state?: 'hidden' | 'veryHidden';
}

const NAMESPACE = 'http://schemas.openxmlformats.org';
const MAIN = `xmlns="${NAMESPACE}/spreadsheetml/2006/main"`;
const RELATED = `${NAMESPACE}/officeDocument/2006/relationships`;
const relations = (list: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${NAMESPACE}/package/2006/relationships">${list
    .map(([type, target], at) => `<Relationship Id="r${at}" Type="${RELATED}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A hand-made workbook in which style `n` has the format `n`, from 1. */
export function buildWorkbook(
  sheets: readonly Sheet[],
  { formats = [], is1904 = false }: { formats?: readonly string[]; is1904?: boolean } = {},
): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${type}.${kind}+xml"/>`;
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="r${at}"/>`,
  );
  const numbers = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`,
  );
  const styles = formats.map((_code, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`);
  return buildZip({
    '[Content_Types].xml': `<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.map((_sheet, at) => part(`worksheets/sheet${at + 1}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATED}"><workbookPr date1904="${is1904}"/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_sheet, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts count="${formats.length}">${numbers.join('')}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, head = '' }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet ${MAIN}>${head}<sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

export const textCell = (text: string, place = ''): string =>
  `<c${place === '' ? '' : ` r="${place}"`} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
