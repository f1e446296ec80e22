import { describe, expect, it } from 'vitest';
import { buildSnippet, highlightAll } from '../excerpts/snippet.ts';
import { parseQuery } from '../query.ts';
import { splitWords } from './words.ts';

const wordsOf = (text: string): string[] => splitWords(text).map(({ word }) => word);

describe('letters that are set with spaces', () => {
  it.each([
    ['S O M M A R I O', ['sommario']],
    ['s o m m a r i o', ['sommario']],
    ['S o m m a r i o', ['sommario']],
    ['Indice\nS O M M A R I O\nPagina', ['indice', 'sommario', 'pagina']],
    ['S O M M A R I O a cura di', ['sommario', 'a', 'cura', 'di']],
    ['S O M M A R I O 2 0 2 6', ['sommario', '2', '0', '2', '6']],
    ['Q U A L I T À', ['qualita']],
    ['S O M M A R I O', ['sommario']],
    ['L A   C E R A M I C A', ['l', 'a', 'ceramica']],
    // Prose, enumerations, numbers and initials are unchanged.
    ['e a o', ['e', 'a', 'o']],
    ['vitamine A B C', ['vitamine', 'a', 'b', 'c']],
    ['va a e o e', ['va', 'aeoe']],
    ['1 2 3 4 5', ['1', '2', '3', '4', '5']],
    ['J. R. R. T. Neri', ['j', 'r', 'r', 't', 'neri']],
    ['x y\nz w', ['x', 'y', 'z', 'w']],
    ['60 x 120', ['60', 'x', '120']],
  ])('reads %j as %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('are marked from the first to the last', () => {
    const text = 'Pagina 3 S O M M A R I O Editoriale';
    const marked = highlightAll(text, parseQuery('sommario'), 'it')
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join('');
    expect(marked).toBe('Pagina 3 [S O M M A R I O] Editoriale');
  });

  it('are shown where a long text has them', () => {
    const text = `${'Il settore cresce. '.repeat(40)}S O M M A R I O ${'Il settore cresce. '.repeat(40)}`;
    const hits = buildSnippet(text, parseQuery('sommario'), 'it', 100).filter(({ hit }) => hit);
    expect(hits).toEqual([{ text: 'S O M M A R I O', hit: true }]);
  });
});
