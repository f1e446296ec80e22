import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type Destination, findPage } from '../page/links.ts';

/** An entry of the contents; without a page it is only a heading. `key` is its place in the tree. */
export type Entry = { key: string; title: string; page: number | null; entries: Entry[] };

/** Used properties of a PDF.js outline entry. */
type Node = { title: string; dest: Destination | null; items: Node[] };

/** The contents of the document's outline; empty if it has none. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<Entry[]> {
  // The declared type promises an outline; without one it is null.
  const nodes = (await pdf.getOutline()) as Node[] | null;
  return toEntries(pdf, nodes ?? [], '');
}

function toEntries(pdf: PDFDocumentProxy, nodes: readonly Node[], parent: string): Promise<Entry[]> {
  return Promise.all(
    nodes.map(async ({ title, dest, items }, index) => {
      const key = `${parent}${index}.`;
      const page = await findPage(pdf, dest).catch(() => null);
      return { key, title: title.trim(), page, entries: await toEntries(pdf, items, key) };
    }),
  );
}
