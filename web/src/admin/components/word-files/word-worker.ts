import { readWordFile } from './read-word-file.ts';
import { type WordAnswer, WordFileError } from './word-file.ts';

/** Handles one file; the page then terminates the worker. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  const answer = (said: WordAnswer): void => postMessage(said);
  readWordFile(data).then(
    (text) => answer({ text }),
    (error: unknown) => answer({ problem: error instanceof WordFileError ? error.problem : 'broken' }),
  );
});
