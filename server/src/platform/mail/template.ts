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
  /** Checked when it is sent: an obsolete message is dropped. */
  isWanted?(account: MailAccount): boolean;
}
