import type { DatabaseSync } from 'node:sqlite';
import { languageSchema } from '@press-room/contract/languages';
import { Marker } from '../../search/marks.ts';
import { MarksWriter } from './marks-bytes.ts';

/**
 * Lets a statement mark the texts of its rows where they are read: the event loop's thread does neither, and is handed what it
 * sends on as it stands.
 */
export function addMarks(file: DatabaseSync): void {
  const written = new MarksWriter();
  // Texts are marked one after the other for the same words, of the same language.
  let marker = new Marker('');
  let language = languageSchema.parse('it');
  file.aggregate('press_room_marks', {
    start: () => written.begin(),
    step: (_, words, id, of, title, abstract, body) => {
      if (marker.words !== words) marker = new Marker(String(words));
      if (language !== of) language = languageSchema.parse(of);
      const text = { language, title: String(title), abstract: String(abstract), body: String(body) };
      return written.add(Number(id), marker.mark(text));
    },
    result: () => written.end(),
  });
}
