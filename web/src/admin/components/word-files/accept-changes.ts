import { DOMParser, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import { WordFileError } from './word-file.ts';

export interface Accepted {
  xml: string;
  deletions: number;
  /** Ids of the comments in the text. */
  comments: ReadonlySet<string>;
}

const WORDS = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/.*wordprocessingml/;
const MATHS = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/.*\/math$/;

export function parseXml(xml: string): Element {
  // Word files contain no DOCTYPE, and entities would be a risk.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new WordFileError('broken');
  try {
    const root = new DOMParser({ onError: stop }).parseFromString(xml, 'text/xml').documentElement;
    if (root) return root;
  } catch {
    // Thrown below.
  }
  throw new WordFileError('broken');
}

function stop(level: string): void {
  if (level !== 'warning') throw new WordFileError('broken');
}

/** Name of a word-processing element; empty for other namespaces. */
const nameOf = (element: Element): string =>
  WORDS.test(element.namespaceURI ?? '') ? (element.localName ?? '') : '';

function* children(element: Element): Generator<Element> {
  for (let child: Node | null = element.firstChild; child !== null; ) {
    const next: Node | null = child.nextSibling;
    if (isElement(child)) yield child;
    child = next;
  }
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

const childOf = (element: Element | undefined, name: string): Element | undefined => {
  if (element !== undefined) for (const child of children(element)) if (nameOf(child) === name) return child;
  return undefined;
};

const settingOf = (element: Element | undefined): string | null => {
  const values = Array.from(element?.attributes ?? []);
  return values.find(({ localName, name }) => (localName ?? name) === 'val')?.value ?? null;
};

/** Whether an on/off property, such as `<w:vanish/>`, is on. */
const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off)$/.test(settingOf(element) ?? '');

/** Styles of hidden text. */
export function listHiddenStyles(styles: string): Set<string> {
  const hidden = new Set<string>();
  for (const style of children(parseXml(styles))) {
    const id = Array.from(style.attributes).find(({ localName }) => localName === 'styleId')?.value;
    if (id !== undefined && isOn(childOf(childOf(style, 'rPr'), 'vanish'))) hidden.add(id);
  }
  return hidden;
}

/** Accepts all changes of a text: keeps insertions; removes deletions, comments and hidden text. */
export function acceptChanges(xml: string, hiddenStyles: ReadonlySet<string>): Accepted {
  const root = parseXml(xml);
  const walk = new Walk(hiddenStyles);
  walk.accept(root);
  return {
    xml: new XMLSerializer().serializeToString(root),
    deletions: walk.deletions,
    comments: walk.comments,
  };
}

const PROPERTIES = /Pr$/;
/** Start and end markers, without text. */
const MARKS =
  /^(?:bookmark|commentRange|move(?:From|To)Range|permStart|permEnd|proofErr|lastRenderedPageBreak)/;

class Walk {
  deletions = 0;
  readonly comments = new Set<string>();
  readonly #hiddenStyles: ReadonlySet<string>;

  constructor(hiddenStyles: ReadonlySet<string>) {
    this.#hiddenStyles = hiddenStyles;
  }

  accept(element: Element): void {
    let isAfterDeletion = false;
    for (const child of children(element)) {
      const name = nameOf(child);
      if (isDeleted(child)) {
        const isText = /\S/.test(child.textContent ?? '');
        if (isText && !isAfterDeletion) this.deletions += 1;
        isAfterDeletion ||= isText;
        drop(child);
        continue;
      }
      if (!MARKS.test(name)) isAfterDeletion = false;
      if (name === 'moveFrom' || this.#isHidden(child)) drop(child);
      else this.#acceptOne(child, name);
    }
  }

  #acceptOne(child: Element, name: string): void {
    if (name === 'commentReference') {
      const id = Array.from(child.attributes).find(({ localName }) => localName === 'id')?.value;
      this.comments.add(id ?? String(this.comments.size));
      drop(child);
    } else if (name === 'dstrike' && isOn(child)) rename(child, 'strike');
    else if (!PROPERTIES.test(name)) {
      this.accept(child);
      if (/^(?:fldSimple|dir|bdo)$/.test(name) || isMaths(child, 'oMathPara')) unwrap(child);
      else if (isMaths(child, 'oMath')) toRun(child);
    } else if (name === 'rPr') this.accept(child);
  }

  #isHidden(element: Element): boolean {
    const properties = childOf(element, nameOf(element) === 'r' ? 'rPr' : 'pPr');
    if (nameOf(element) === 'r' && isOn(childOf(properties, 'vanish'))) return true;
    const style = settingOf(childOf(properties, nameOf(element) === 'r' ? 'rStyle' : 'pStyle'));
    return style !== null && this.#hiddenStyles.has(style);
  }
}

/** Deleted text, row or cell. A deleted end of a paragraph is kept in its properties, and joins two paragraphs. */
function isDeleted(element: Element): boolean {
  const name = nameOf(element);
  if (name === 'del') return !PROPERTIES.test(element.parentNode?.nodeName ?? '');
  if (name === 'tr') return childOf(childOf(element, 'trPr'), 'del') !== undefined;
  return name === 'tc' && childOf(childOf(element, 'tcPr'), 'cellDel') !== undefined;
}

const isMaths = (element: Element, name: string): boolean =>
  element.localName === name && MATHS.test(element.namespaceURI ?? '');

const drop = (element: Element): void => {
  element.parentNode?.removeChild(element);
};

function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  drop(element);
}

const WORDS_2006 = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function create(element: Element, name: string): Element {
  const made = element.ownerDocument?.createElementNS(WORDS_2006, `w:${name}`);
  if (!made) throw new WordFileError('broken');
  return made;
}

const rename = (element: Element, name: string): void => {
  element.parentNode?.replaceChild(create(element, name), element);
};

/** Converts a formula to its characters in their order. */
function toRun(formula: Element): void {
  const [run, words] = [create(formula, 'r'), create(formula, 't')];
  words.textContent = formula.textContent ?? '';
  run.appendChild(words);
  formula.parentNode?.replaceChild(run, formula);
}
