import { Mark, mergeAttributes } from '@tiptap/core';

/** Inline marks besides bold and italic, with their shortcuts; those without one have no button. */
const INLINE_TAGS: Readonly<Record<string, { keys?: string; excludes?: string }>> = {
  s: { keys: 'Mod-Shift-s' },
  // Text cannot be subscript and superscript at once.
  sub: { keys: 'Mod-,', excludes: 'sub sup' },
  sup: { keys: 'Mod-.', excludes: 'sub sup' },
  u: {},
  small: {},
  q: {},
  cite: {},
};

const inline = Object.entries(INLINE_TAGS).map(([tag, { keys, excludes }]) =>
  Mark.create({
    name: tag,
    ...(excludes ? { excludes } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts: () => (keys ? { [keys]: ({ editor }) => editor.commands.toggleMark(tag) } : {}),
  }),
);

const Abbreviation = Mark.create({
  name: 'abbr',
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

/** Text in another language within a line. */
const Foreign = Mark.create({
  name: 'span',
  addAttributes: () => ({ lang: { default: null }, dir: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      setLink: (href: string) => ReturnType;
      unsetLink: () => ReturnType;
    };
  }
}

const SAFE = /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i;

/** Whether an address is allowed in a text; the server removes others. */
export const isSafeAddress = (href: string): boolean => SAFE.test(href.trim());

/** Tiptap's own extension includes an address parser that is larger than all marks together. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, hreflang: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isSafeAddress(link.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer' }),
    0,
  ],
  addCommands() {
    return {
      setLink:
        (href) =>
        ({ commands }) =>
          commands.setMark(this.name, { href }),
      unsetLink:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name, { extendEmptyMarkRange: true }),
    };
  },
});

export const MARKS = [Link, Abbreviation, Foreign, ...inline];
