import { expect, it } from 'vitest';
import { parseQuery } from '../query.ts';
import { markAbstract, markBody } from './highlighter.ts';

const HEAD = {
  language: 'it' as const,
  title: 'Forni elettrici',
  abstract: 'Un anno di prove a Sassuolo.',
};
const BODY = '<p>La cottura cambia.</p><p>I <strong>forni</strong> a idrogeno sono accesi.</p>';

it.each([
  ['forno sassuolo', true, '[Forni] elettrici | Un anno di prove a [Sassuolo].'],
  ['idrogeno', false, 'Forni elettrici | La cottura cambia. I forni a [idrogeno] sono accesi.'],
  ['kiln', false, '[Forni] elettrici | La cottura cambia. I [forni] a idrogeno sono accesi.'],
  ['laguna', false, 'Forni elettrici | Un anno di prove a Sassuolo.'],
])('marks %j in the title, and in the abstract or else in the body', (words, isInAbstract, expected) => {
  const query = parseQuery(words);
  const inAbstract = markAbstract(HEAD, query);
  const { title, text } = inAbstract ?? markBody(HEAD, BODY, query);
  const shown = [title, text].map((parts) =>
    parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join(''),
  );
  expect([inAbstract !== null, shown.join(' | ')]).toEqual([isInAbstract, expected]);
});
