import { z } from 'zod';
import { askProvider } from './ask-provider.ts';
import { ProviderFailure, type TranslationProvider } from './provider.ts';

const answerSchema = z.object({ translatedText: z.array(z.string()) });
/** Passages per request: a self-hosted server needs time for each. */
const PASSAGES_MAX = 20;

/** LibreTranslate: HTML in which `translate="no"` marks text to keep. It has no glossary. */
export const libretranslate = ({ url, key }: { url: URL; key: string | undefined }): TranslationProvider => ({
  host: url.host,
  describe: null,
  check: async (signal) => {
    const asked = new URL(`${url.pathname.replace(/\/$/, '')}/languages`, url);
    await askProvider({ url: asked, method: 'GET' }, signal);
    return null;
  },
  translate: async ({ from, to, passages, signal }) => {
    const found: string[] = [];
    for (let at = 0; at < passages.length; at += PASSAGES_MAX) {
      const q = passages.slice(at, at + PASSAGES_MAX).map(toTheirs);
      const body = { q, source: from, target: to, format: 'html', ...(key && { api_key: key }) };
      const asked = new URL(`${url.pathname.replace(/\/$/, '')}/translate`, url);
      const answer = answerSchema.safeParse(await askProvider({ url: asked, body }, signal));
      if (!answer.success || answer.data.translatedText.length !== q.length)
        throw new ProviderFailure('unreadable', 'an answer of another form');
      found.push(...answer.data.translatedText.map(toOurs));
    }
    return found;
  },
});

/** HTML tags: LibreTranslate treats others as breaks in the sentence. */
const toTheirs = (xml: string): string =>
  xml
    .replace(/<t(\d+)\/>/g, '<br id="t$1">')
    .replace(/<t(\d+)>/g, '<span id="t$1">')
    .replaceAll('<keep>', '<span translate="no">')
    .replace(/<\/(?:t\d+|keep)>/g, '</span>');

function toOurs(html: string): string {
  const open: string[] = [];
  return html.replace(
    /<(\/?)(span|br)\b([^<>]*)>/gi,
    (whole: string, slash: string, tag: string, attributes: string) => {
      const id = /\bid="t(\d+)"/.exec(attributes)?.[1];
      if (tag.toLowerCase() === 'br') return id === undefined ? whole : `<t${id}/>`;
      if (slash === '/') return `</${open.pop() ?? 'span'}>`;
      const name = id === undefined ? (/\btranslate="no"/.test(attributes) ? 'keep' : 'span') : `t${id}`;
      open.push(name);
      return `<${name}>`;
    },
  );
}
