/** Structured data (JSON-LD) of an article. */
export interface Article {
  headline?: string | undefined;
  author?: string | undefined;
  published?: string | undefined;
  description?: string | undefined;
  language?: string | undefined;
  publisher?: string | undefined;
  picture?: string | undefined;
  url?: string | undefined;
}

type Thing = Record<string, unknown>;

const ARTICLE = /Article$|^BlogPosting$|^Report$|^VideoObject$|^RadioEpisode$|^PodcastEpisode$/;
const THINGS_MAX = 200;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function listThings(text: string): Thing[] {
  try {
    const roots = listOf(JSON.parse(text)).filter(isThing);
    return [...roots, ...roots.flatMap((root) => listOf(root['@graph']).filter(isThing))].slice(
      0,
      THINGS_MAX,
    );
  } catch {
    return [];
  }
}

/** The text itself, or the name of an object. */
function readText(value: unknown, ...names: string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (!isThing(value)) return undefined;
  return names.map((name) => value[name]).find((text): text is string => typeof text === 'string');
}

const isArticle = (thing: Thing): boolean =>
  listOf(thing['@type']).some((type) => typeof type === 'string' && ARTICLE.test(type));

/** Data of the first article in the texts; empty if there is none. */
export function readArticle(texts: readonly string[]): Article {
  const thing = texts.flatMap(listThings).find(isArticle);
  if (thing === undefined) return {};
  const authors = listOf(thing.author).flatMap((author) => readText(author, 'name') ?? []);
  return {
    headline: readText(thing.headline) ?? readText(thing.name),
    author: authors.join(', ') || undefined,
    published: readText(thing.datePublished) ?? readText(thing.uploadDate),
    description: readText(thing.description),
    language: readText(thing.inLanguage, 'alternateName', 'name'),
    publisher: readText(thing.publisher, 'name'),
    picture: readText(listOf(thing.image)[0], 'url', 'contentUrl'),
    url: readText(thing.mainEntityOfPage, '@id', 'url') ?? readText(thing.url),
  };
}
