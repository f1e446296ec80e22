import { splitAddresses } from '@press-room/contract/mail-addresses';
import { toSingleLine } from '@press-room/contract/single-line';
import type { Attachment, Email } from 'postal-mime';
import { isExplicit } from '../../platform/mail/delivery-status.ts';

/** Report of a mail server about one of our messages. */
export interface Report {
  /** `failed`: not delivered. `complained`: reported as spam. `other`: no change. */
  kind: 'failed' | 'complained' | 'other';
  /** Recipients, if stated. */
  addresses: string[];
  /** Texts that may contain the envelope address of the message. */
  text: string;
  /** Status code and text of the mail server. */
  status: string;
}

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status'];
const FEEDBACK_TYPE = 'message/feedback-report';
/** Feedback types for spam reports (RFC 5965, 7.3). */
const UNWANTED = ['abuse', 'fraud', 'opt-out', 'opt-out-list'];
/** Longer fields, and the headers of longer messages, contain nothing useful. */
const PART_MAX_LENGTH = 20_000;
const BLOCKS_MAX = 20;
const STATUS_MAX_LENGTH = 500;

type Fields = ReadonlyMap<string, string>;

/** Null: not a report. */
export function readReport(mail: Email): Report | null {
  const find = (...types: string[]): string | null => {
    const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
    return part === undefined ? null : textOf(part);
  };
  const original = find(
    'message/rfc822',
    'text/rfc822-headers',
    'message/rfc822-headers',
    'message/global-headers',
  );
  const status = find(...STATUS_TYPES);
  if (status !== null) return readStatus(status, original ?? '');
  const feedback = find(FEEDBACK_TYPE);
  return feedback === null ? null : readFeedback(feedback, original ?? '');
}

function textOf({ content }: Attachment): string {
  if (typeof content === 'string') return content.slice(0, PART_MAX_LENGTH);
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content)
    .subarray(0, PART_MAX_LENGTH)
    .toString();
}

/** Blocks of header fields in a machine-readable part; names in lower case. */
function listBlocks(text: string): Fields[] {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/, BLOCKS_MAX);
  return blocks.map((block) => {
    const lines = block.replace(/\n[ \t]+/g, ' ').split('\n');
    const fields = lines.flatMap((line) => {
      const [, name, value] = /^([!-9;-~]+):(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
    });
    return new Map(fields);
  });
}

/** `zoe@example.com` from `rfc822; <zoe@example.com>`: the whole value if it contains spaces, or a single word. */
const addressIn = (value = ''): string[] =>
  [value.replace(/^[\w-]+\s*;\s*/, ''), ...splitAddresses(value)]
    .map((text) => text.trim().replace(/^<|>$/g, ''))
    .filter((text) => text.includes('@'))
    .slice(0, 2);

/** RFC 3464. All our messages have a single recipient. */
function readStatus(text: string, original: string): Report {
  const blocks = listBlocks(text);
  const failed = blocks.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  const addresses = [failed?.get('original-recipient'), failed?.get('final-recipient')].flatMap(addressIn);
  return {
    kind: failed === undefined ? 'other' : 'failed',
    addresses,
    text: original,
    status: failed === undefined ? '' : readCause(failed),
  };
}

/** Answer of the other mail server, with the status code of the report unless that is less specific. */
function readCause(fields: Fields): string {
  const status = fields.get('status') ?? '';
  const said = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  const isTold = isExplicit(said) && !status.startsWith('4');
  return toSingleLine(isTold ? said : `${status} ${said}`).slice(0, STATUS_MAX_LENGTH);
}

function readFeedback(text: string, original: string): Report {
  const fields = new Map(listBlocks(text).flatMap((block) => [...block]));
  const isUnwanted = UNWANTED.includes(fields.get('feedback-type')?.toLowerCase() ?? '');
  return {
    kind: isUnwanted ? 'complained' : 'other',
    addresses: addressIn(fields.get('original-rcpt-to')),
    text: `${fields.get('original-mail-from') ?? ''} ${original}`,
    status: '',
  };
}
