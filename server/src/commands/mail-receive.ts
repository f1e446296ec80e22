import { type Receipt, receiveMail } from '../edge/incoming-mail/receive-mail.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { MAIL_MAX_BYTES } from '../platform/mail/received-mail.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { deriveKeys, loadSecret } from '../platform/process/secrets.ts';
import { createAddressHashes } from '../platform/signing/address-hashes.ts';
import { createBounceTags } from '../platform/signing/bounce-tags.ts';
import { createMessageTags } from '../platform/signing/message-tags.ts';
import type { Command } from './command.ts';

/**
 * Receives one e-mail from a mail server's pipe; it fails if the mail belongs to no message, so that its sender is
 * notified.
 */
export const mailReceive: Command = {
  takesInput: true,
  run: async ({ config, database, now, input, print }) => {
    if (input === null)
      throw new OperatorError(`Pipe an e-mail into it: ${commandLine('mail:receive')} < message.eml`);
    if (input.length > MAIL_MAX_BYTES) throw new OperatorError('The e-mail is too large.');
    const secret = loadSecret(config);
    const context = {
      database,
      now,
      messageTags: createMessageTags(deriveKeys(secret, config, 'message')),
      bounceTags: createBounceTags(deriveKeys(secret, config, 'bounce')),
      addressHashes: createAddressHashes(deriveKeys(secret, config, 'suppression')),
    };
    print(describe(await receiveMail(context, input)));
  },
};

const REPORTS = {
  bounced: 'A failed delivery: noted',
  complained: 'A complaint: nobody writes to its reader again',
  known: 'A report that was noted before',
  ignored: 'A report that changes nothing',
} as const;

/** @throws {OperatorError} */
function describe(receipt: Receipt): string {
  if (receipt.kind === 'unknown')
    throw new OperatorError('The e-mail belongs to no message of the press room.');
  if (receipt.kind === 'automatic') return 'An automatic mail about no message of the press room: left out';
  if (receipt.kind === 'report') return REPORTS[receipt.outcome];
  const { outcome, reference, isAutomatic, attachments } = receipt.letter;
  if (outcome === 'known') return `${reference}: was kept before`;
  return `${reference}: kept${isAutomatic ? ', an automatic reply' : ''}${attachments > 0 ? `, ${attachments} attachments left out` : ''}`;
}
