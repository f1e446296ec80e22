import { toPictureFile } from '../pasting/picture-file.ts';
import { type WordAnswer, WordFileError, type WordText } from './word-file.ts';

const FILE_MAX_BYTES = 60 * 1024 ** 2;
const PATIENCE_MS = 30_000;

interface OpenedFile {
  html: string;
  /** Pictures by their addresses in the text; null for a format that the library does not accept. */
  named: ReadonlyMap<string, File | null>;
  deletions: number;
  comments: number;
}

/**
 * Opens a Word file in a worker, which is terminated on a timeout.
 * @throws WordFileError
 */
export async function openWordFile(file: File): Promise<OpenedFile> {
  if (file.size > FILE_MAX_BYTES) throw new WordFileError('large');
  const { html, pictures, deletions, comments } = await read(new Uint8Array(await file.arrayBuffer()));
  const base = file.name.replace(/\.\w+$/, '');
  const named = new Map<string, File | null>();
  for (const [at, { address, mediaType, bytes }] of pictures.entries()) {
    const picture = bytes.length > 0 ? toPictureFile(bytes, mediaType, at) : null;
    named.set(address, picture && new File([picture], `${base}-${picture.name}`, { type: picture.type }));
  }
  return { html, named, deletions, comments };
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<WordText> {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<WordText>((resolve, reject) => {
      const timer = setTimeout(() => reject(new WordFileError('slow')), PATIENCE_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<WordAnswer>) => {
        clearTimeout(timer);
        if ('text' in data) resolve(data.text);
        else reject(new WordFileError(data.problem));
      });
      worker.addEventListener('error', () => reject(new WordFileError('broken')));
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
