import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Destination in the document, as PDF.js reports it: a name, or a page with coordinates. */
export type Destination = string | unknown[];
/** In fractions of the page. */
type Place = { left: number; top: number; width: number; height: number };
export type PageLink = Place & ({ page: number } | { url: string });

/** Used properties of a link annotation. */
type LinkAnnotation = {
  subtype?: string;
  rect?: number[];
  url?: string;
  dest?: Destination | null;
  action?: string;
};

/** Supported links of a page: to a page, a website or an e-mail address. */
export async function readLinks(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as LinkAnnotation[];
  const links = annotations.filter(({ subtype }) => subtype === 'Link');
  const found = await Promise.all(links.map((link) => readLink(pdf, page, link)));
  return found.filter((link) => link !== null);
}

async function readLink(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  { rect, url, dest, action }: LinkAnnotation,
): Promise<PageLink | null> {
  const place = toPlace(page, rect);
  if (!place) return null;
  if (url) return isSafe(url) ? { ...place, url } : null;
  const target = action
    ? namedPage(action, page.pageNumber, pdf.numPages)
    : await findPage(pdf, dest ?? null).catch(() => null);
  return target === null ? null : { ...place, page: target };
}

const isSafe = (url: string): boolean => /^(?:https?|mailto|tel):/i.test(url);

function namedPage(action: string, page: number, pages: number): number | null {
  const targets: Record<string, number> = {
    FirstPage: 1,
    LastPage: pages,
    NextPage: page + 1,
    PrevPage: page - 1,
  };
  const target = targets[action];
  return target !== undefined && target >= 1 && target <= pages ? target : null;
}

/** Page number of a destination, from 1. */
export async function findPage(
  pdf: PDFDocumentProxy,
  destination: Destination | null,
): Promise<number | null> {
  const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
  const target: unknown = explicit?.[0];
  if (typeof target === 'number') return target < pdf.numPages ? target + 1 : null;
  return isReference(target) ? (await pdf.getPageIndex(target)) + 1 : null;
}

function isReference(target: unknown): target is { num: number; gen: number } {
  return typeof target === 'object' && target !== null && 'num' in target && 'gen' in target;
}

function toPlace(page: PDFPageProxy, rect: number[] | undefined): Place | null {
  const [left, bottom, right, top] = rect ?? [];
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return null;
  const { width, height, convertToViewportPoint } = toViewport(page);
  const [x1, y1] = convertToViewportPoint(left, bottom);
  const [x2, y2] = convertToViewportPoint(right, top);
  return {
    left: (100 * Math.min(x1, x2)) / width,
    top: (100 * Math.min(y1, y2)) / height,
    width: (100 * Math.abs(x2 - x1)) / width,
    height: (100 * Math.abs(y2 - y1)) / height,
  };
}

function toViewport(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale: 1 });
  const convertToViewportPoint = (x: number, y: number): [number, number] => {
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y) as number[];
    return [left, top];
  };
  return { width: viewport.width, height: viewport.height, convertToViewportPoint };
}
