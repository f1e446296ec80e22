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
  /** The press office gets the answers. */
  replyTo: { name: string; address: string };
}

/** Common part of a mailing's messages to one class of readers in one language. */
export interface Prepared extends Sender {
  /** Only for who accepted the terms. */
  isEmbargoed: boolean;
  /** It is not public yet. */
  isComing: boolean;
  title: string;
  subject: string;
  preheader: string;
  opening: string;
  /** Issuer of a release, or the member that the message is about; empty for the press group itself. */
  byline: string;
  /** Plain sentences before the content: embargo, correction or withdrawal. */
  notices: string[];
  /** Null: a withdrawal contains nothing of it, and an edition is no release. */
  release: PressRelease | null;
  /** Content of the message, as sanitised HTML and as plain text with the same words. */
  excerpt: {
    html: string;
    text: string;
    /** Of a release, as the office typed them. */
    hrefs: string[];
  };
  /** Address of the subject behind the origin, null: it cannot be opened. */
  target: string | null;
  /** Words of the link to it. */
  action: string;
  /** Absolute address of the picture above the text, null: none. */
  picture: { url: string; alt: string } | null;
  material: Material[];
  /** How many of the chosen links lead to nothing at this moment. */
  missing: number;
}

/** Reader of a message: their class, and the companies whose people they are. */
export type MailedReader = ReaderClass & {
  /** Absent: none, or the message is not about an edition. */
  companies?: readonly number[];
};

export interface MessageClass {
  language: Language;
  reader: MailedReader;
  /** Includes an unpublished subject as it will be, for the author of the message. */
  isAhead?: boolean;
  /** Session of the officer who previews the message: grants access to pictures of an unpublished release. */
  session?: SessionMark;
}
