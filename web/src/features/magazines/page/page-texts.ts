import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';

const known = new WeakMap<PDFDocumentProxy, Map<number, Promise<TextContent>>>();

/** Text of a page, loaded once for the text layer, search and plain text. */
export function readPageText(pdf: PDFDocumentProxy, number: number): Promise<TextContent> {
  const ofDocument = known.get(pdf) ?? new Map<number, Promise<TextContent>>();
  known.set(pdf, ofDocument);
  const text = ofDocument.get(number) ?? read(pdf, number);
  ofDocument.set(number, text);
  // Allows a retry after a failure.
  text.catch(() => ofDocument.delete(number));
  return text;
}

async function read(pdf: PDFDocumentProxy, number: number): Promise<TextContent> {
  const page = await pdf.getPage(number);
  return page.getTextContent();
}

/** Text items. Marked content is disabled, which the types do not express. */
export const runsOf = ({ items }: TextContent): TextItem[] => items.filter((item) => 'str' in item);
