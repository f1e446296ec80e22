import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentLoadingTask,
  ResponseException,
  version,
} from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

const RESOURCES = new URL(`/assets/pdf-${version}/`, location.href).href;

/** Starts reading; ranges first, then the rest, so that a document that is open needs its address no more. */
export function startReading(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    wasmUrl: `${RESOURCES}wasm/`,
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    iccUrl: `${RESOURCES}iccs/`,
    // Few machines have the fonts that a document may omit; our own fonts replace them.
    useSystemFonts: false,
    // Enough for a page with a huge picture; more would crash the tab on a phone.
    canvasMaxAreaInBytes: 256 * 1024 * 1024,
    verbosity: 0,
  });
}

export type Trouble = 'locked' | 'broken' | 'line';

/** Why a document cannot be read: it needs a password, is no valid PDF, or did not arrive. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof PasswordException) return 'locked';
  return error instanceof InvalidPDFException ? 'broken' : 'line';
}

/** The address has run out, or the line has: asking for a new one helps. */
export const isLost = (error: unknown): boolean => error instanceof ResponseException;
