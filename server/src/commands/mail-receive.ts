import { receiveLetter } from '../edge/messages/receive.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { deriveKey, loadSecret } from '../platform/process/secrets.ts';
import { createMessageTags } from '../platform/signing/message-tags.ts';
import type { Command } from './command.ts';

const MAX_CHARACTERS = 10_000_000;

/** Takes one e-mail as a mail server pipes it; what belongs to no message fails, so that its sender hears of it. */
export const mailReceive: Command = {
  takesInput: true,
  run: async ({ config, database, now, input, print }) => {
    if (input === null)
      throw new OperatorError(`Pipe an e-mail into it: ${commandLine('mail:receive')} < message.eml`);
    if (input.length > MAX_CHARACTERS) throw new OperatorError('The e-mail is too large.');
    const secrets = [loadSecret(config), ...(config.SECRET_KEY_OLD ?? [])];
    for (const secret of secrets) {
      const tags = createMessageTags(deriveKey(secret, 'message'));
      const receipt = await receiveLetter({ database, now, tags }, input);
      if (receipt.outcome === 'unknown') continue;
      const { reference, isAutomatic, attachments } = receipt;
      print(
        receipt.outcome === 'known'
          ? `${reference}: was kept before`
          : `${reference}: kept${isAutomatic ? ', an automatic reply' : ''}${attachments > 0 ? `, ${attachments} attachments left out` : ''}`,
      );
      return;
    }
    throw new OperatorError('The e-mail belongs to no message of the press room.');
  },
};
