import { join } from 'node:path';
import { DOCUMENT_MAX_PAGES } from '@press-room/contract/limits';
import { runLimited } from '../../../platform/limited/limited-process.ts';
import type { ProcessLimits } from '../../../platform/limited/start.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import type { Message } from '../../../platform/text/messages.ts';

export interface DocumentContent {
  pages: number;
  /** Of every page. */
  texts: string[];
  /** The first page as PNG. */
  cover: Uint8Array | null;
}

export type PdfAnswer = DocumentContent | { fault: 'document_password' | 'document_broken' };

/** A file that is no document, or one that cannot be read within bounds. */
export class UnreadableDocument extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

const INSPECTION: ProcessLimits = { seconds: 20 };
const READING: ProcessLimits = { seconds: 120 };

/** Answers the number of pages. @throws {UnreadableDocument} */
export const inspectDocument = async (file: StoredFile, limits = INSPECTION): Promise<number> =>
  (await askProcess('inspect', file, limits)).pages;

/** @throws {UnreadableDocument} */
export const readDocument = (
  file: StoredFile,
  signal?: AbortSignal,
  limits = READING,
): Promise<DocumentContent> => askProcess('read', file, limits, signal);

const PROGRAM = join(import.meta.dirname, 'pdf-process.ts');

async function askProcess(
  task: 'inspect' | 'read',
  file: StoredFile,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<DocumentContent> {
  let answer: PdfAnswer | null = null;
  const hear = (message: unknown): void => {
    answer = message as PdfAnswer;
  };
  await runLimited(file, { program: PROGRAM, task, limits, signal, hear });
  return toContent(answer);
}

function toContent(answer: PdfAnswer | null): DocumentContent {
  // Without an answer, the child was killed at a limit, or crashed.
  if (answer === null) throw new UnreadableDocument({ key: 'document_too_heavy' });
  if ('fault' in answer) throw new UnreadableDocument({ key: answer.fault });
  if (answer.pages > DOCUMENT_MAX_PAGES) {
    throw new UnreadableDocument({ key: 'document_too_long', parameters: { n: DOCUMENT_MAX_PAGES } });
  }
  return answer;
}
