import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';

const known = new WeakMap<PDFDocumentProxy, Map<number, Promise<TextContent>>>();

/** The text of a page, read once for drawing, finding and reading aloud alike. */
export function readPageText(pdf: PDFDocumentProxy, number: number): Promise<TextContent> {
  const ofDocument = known.get(pdf) ?? new Map<number, Promise<TextContent>>();
  known.set(pdf, ofDocument);
  const text = ofDocument.get(number) ?? read(pdf, number);
  ofDocument.set(number, text);
  // A line that failed may be back the next time.
  text.catch(() => ofDocument.delete(number));
  return text;
}

async function read(pdf: PDFDocumentProxy, number: number): Promise<TextContent> {
  const page = await pdf.getPage(number);
  return page.getTextContent();
}

/** Without marked content every item is text; the types do not know. */
export const runsOf = ({ items }: TextContent): TextItem[] => items.filter((item) => 'str' in item);
