import { z } from 'zod';

const isControl = (character: string): boolean =>
  character < ' ' || ['\u007f', '\u0085', '\u2028', '\u2029'].includes(character);

/** Converts to one line, because text after a line break in a mail header would be another header. */
export const toSingleLine = (text: string): string =>
  Array.from(text, (character) => (isControl(character) ? ' ' : character))
    .join('')
    .trim();

/** A name, or another text for a header, a list or a subject. */
export const lineSchema = (max: number) => z.string().transform(toSingleLine).pipe(z.string().max(max));
