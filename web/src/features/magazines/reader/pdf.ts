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

/** Loads a document: the requested ranges first, then the rest. After that it does not need its signed address. */
export function startReading(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    wasmUrl: `${RESOURCES}wasm/`,
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    iccUrl: `${RESOURCES}iccs/`,
    // Bundled fonts replace those that a document lacks: few systems have them.
    useSystemFonts: false,
    // Enough for a page with a large picture; more crashes the tab on phones.
    canvasMaxAreaInBytes: 256 * 1024 * 1024,
    verbosity: 0,
  });
}

export type Trouble = 'locked' | 'broken' | 'line';

/** Why a document cannot be read: it needs a password, is not a valid PDF, or was not loaded. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof PasswordException) return 'locked';
  return error instanceof InvalidPDFException ? 'broken' : 'line';
}

/** Whether a new signed address may help: the address expired, or the connection was lost. */
export const isLost = (error: unknown): boolean => error instanceof ResponseException;
