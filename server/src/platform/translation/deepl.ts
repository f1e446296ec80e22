import { createHash } from 'node:crypto';
import { z } from 'zod';
import { askProvider } from './ask-provider.ts';
import { ProviderFailure, type Term, type TranslationProvider, type TranslationRequest } from './provider.ts';

/** Limits of DeepL per request: 50 texts and 128 KiB. */
const TEXTS_MAX = 50;
const BYTES_MAX = 100_000;

const translationsSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });
const glossarySchema = z.object({ glossary_id: z.string(), name: z.string(), ready: z.boolean() });
const usageSchema = z.object({ character_count: z.int(), character_limit: z.int() });
const glossariesSchema = z.object({ glossaries: z.array(glossarySchema) });

/** DeepL's API v2: XML with ignored tags, and a DeepL glossary for technical terms. */
export function deepl({ url, key }: { url: URL; key: string }): TranslationProvider {
  const headers = { Authorization: `DeepL-Auth-Key ${key}` };
  const at = (path: string): URL => new URL(`${url.pathname.replace(/\/$/, '')}${path}`, url);
  const glossaries = new Map<string, string>();

  /** Glossaries never change: their name contains a hash of their content. */
  async function glossaryOf({ from, to, glossary, signal }: TranslationRequest): Promise<string | null> {
    if (glossary.length === 0) return null;
    const entries = toEntries(glossary);
    const digest = createHash('sha256').update(entries).digest('hex').slice(0, 16);
    const name = `press-room ${from}-${to} ${digest}`;
    const known = glossaries.get(name);
    if (known !== undefined) return known;
    const { glossaries: listed } = parse(
      glossariesSchema,
      await askProvider({ url: at('/v2/glossaries'), method: 'GET', headers }, signal),
    );
    const found =
      listed.find((each) => each.name === name) ??
      parse(
        glossarySchema,
        await askProvider(
          {
            url: at('/v2/glossaries'),
            headers,
            body: { name, source_lang: from, target_lang: to, entries, entries_format: 'tsv' },
          },
          signal,
        ),
      );
    // It is used from the next request on; its terms are checked in any case.
    if (!found.ready) return null;
    glossaries.set(name, found.glossary_id);
    return found.glossary_id;
  }

  return {
    host: url.host,
    describe: null,
    check: async (signal) => {
      const answer = await askProvider({ url: at('/v2/usage'), method: 'GET', headers }, signal);
      const { character_count, character_limit } = parse(usageSchema, answer);
      return { characters: character_count, most: character_limit };
    },
    translate: async (request) => {
      const glossary_id = await glossaryOf(request);
      const found: string[] = [];
      for (const text of inParts(request.passages)) {
        const body = {
          text,
          source_lang: request.from.toUpperCase(),
          target_lang: request.to === 'en' ? 'EN-GB' : request.to.toUpperCase(),
          tag_handling: 'xml',
          ignore_tags: ['keep'],
          split_sentences: 'nonewlines',
          ...(glossary_id === null ? {} : { glossary_id }),
        };
        const answer = await askProvider({ url: at('/v2/translate'), headers, body }, request.signal).catch(
          (error: unknown) => {
            // A deleted glossary is created again with the next request.
            glossaries.clear();
            throw error;
          },
        );
        const { translations } = parse(translationsSchema, answer);
        if (translations.length !== text.length)
          throw new ProviderFailure('unreadable', 'another number of texts');
        found.push(...translations.map((each) => each.text));
      }
      return found;
    },
  };
}

function parse<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderFailure('unreadable', 'an answer of another form');
  return parsed.data;
}

const toEntries = (terms: readonly Term[]): string =>
  [...new Map(terms.map(({ source, target }) => [source, target]))]
    .map(([source, target]) => `${source}\t${target}`)
    .toSorted()
    .join('\n');

function* inParts(passages: readonly string[]): Generator<string[]> {
  let part: string[] = [];
  let bytes = 0;
  for (const passage of passages) {
    const size = Buffer.byteLength(JSON.stringify(passage)) + 1;
    if (part.length === TEXTS_MAX || (part.length > 0 && bytes + size > BYTES_MAX)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(passage);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
