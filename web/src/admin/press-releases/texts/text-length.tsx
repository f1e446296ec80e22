import type { Language } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { type Editor, useEditorState } from '@tiptap/react';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { addSizes, measureNode, measureText, type TextSize } from '../../components/rich-text/text-size.ts';
import { useShown } from '../saving/use-editing.ts';
import styles from './texts.module.css';

const LINES = RELEASE_TEXT_FIELDS.filter((field) => field !== 'body');

const toWords = ({ words, characters }: TextSize) => ({
  words: m['office.editor.count.words']({ count: words, shown: formatNumber(words) }),
  characters: m['office.editor.count.characters']({ count: characters, shown: formatNumber(characters) }),
});

/** Length of a text, alone and with title and abstract. Not a live region, to keep screen readers quiet while typing. */
export function TextLength({ editor, language }: { editor: Editor; language: Language }) {
  const shown = useShown().text[language];
  const body = useEditorState({ editor, selector: ({ editor: each }) => measureNode(each.state.doc) });
  const whole = addSizes([body, ...LINES.map((field) => measureText(shown?.[field] ?? ''))]);
  return (
    <p className={styles.length}>
      <span>{m['office.editor.count.body'](toWords(body))}</span>
      <span>{m['office.editor.count.whole'](toWords(whole))}</span>
    </p>
  );
}
