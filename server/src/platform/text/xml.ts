import { escapeMarkup, toXmlText } from './markup.ts';

/** Text that is already XML; other text is escaped when it is inserted. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Xml | string | number | null | readonly Content[];
type Attributes = Record<string, string | number | null>;

const write = (content: Content): string => {
  if (content === null) return '';
  if (content instanceof Xml) return content.text;
  return typeof content === 'object' ? content.map(write).join('') : escapeXml(String(content));
};

const escapeXml = (text: string): string => escapeMarkup(toXmlText(text));

/** Attributes that are null are omitted; empty ones are kept. */
export function element(name: string, attributes: Attributes, ...content: Content[]): Xml {
  const told = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inside = write(content);
  return new Xml(inside === '' ? `<${name}${told}/>` : `<${name}${told}>${inside}</${name}>`);
}

/** An element that contains only text; null if the text is empty. */
export const textElement = (name: string, text: string | number): Xml | null =>
  text === '' ? null : element(name, {}, text);

export const toXmlDocument = ({ text }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
