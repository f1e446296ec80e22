const isControl = (character: string): boolean =>
  character < ' ' || ['\u007f', '\u0085', '\u2028', '\u2029'].includes(character);

/** One line, whatever a person typed: what follows a line break in a mail's header would be another header. */
export const toSingleLine = (text: string): string =>
  Array.from(text, (character) => (isControl(character) ? ' ' : character))
    .join('')
    .trim();
