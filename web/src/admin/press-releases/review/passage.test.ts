import { describe, expect, it } from 'vitest';
import { readPassage } from './passage.ts';

describe('a passage that is selected', () => {
  it('is identified by its words and their context, with blocks separated', () => {
    document.body.innerHTML =
      '<div data-name="text.it.body"><p>Primo detto.</p><p>Le <b>piastrelle</b> rosse restano.</p></div>';
    const [bold, last] = [
      document.querySelector('b')?.firstChild,
      document.querySelectorAll('p')[1]?.lastChild,
    ];
    document.getSelection()?.setBaseAndExtent(bold as Node, 0, last as Node, 6);
    expect(readPassage()).toEqual({
      language: 'it',
      field: 'body',
      exact: 'piastrelle rosse',
      prefix: 'Primo detto. Le ',
      suffix: ' restano. ',
    });
    document.body.innerHTML = '';
  });

  it('can be in a title', () => {
    document.body.innerHTML = '<textarea name="text.en.title">Exports grow fast</textarea>';
    const field = document.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(8, 12);
    expect(readPassage()).toMatchObject({
      language: 'en',
      field: 'title',
      exact: 'grow',
      prefix: 'Exports ',
    });
    field?.setSelectionRange(8, 8);
    expect(readPassage()).toBeNull();
    document.body.innerHTML = '';
  });
});
