import type { DatabaseSync } from 'node:sqlite';
import { languageSchema } from '@press-room/contract/languages';
import { markText } from '../../search/marks.ts';

/** Lets statements mark texts where they are read: the event loop's thread does neither. */
export function addMarks(file: DatabaseSync): void {
  file.function('press_room_mark', { deterministic: true }, (words, language, title, abstract, body) =>
    markText(String(words), {
      language: languageSchema.parse(language),
      title: String(title),
      abstract: String(abstract),
      body: String(body),
    }),
  );
}
