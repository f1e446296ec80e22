import type { LinkPurpose } from '@press-room/contract/account';
import type { Language } from '@press-room/contract/languages';
import type { ReaderLinkPurpose } from '../signing/reader-links.ts';

/** The words of one message in one language. `{name}` stands for a parameter. */
export interface Wording {
  subject: string;
  paragraphs: readonly string[];
  /** Text of the button, for messages with a link. */
  action?: string;
  /** Small print under the button. */
  note?: string;
}

/** What a message needs to know of the account it is about, at the moment it is sent. */
export interface MailAccount {
  verified_at: string | null;
  disabled_at: string | null;
}

export interface MailTemplate extends Record<Language, Wording> {
  /**
   * Where the button leads: a signed link for one purpose, a page for people who need no account, or a screen of the web
   * app, with parameters filled in.
   */
  link?: LinkPurpose;
  page?: ReaderLinkPurpose;
  screen?: string;
  /** Most people have nothing to do: its button is for the others, and a quiet one. */
  isNotice?: true;
  /** Asked when it is sent: a message that has lost its sense goes nowhere. */
  isWanted?(account: MailAccount): boolean;
}
