import type { Language } from '@press-room/contract/languages';

/** Two phrases of the trade that stand for each other. */
export interface Term {
  source: string;
  target: string;
}

export interface TranslationRequest {
  from: Language;
  to: Language;
  /**
   * XML: `<t1>…</t1>` and `<t2/>` stand for formatting, `<keep>…</keep>` holds what must stay as it is. An answer has as
   * many, in the same form.
   */
  passages: readonly string[];
  /** The whole glossary of the trade. */
  glossary: readonly Term[];
  /** Of the glossary, those that stand in the passages. */
  terms: readonly Term[];
  signal: AbortSignal;
}

/** A JPEG. */
interface PictureRequest {
  picture: Buffer;
  /** What the office says of it already: its captions and keywords. */
  about: string;
  signal: AbortSignal;
}

type PictureWords = Record<'alt' | 'caption', Record<Language, string>>;

/** Of the account at a provider, in its period. */
interface ProviderQuota {
  characters: number;
  most: number;
}

/** Where texts of the house go, and what comes back. */
export interface TranslationProvider {
  /** The host that is sent the texts. */
  host: string;
  /** @throws {ProviderFailure}; null: what came for a passage cannot be read */
  translate: (request: TranslationRequest) => Promise<(string | null)[]>;
  /** Asks whether it takes this key, without a text; null: it has no quota. @throws {ProviderFailure} */
  check: (signal: AbortSignal) => Promise<ProviderQuota | null>;
  /** Null: it sees no pictures. @throws {ProviderFailure} */
  describe: ((request: PictureRequest) => Promise<PictureWords>) | null;
}

/** `refused`: the key or the request is wrong. `limited`: it wants to be asked later. `unreadable`: it answered nonsense. */
export type FailureKind = 'refused' | 'quota' | 'limited' | 'unreachable' | 'slow' | 'unreadable';

export class ProviderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, words: string) {
    super(words);
    this.kind = kind;
  }
}
