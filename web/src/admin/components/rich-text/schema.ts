import { Extension, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { ComingPicture, type DrawComing } from './coming-picture.ts';
import { MARKS } from './marks.ts';
import { type DrawPicture, Picture } from './picture.ts';
import { QUOTE } from './quote.ts';
import { TABLE } from './table.ts';

/** The server keeps language attributes on these elements. */
const Languages = Extension.create({
  name: 'languages',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'bulletList',
        'orderedList',
        'listItem',
        'quote',
        'tableCell',
        'tableHeader',
      ],
      attributes: { lang: { default: null }, dir: { default: null } },
    },
  ],
});

/** Rendering of non-text nodes. */
export interface Drawing {
  picture?: DrawPicture;
  coming?: DrawComing;
}

/**
 * Rich-text schema of releases: the same as the server's sanitiser, plus placeholders of pictures that are being
 * uploaded.
 */
export const richText = ({
  picture = () => undefined,
  coming = () => () => undefined,
}: Drawing = {}): Extensions => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList.extend({
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (list) => Number(list.getAttribute('start') ?? 1) || 1,
        renderHTML: ({ start }: Record<string, unknown>) => (start === 1 ? {} : { start }),
      },
    }),
  }),
  ListItem,
  HardBreak,
  HorizontalRule,
  Bold,
  Italic,
  Languages,
  Picture.configure({ draw: picture }),
  ComingPicture.configure({ draw: coming }),
  ...MARKS,
  ...QUOTE,
  ...TABLE,
];
