import type { DatabaseSync } from 'node:sqlite';
import { languageSchema } from '@press-room/contract/languages';
import { Marker } from '../../search/marks.ts';

/** Lets statements mark texts where they are read: the event loop's thread does neither. */
export function addMarks(file: DatabaseSync): void {
  // Texts are marked one after the other for the same words.
  let marker = new Marker('');
  file.function('press_room_mark', { deterministic: true }, (words, language, title, abstract, body) => {
    if (marker.words !== words) marker = new Marker(String(words));
    return marker.mark({
      language: languageSchema.parse(language),
      title: String(title),
      abstract: String(abstract),
      body: String(body),
    });
  });
}
