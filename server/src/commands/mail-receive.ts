import type { ForwardReceipt } from '../edge/incoming-mail/receive-forward.ts';
import { type Receipt, receiveMail } from '../edge/incoming-mail/receive-mail.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { createLimitGuard } from '../platform/http/rate-limit.ts';
import { MAIL_MAX_BYTES } from '../platform/mail/received-mail.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { deriveKey, deriveKeys, loadSecret } from '../platform/process/secrets.ts';
import { createAddressHashes } from '../platform/signing/address-hashes.ts';
import { createBounceTags } from '../platform/signing/bounce-tags.ts';
import { createMessageTags } from '../platform/signing/message-tags.ts';
import type { Command } from './command.ts';

/**
 * Receives one e-mail from a mail server's pipe. Fails if the mail belongs to no message, so that its sender is
 * notified.
 */
export const mailReceive: Command = {
  takesInput: true,
  run: async ({ config, database, store, now, input, print }) => {
    if (input === null)
      throw new OperatorError(`Pipe an e-mail into it: ${commandLine('mail:receive')} < message.eml`);
    if (input.length > MAIL_MAX_BYTES) throw new OperatorError('The e-mail is too large.');
    const secret = loadSecret(config);
    const context = {
      config,
      database,
      store,
      now,
      limit: createLimitGuard(database.db, {
        isOn: config.RATE_LIMITS,
        now,
        secret: deriveKey(secret, 'rate limit'),
      }),
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
    throw new OperatorError(
      'The e-mail belongs to no message of the press room, and no officer forwarded it.',
    );
  if (receipt.kind === 'automatic') return 'An automatic mail about no message of the press room: left out';
  if (receipt.kind === 'report') return REPORTS[receipt.outcome];
  if (receipt.kind === 'forward') return describeForward(receipt.forward);
  const { outcome, reference, isAutomatic, attachments } = receipt.letter;
  if (outcome === 'known') return `${reference}: was kept before`;
  return `${reference}: kept${isAutomatic ? ', an automatic reply' : ''}${attachments > 0 ? `, ${attachments} attachments left out` : ''}`;
}

function describeForward(receipt: ForwardReceipt): string {
  if (receipt.outcome === 'proposed') {
    const { proposals } = receipt;
    return `A forwarded mail: ${proposals} ${proposals === 1 ? 'clipping' : 'clippings'} proposed`;
  }
  return receipt.outcome === 'known'
    ? 'A forwarded mail: was read before'
    : 'A forwarded mail: left out, its sender has sent too many today';
}
