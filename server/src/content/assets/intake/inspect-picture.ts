import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import { measureColour, readPicture } from '../../../platform/pictures/open-picture.ts';
import { toReadable } from '../readable/readable.ts';
import { type EmbeddedWords, readEmbeddedWords } from './embedded-words.ts';

/** Properties of a completely read file. */
interface Inspected {
  width: number;
  height: number;
  placeholder: string;
  embedded: EmbeddedWords | null;
}

// Runs in the picture process, for `intake.ts`.

export async function* perform(file: Buffer, media_type: string): AsyncGenerator<Inspected> {
  const readable = await toReadable(file, media_type);
  const { width, height } = await readPicture(readable, ASSET_MAX_PIXELS);
  const placeholder = await measureColour(readable, ASSET_MAX_PIXELS);
  yield { width, height, placeholder, embedded: await readEmbeddedWords(file) };
}
