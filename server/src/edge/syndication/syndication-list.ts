import type { Language } from '@press-room/contract/languages';
import type { SyndicatedRelease } from './public-releases.ts';
import type { Withdrawal } from './queries.ts';

/** A list of releases for newsroom systems. */
export interface SyndicationList {
  /** A permanent URI. */
  id: string;
  title: string;
  /** Issuer of the list. */
  author: string;
  language: Language;
  /** Last change of any part. */
  updated: string;
  releases: readonly SyndicatedRelease[];
  /** Recent withdrawals, newest first. */
  withdrawals: readonly Withdrawal[];
}
