import type { Language } from '@press-room/contract/languages';

/** A term and its translation. */
export interface Term {
  source: string;
  target: string;
}

export interface TranslationRequest {
  from: Language;
  to: Language;
  /**
   * XML: `<t1>…</t1>` and `<t2/>` represent formatting, `<keep>…</keep>` contains text to keep unchanged. The answer
   * has the same number of passages in the same form.
   */
  passages: readonly string[];
  /** The whole glossary. */
  glossary: readonly Term[];
  /** Terms of the glossary that occur in the passages. */
  terms: readonly Term[];
  signal: AbortSignal;
}

/** A JPEG. */
interface PictureRequest {
  picture: Buffer;
  /** Existing captions and keywords of the picture. */
  about: string;
  signal: AbortSignal;
}

type PictureWords = Record<'alt' | 'caption', Record<Language, string>>;

/** Quota of the provider account in its billing period. */
interface ProviderQuota {
  characters: number;
  most: number;
}

/** External service that translates texts and describes pictures. */
export interface TranslationProvider {
  /** Host that receives the texts. */
  host: string;
  /** @throws {ProviderFailure}; null: the answer for a passage cannot be read */
  translate: (request: TranslationRequest) => Promise<(string | null)[]>;
  /** Checks the key without sending a text; null: no quota. @throws {ProviderFailure} */
  check: (signal: AbortSignal) => Promise<ProviderQuota | null>;
  /** Null: it does not describe pictures. @throws {ProviderFailure} */
  describe: ((request: PictureRequest) => Promise<PictureWords>) | null;
}

/** `refused`: the key or the request is wrong. `limited`: retry later. `unreadable`: the answer is invalid. */
export type FailureKind = 'refused' | 'quota' | 'limited' | 'unreachable' | 'slow' | 'unreadable';

export class ProviderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, words: string) {
    super(words);
    this.kind = kind;
  }
}
