import { join } from 'node:path';
import { DOCUMENT_MAX_PAGES } from '@press-room/contract/limits';
import { nameRange, type PageRange } from '@press-room/contract/page-range';
import { runLimited } from '../../../platform/limited/limited-process.ts';
import type { ProcessLimits } from '../../../platform/limited/start.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import type { Message } from '../../../platform/text/messages.ts';

export interface DocumentContent {
  pages: number;
  /** One per page. */
  texts: string[];
  /** First page as PNG. */
  cover: Uint8Array | null;
}

export interface ExtractAnswer {
  file: Uint8Array;
}

export type PdfAnswer = DocumentContent | ExtractAnswer | { fault: 'document_password' | 'document_broken' };

/** A file that is no document, or cannot be read within the limits. */
export class UnreadableDocument extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

const INSPECTION: ProcessLimits = { seconds: 20 };
const READING: ProcessLimits = { seconds: 120 };
/** Limits for work that a reader waits for. */
const EXTRACTION: ProcessLimits = { seconds: 15, patience: 3 };

/** Returns the number of pages. @throws {UnreadableDocument} */
export const inspectDocument = async (file: StoredFile, limits = INSPECTION): Promise<number> =>
  toContent(await askProcess('inspect', file, limits)).pages;

/** @throws {UnreadableDocument} */
export const readDocument = async (
  file: StoredFile,
  signal?: AbortSignal,
  limits = READING,
): Promise<DocumentContent> => toContent(await askProcess('read', file, limits, signal));

/** A PDF of some pages. @throws {UnreadableDocument} {WorkRefused} */
export async function extractPages(file: StoredFile, range: PageRange): Promise<Uint8Array> {
  const answer = await askProcess(`pages-${nameRange(range)}`, file, EXTRACTION);
  if (answer === null || !('file' in answer)) throw toUnreadable(answer);
  return answer.file;
}

const PROGRAM = join(import.meta.dirname, 'pdf-process.ts');

async function askProcess(
  task: string,
  file: StoredFile,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<PdfAnswer | null> {
  let answer: PdfAnswer | null = null;
  const hear = (message: unknown): void => {
    answer = message as PdfAnswer;
  };
  await runLimited(file, { program: PROGRAM, task, limits, signal, hear });
  return answer;
}

/** Without an answer, the child process was killed at a limit, or crashed. */
function toUnreadable(answer: PdfAnswer | null): UnreadableDocument {
  if (answer === null) return new UnreadableDocument({ key: 'document_too_heavy' });
  return new UnreadableDocument({ key: 'fault' in answer ? answer.fault : 'document_broken' });
}

function toContent(answer: PdfAnswer | null): DocumentContent {
  if (answer === null || !('pages' in answer)) throw toUnreadable(answer);
  if (answer.pages > DOCUMENT_MAX_PAGES) {
    throw new UnreadableDocument({ key: 'document_too_long', parameters: { n: DOCUMENT_MAX_PAGES } });
  }
  return answer;
}
