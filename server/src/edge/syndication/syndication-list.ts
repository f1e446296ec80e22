import type { Language } from '@press-room/contract/languages';
import type { SyndicatedRelease } from './public-releases.ts';
import type { Withdrawal } from './queries.ts';

/** A list of releases as newsrooms' systems take it. */
export interface SyndicationList {
  /** A URI that stays. */
  id: string;
  title: string;
  /** Whose list it is. */
  author: string;
  language: Language;
  /** When anything of it last changed. */
  updated: string;
  releases: readonly SyndicatedRelease[];
  /** What was taken back of late, the newest first. */
  withdrawals: readonly Withdrawal[];
}
