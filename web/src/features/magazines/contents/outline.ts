import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type Destination, findPage } from '../page/links.ts';

/** Entry of the contents; without a page it is only a heading. `key`: its position in the tree. */
export type Entry = { key: string; title: string; page: number | null; entries: Entry[] };

/** Used properties of a PDF.js outline entry. */
type Node = { title: string; dest: Destination | null; items: Node[] };

/** Contents from the document's outline; empty without one. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<Entry[]> {
  // Contrary to its type, the outline is null if there is none.
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
