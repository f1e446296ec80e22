import { z } from 'zod';
import { invalidField } from '../../../platform/errors/errors.ts';
import { optionalRecord, requiredText } from '../../../platform/http/fields.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';
import type { Account } from '../../account/queries.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { verifyPasskey } from '../passkeys/ceremonies.ts';
import { verifyRecoveryCode } from '../recovery/service.ts';
import { verifyTotp } from '../totp/service.ts';
import { guessing } from './guesses.ts';

const CODE_MAX_LENGTH = 40;

/** Parsers of the kinds of second-factor answers. */
export const answerFields = {
  code: requiredText({ max: CODE_MAX_LENGTH }).optional(),
  recovery_code: requiredText({ max: CODE_MAX_LENGTH }).optional(),
  passkey: optionalRecord(),
};
const answerForm = z.object(answerFields);
export type FactorAnswer = z.infer<typeof answerForm>;

type AnswerContext = Pick<AppContext, 'config' | 'database' | 'secretBox' | 'addresses' | 'limit' | 'now'>;

interface Asked {
  answer: FactorAnswer;
  purpose: 'sign-in-passkey' | 'proof-passkey';
  /** Network of the answer. */
  network: string;
}

interface Way {
  field: keyof FactorAnswer;
  wrong: MessageKey;
  verify: () => Promise<boolean>;
}

/** The first kind that the answer contains. */
function findWay(context: AnswerContext, account: Account, { answer, purpose, network }: Asked): Way | null {
  const { code, recovery_code, passkey } = answer;
  const from = { accountId: account.id, network };
  if (passkey !== undefined) {
    const verify = () => verifyPasskey(context, account, { given: passkey, purpose });
    return { field: 'passkey', wrong: 'passkey_refused', verify };
  }
  if (recovery_code !== undefined) {
    const verify = () => verifyRecoveryCode(context, account.id, recovery_code);
    return {
      field: 'recovery_code',
      wrong: 'recovery_code_wrong',
      verify: () => guessing(context, from, verify),
    };
  }
  if (code === undefined) return null;
  const verify = () => verifyTotp(context, account.id, code);
  return { field: 'code', wrong: 'code_wrong', verify: () => guessing(context, from, verify) };
}

/** Verifies and consumes a code, a recovery code or a passkey of the account. @throws 400, 429 */
export async function requireFactor(context: AnswerContext, account: Account, asked: Asked): Promise<void> {
  const { database, now } = context;
  const way = findWay(context, account, asked);
  if (way === null) throw invalidField('code', 'required');
  if (await way.verify()) return;
  await recordAudit(database.db, { by: null, action: 'second_factor_failed', about: account.id }, now());
  throw invalidField(way.field, way.wrong);
}
