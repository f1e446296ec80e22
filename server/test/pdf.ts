import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

const listAlts = (node: Node): string[] => [
  ...(node.alt === undefined ? [] : [node.alt]),
  ...(node.children ?? []).flatMap(listAlts),
];

/** Words of a PDF, separated by single spaces. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((part) => ('str' in part ? part.str : '')));
  }
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** Alternative texts of the figures in a PDF, by page. */
export async function altsOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const alts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    alts.push(...listAlts((await (await document.getPage(number)).getStructTree()) as Node));
  return alts;
}
