import type { Language } from '@press-room/contract/languages';
import { BASKET_BYTES_MAX } from '@press-room/contract/limits';
import { PICTURE_USES } from '@press-room/contract/picture-uses';
import { inBytes } from '../../platform/text/sizes.ts';
import { element, type Xml } from '../../platform/text/xml.ts';
import { groundClass, paragraph, say } from '../alerts/page/shell.ts';
import { type ChosenItem, keyOf } from './queries.ts';

/** An item for its reader. */
export interface ShownItem extends ChosenItem {
  /** Null: no longer available. */
  found: {
    title: string;
    isEarly: boolean;
    isPicture: boolean;
    credit: string;
    alt: string;
    placeholder: string;
    text: string | null;
  } | null;
}

const button = (href: string, text: string, isQuiet = false): Xml =>
  element('a', { href, class: isQuiet ? 'button quiet' : 'button' }, text);

/** Archive of all available items, if there is more than one. */
export function writeAll(path: string, items: readonly ShownItem[], language: Language): Xml[] {
  const given = items.filter(({ found }) => found !== null);
  const bytes = given.reduce((sum, item) => sum + item.bytes, 0);
  if (given.length < 2 || bytes > BASKET_BYTES_MAX) return [];
  // A release may also contain pictures.
  const mayBeMade = given.some(({ found, kind }) => found?.isPicture === true || kind === 'press_release');
  if (!mayBeMade) {
    const text = say(language, 'handout_zip', { size: inBytes(bytes, language) });
    return [element('div', { class: 'row' }, button(`${path}/all`, text))];
  }
  return [
    element(
      'form',
      { method: 'get', action: `${path}/all` },
      element(
        'label',
        {},
        say(language, 'handout_use'),
        element(
          'select',
          { name: 'use' },
          PICTURE_USES.map((use) => element('option', { value: use }, say(language, `handout_use_${use}`))),
        ),
      ),
      // Its size depends on the choice.
      element('div', { class: 'row' }, element('button', {}, say(language, 'handout_zip_made'))),
    ),
  ];
}

/** Available items with size and action; others are only counted. */
export function writeItems(path: string, items: readonly ShownItem[], language: Language): Xml[] {
  const hasArchive = writeAll(path, items, language).length > 0;
  return items.map((item) => {
    const key = keyOf(item);
    const address = `${path}/${key}`;
    const { found, kind } = item;
    if (found === null)
      return element('section', { class: 'card', id: key }, paragraph(say(language, 'handout_gone'), 'soft'));
    return element(
      'section',
      { class: 'card', id: key, 'aria-labelledby': `title-${key}` },
      element('h2', { id: `title-${key}` }, found.title),
      found.isEarly ? element('p', { class: 'notice' }, say(language, 'handout_early')) : null,
      found.isPicture
        ? element('img', {
            src: `${address}/preview`,
            alt: found.alt,
            class: groundClass(found.placeholder),
            loading: 'lazy',
          })
        : null,
      found.credit === '' ? null : paragraph(say(language, 'handout_credit', { name: found.credit }), 'soft'),
      found.text === null
        ? null
        : element(
            'details',
            {},
            element('summary', {}, say(language, 'handout_read')),
            element('p', { class: 'lines' }, found.text),
          ),
      element(
        'div',
        { class: 'row' },
        button(
          `${address}/file`,
          say(language, kind === 'press_release' ? 'handout_all' : 'handout_save', {
            size: inBytes(item.bytes, language),
          }),
          hasArchive,
        ),
        kind === 'press_release' ? button(`${address}/text`, say(language, 'handout_word'), true) : null,
      ),
    );
  });
}
