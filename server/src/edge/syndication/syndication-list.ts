import type { Language } from '@press-room/contract/languages';
import type { SyndicatedRelease } from './public-releases.ts';
import type { Withdrawal } from './queries.ts';

/** A list of releases as newsrooms' systems take it. */
export interface SyndicationList {
  /** A URI that stays. */
  id: string;
  title: string;
  /** Issuer of the list. */
  author: string;
  language: Language;
  /** When anything of it last changed. */
  updated: string;
  releases: readonly SyndicatedRelease[];
  /** Recent withdrawals, newest first. */
  withdrawals: readonly Withdrawal[];
}
