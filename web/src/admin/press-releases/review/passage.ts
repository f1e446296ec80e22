import { LANGUAGES } from '@press-room/contract/languages';
import { CONTEXT_MAX_LENGTH, type Passage, QUOTE_MAX_LENGTH } from '@press-room/contract/release-reviews';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { useEffect, useState } from 'react';

const BLOCKS = 'p, h2, h3, h4, li, blockquote, figcaption, td, th, tr, br, hr';

/** Text of a part of a body, with blocks separated as on the server and embedded media left out. */
function wordsOf(part: Range): string {
  const box = document.createElement('div');
  box.append(part.cloneContents());
  for (const drawn of box.querySelectorAll('[contenteditable="false"]')) drawn.remove();
  for (const block of box.querySelectorAll(BLOCKS)) block.append('\n');
  return box.textContent ?? '';
}

const unwrap = (text: string): string => text.replace(/\s+/g, ' ');

function toPassage(name: string, before: string, words: string, after: string): Passage | null {
  const [, language, field] = name.split('.');
  const spoken = LANGUAGES.find((each) => each === language);
  const part = RELEASE_TEXT_FIELDS.find((each) => each === field);
  const all = unwrap(words).trim();
  if (!spoken || !part || all === '') return null;
  const suffix = all.slice(QUOTE_MAX_LENGTH) + unwrap(after);
  return {
    language: spoken,
    field: part,
    exact: all.slice(0, QUOTE_MAX_LENGTH),
    prefix: unwrap(before).slice(-CONTEXT_MAX_LENGTH),
    suffix: suffix.slice(0, CONTEXT_MAX_LENGTH),
  };
}

function readField({ name, value, selectionStart, selectionEnd }: HTMLTextAreaElement): Passage | null {
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
  return toPassage(name, before, value.slice(selectionStart, selectionEnd), after);
}

function readBody(body: HTMLElement, chosen: Range): Passage | null {
  const [before, after] = [document.createRange(), document.createRange()];
  before.selectNodeContents(body);
  before.setEnd(chosen.startContainer, chosen.startOffset);
  after.selectNodeContents(body);
  after.setStart(chosen.endContainer, chosen.endOffset);
  return toPassage(body.dataset.name ?? '', wordsOf(before), wordsOf(chosen), wordsOf(after));
}

/** Selection in a text of the release; null if there is none. */
export function readPassage(): Passage | null {
  const focused = document.activeElement;
  if (focused instanceof HTMLTextAreaElement && focused.name.startsWith('text.')) return readField(focused);
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const chosen = selection.getRangeAt(0);
  const inside = chosen.commonAncestorContainer;
  const element = inside instanceof Element ? inside : inside.parentElement;
  const body = element?.closest<HTMLElement>('[data-name^="text."]');
  return body ? readBody(body, chosen) : null;
}

const IS_TEXT = '[name^="text."], [data-name^="text."]';

/** Last selected passage. It is kept when the focus moves to the comment, which clears the selection. */
export function useSelectedPassage(): [Passage | null, () => void] {
  const [passage, setPassage] = useState<Passage | null>(null);
  useEffect(() => {
    const read = () => {
      // A selection in the comment itself is not a passage.
      if (document.activeElement?.matches(IS_TEXT)) setPassage(readPassage());
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return [passage, () => setPassage(null)];
}
