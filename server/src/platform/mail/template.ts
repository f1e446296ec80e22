import type { LinkPurpose } from '@press-room/contract/account';
import type { Language } from '@press-room/contract/languages';
import type { ReaderLinkPurpose } from '../signing/reader-links.ts';

/** Text of one message in one language. `{name}` is a parameter. */
export interface Wording {
  subject: string;
  paragraphs: readonly string[];
  /** Text of the button, for messages with a link. */
  action?: string;
  /** Small print under the button. */
  note?: string;
}

/** Account data for a message, at the moment it is sent. */
interface MailAccount {
  /** Empty: no password. */
  password_hash: string;
  verified_at: string | null;
  disabled_at: string | null;
}

export interface MailTemplate extends Record<Language, Wording> {
  /**
   * Target of the button: a signed link for one purpose, a page for people without an account, or a screen of the web
   * app, with parameters filled in.
   */
  link?: LinkPurpose;
  page?: ReaderLinkPurpose;
  screen?: string;
  /** Most recipients need not act: the button is less prominent. */
  isNotice?: true;
  /** Evaluated when the message is sent: an obsolete message is dropped. */
  isWanted?(account: MailAccount): boolean;
}
