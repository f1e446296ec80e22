/** Why a file was not opened: not .docx, too large, damaged, or not read in time. */
export type WordFileProblem = 'format' | 'large' | 'broken' | 'slow';

export class WordFileError extends Error {
  readonly problem: WordFileProblem;

  constructor(problem: WordFileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Text of a Word file as HTML; pictures refer to their index in `pictures`. */
export interface WordText {
  html: string;
  pictures: readonly { address: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }[];
  deletions: number;
  comments: number;
}

/** Answer of the worker. */
export type WordAnswer = { text: WordText } | { problem: WordFileProblem };
