import { toSingleLine } from '@press-room/contract/single-line';
import { Parser } from 'htmlparser2';
import type { Attachment, Email } from 'postal-mime';
import { isFront } from '../../content/clippings/page/hosts.ts';
import { toUrlKey, unwrapLink } from '../../content/clippings/url-key.ts';

/** A link in a mail, with its text if that is no address. */
export interface MailedLink {
  url: string;
  words: string;
}

export interface MailedFile {
  name: string;
  bytes: Buffer;
}

/** Articles in a forwarded mail. */
export interface Forward {
  /** Subject without the prefixes of mail programs. */
  subject: string;
  links: MailedLink[];
  files: MailedFile[];
}

const LINKS_MAX = 10;
const FILES_MAX = 3;
/** Maximum length that is read of a mail's text and of its HTML. */
const TEXT_MAX_LENGTH = 500_000;
/** Links that are checked. */
const CANDIDATES_MAX = 500;

const ADDRESS = /https?:\/\/[^\s<>"'`\])}]+/gi;
const FORWARD_MARK = /^(?:fwd?|i|inoltra|r|re|rif|wg|tr) ?:/i;
const MARKS_MAX = 10;
/** Links that mail programs, newsletters and signatures add. */
const NO_ARTICLE =
  /unsubscribe|disiscri|opt-?out|email-?preferences|view-?in-?browser|linkedin\.com\/(?:in|company)\/|(?:facebook|twitter|x|instagram|youtube)\.com\/(?:sharer?|intent|@?[\w.-]+\/?$)|\.(?:png|jpe?g|gif|webp|svg|css)$/i;

export function readForward(mail: Email, ownHosts: ReadonlySet<string>): Forward {
  return {
    subject: withoutMarks(toSingleLine((mail.subject ?? '').replaceAll('\0', ''))),
    links: chooseLinks(listCandidates(mail), ownHosts),
    files: mail.attachments.flatMap((part) => toFile(part) ?? []).slice(0, FILES_MAX),
  };
}

function withoutMarks(subject: string): string {
  let rest = subject;
  for (let mark = 0; mark < MARKS_MAX && FORWARD_MARK.test(rest); mark += 1)
    rest = rest.replace(FORWARD_MARK, '').trimStart();
  return rest;
}

/** Removes the punctuation of a sentence after an address. */
function withoutEnd(url: string): string {
  let end = url.length;
  while (end > 0 && '.,;:!?'.includes(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
}

function listCandidates({ html = '', text = '' }: Email): MailedLink[] {
  const anchors = listAnchors(html.slice(0, TEXT_MAX_LENGTH));
  const written = text.slice(0, TEXT_MAX_LENGTH).matchAll(ADDRESS);
  const plain = Array.from(written, ([url]) => ({ url: withoutEnd(url), words: '' }));
  return [...anchors, ...plain].slice(0, CANDIDATES_MAX);
}

function listAnchors(html: string): MailedLink[] {
  const found: MailedLink[] = [];
  let open: MailedLink | null = null;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name !== 'a' || href === undefined || found.length >= CANDIDATES_MAX) return;
      open = { url: href.trim(), words: '' };
      found.push(open);
    },
    ontext: (part) => {
      if (open !== null) open.words += part;
    },
    onclosetag: (name) => {
      if (name === 'a') open = null;
    },
  });
  parser.end(html);
  return found;
}

/** Each article once, in the order of the mail. */
function chooseLinks(candidates: readonly MailedLink[], ownHosts: ReadonlySet<string>): MailedLink[] {
  const chosen = new Map<string, MailedLink>();
  for (const { url: href, words } of candidates) {
    const target = URL.parse(href);
    const url = target === null ? '' : unwrapLink(target);
    const parsed = url === '' ? null : URL.parse(url);
    if (parsed === null || isFront(parsed) || ownHosts.has(parsed.hostname) || NO_ARTICLE.test(url)) continue;
    const key = toUrlKey(url);
    const line = toSingleLine(words);
    const known = chosen.get(key);
    if (known === undefined) {
      if (chosen.size < LINKS_MAX) chosen.set(key, { url, words: /^https?:/i.test(line) ? '' : line });
    } else known.words ||= line;
  }
  return [...chosen.values()];
}

function toFile({ mimeType, filename, content }: Attachment): MailedFile | null {
  if (mimeType !== 'application/pdf' && !/\.pdf$/i.test(filename ?? '')) return null;
  const bytes =
    typeof content === 'string'
      ? Buffer.from(content)
      : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
  return { name: filename ?? 'article.pdf', bytes };
}
