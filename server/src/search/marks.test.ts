import { expect, it } from 'vitest';
import { Marker } from './marks.ts';

const TEXT = {
  language: 'it' as const,
  title: 'Forni elettrici',
  abstract: 'Un anno di prove a Sassuolo.',
  body: '<p>La cottura cambia.</p><p>I <strong>forni</strong> a idrogeno sono accesi.</p>',
};

const mark = (words: string): string => {
  const { title, text } = JSON.parse(new Marker(words).mark(TEXT)) as Record<
    'title' | 'text',
    { text: string; hit: boolean }[]
  >;
  return [title, text]
    .map((parts) => parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join(''))
    .join(' | ');
};

it.each([
  ['forno sassuolo', '[Forni] elettrici | Un anno di prove a [Sassuolo].'],
  ['idrogeno', 'Forni elettrici | La cottura cambia. I forni a [idrogeno] sono accesi.'],
  ['kiln', '[Forni] elettrici | La cottura cambia. I [forni] a idrogeno sono accesi.'],
  ['laguna', 'Forni elettrici | Un anno di prove a Sassuolo.'],
])('marks %j in the title, and in the abstract or else in the body', (words, expected) => {
  expect(mark(words)).toBe(expected);
  // The same where the body comes later, if at all.
  const marker = new Marker(words);
  const { body, ...head } = TEXT;
  expect(marker.markHead(head) ?? marker.markBody({ ...head, body })).toBe(marker.mark(TEXT));
});
