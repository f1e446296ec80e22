import type { Language } from '@press-room/contract/languages';
import type { Mailing } from '@press-room/contract/mailings';
import type { PressRelease } from '@press-room/contract/press-releases';
import type { ReaderClass, SessionMark } from '../../../platform/http/authentication.ts';
import type { House } from '../../../platform/mail/layout.ts';
import type { Material } from './material.ts';

/** Sender and language of a message. */
export interface Sender {
  mailing: Mailing;
  language: Language;
  house: House & { id: number };
  /** Replies go to the press office. */
  replyTo: { name: string; address: string };
}

/** Common part of a mailing's messages to one class of readers in one language. */
export interface Prepared extends Sender {
  /** Only for readers who accepted the embargo terms. */
  isEmbargoed: boolean;
  /** It is not public yet. */
  isComing: boolean;
  title: string;
  subject: string;
  preheader: string;
  opening: string;
  /** Issuer of a release, or the member that the message is about; empty: the press group itself. */
  byline: string;
  /** Plain sentences before the content: embargo, correction or withdrawal. */
  notices: string[];
  /** Null for a withdrawal, which does not show it, and for an edition. */
  release: PressRelease | null;
  /** Content of the message, as sanitised HTML and as plain text with the same words. */
  excerpt: {
    html: string;
    text: string;
    /** Links in a release, as the office entered them. */
    hrefs: string[];
  };
  /** Path of the subject; null: not accessible. */
  target: string | null;
  /** Text of its link. */
  action: string;
  /** Absolute address of the hero picture; null: none. */
  picture: { url: string; alt: string } | null;
  material: Material[];
  /** Number of chosen links that are currently unavailable. */
  missing: number;
}

/** Reader of a message: class, and companies that they work for. */
export type MailedReader = ReaderClass & {
  /** Absent: none, or the message is not about an edition. */
  companies?: readonly number[];
};

export interface MessageClass {
  language: Language;
  reader: MailedReader;
  /** Includes an unpublished subject in its future form, for the author of the message. */
  isAhead?: boolean;
  /** Session of the officer who previews the message; gives access to pictures of an unpublished release. */
  session?: SessionMark;
}
