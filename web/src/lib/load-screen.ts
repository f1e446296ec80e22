import { CHUNK_LOAD_TIMEOUT_MS } from '@press-room/contract/limits';

/** Script or style of a screen that failed to load; `code` is its name in spec section 8. */
export class ChunkLoadError extends Error {
  readonly code: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(reason: unknown) {
    const said = reason instanceof Error ? reason.message : String(reason);
    super(said);
    // Message of the bundler's loader for a style.
    this.code = said.startsWith('Unable to preload CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
    this.name = this.code;
  }
}

/** Loads a chunk of the app, within a time limit. @throws {ChunkLoadError} */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  limitMs = CHUNK_LOAD_TIMEOUT_MS,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout of ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
