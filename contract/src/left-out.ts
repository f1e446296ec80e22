/** Elements removed with their content, because readers of the original document do not see it as text. */
export const SILENT_TAGS = [
  'applet',
  'audio',
  'canvas',
  'comment',
  'del',
  'embed',
  'head',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'w:del',
  'w:deltext',
  'w:movefrom',
  'xml',
] as const;

/** Properties of an element; absent attributes are omitted. */
export interface Marked {
  tag: string;
  class?: string | null | undefined;
  style?: string | null | undefined;
  href?: string | null | undefined;
  hidden?: string | null | undefined;
}

// Word marks deletions with `msoDel`; browser-based editors use change, suggestion or revision, followed by the action.
const DELETED = /(?:^|\s)mso(?:del|movefrom)|(?:change|suggestion|revision|redline)[\w-]*(?:delet|remov)/i;
const COMMENT_CLASS = /(?:^|\s)(?:msocomanchor|msocomtxt|msocomoff|MsoCommentReference)(?:\s|$)/i;
// Only `mso-comment-reference` contains the commented words themselves.
const COMMENT_STYLE = /mso-element:\s*comment|mso-special-character:\s*comment/i;
const COMMENT_ADDRESS = /#(?:_msocom_|cmnt)/i;
const HIDDEN = /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i;

/** Detects elements that office programs mark as not part of the text; null: text. */
export function toLeftOut(element: Marked): 'deletion' | 'comment' | 'hidden' | null {
  const style = element.style ?? '';
  const name = element.class ?? '';
  if (/^(?:del|w:del|w:deltext|w:movefrom)$/i.test(element.tag) || DELETED.test(name)) return 'deletion';
  if (/^comment$/i.test(element.tag) || COMMENT_CLASS.test(name) || COMMENT_STYLE.test(style))
    return 'comment';
  if (COMMENT_ADDRESS.test(element.href ?? '')) return 'comment';
  return typeof element.hidden === 'string' || HIDDEN.test(style) ? 'hidden' : null;
}

/** Whether a style strikes out the text. */
export const isStruckBy = (style: string): boolean =>
  /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i.test(style);
