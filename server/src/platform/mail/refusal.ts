import { z } from 'zod';
import { HopelessJob } from '../jobs/queue.ts';
import { classifyStatus, type DeliveryFault, isExplicit } from './delivery-status.ts';

/** Reason why the mail server refused a message. */
export interface Refusal {
  /** Answer of the mail server. */
  answer: string;
  fault: DeliveryFault;
  /** Whether no further attempt can succeed. */
  isPermanent: boolean;
}

/** A permanently refused message. The mail server's answer contains personal data, and is not logged. */
export class RefusedMail extends HopelessJob {
  readonly #refusal: Refusal;

  constructor(code: number | null, refusal: Refusal) {
    super(`Refused by the mail server: ${code ?? 'not even tried'}`);
    this.#refusal = refusal;
  }

  get refusal(): Refusal {
    return this.#refusal;
  }
}

/** An error of nodemailer. */
const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** The SMTP command that failed. */
  command: z.string().default(''),
  response: z.string().optional(),
  responseCode: z.int().optional(),
});
type Failure = z.infer<typeof failureSchema>;

export const readFailure = (error: unknown): Failure | null => failureSchema.safeParse(error).data ?? null;

const ABOUT_MESSAGE = ['EENVELOPE', 'EMESSAGE'];
/** A missing login must be fixed by the operator, and 503 is a broken session: such messages are retried. */
const ABOUT_SESSION = [503, 530, 534, 535, 538];
const SERVICE_CLOSES = 421;

/** Null: the mail server was unavailable, which is no refusal of the message. */
export function readRefusal(error: unknown): Refusal | null {
  if (error instanceof RefusedMail) return error.refusal;
  const failure = readFailure(error);
  if (failure === null) return null;
  const { code, message, response: answer = message, responseCode } = failure;
  // Many servers close the connection of a client that sends too much.
  if (responseCode === SERVICE_CLOSES) return { answer, fault: 'soft', isPermanent: false };
  if (!ABOUT_MESSAGE.includes(code) || ABOUT_SESSION.includes(responseCode ?? 0)) return null;
  // Without a reply code it was never sent: no address, or larger than the server accepts.
  const isPermanent = responseCode === undefined || responseCode >= 500;
  return { answer, fault: isPermanent ? readFault(failure) : 'soft', isPermanent };
}

/** A refusal before or after the recipient is caused by the sender, unless the server's answer says otherwise. */
function readFault({ command, response = '' }: Failure): DeliveryFault {
  const isAboutRecipient = command === 'RCPT TO' || (command === 'DATA' && isExplicit(response));
  return isAboutRecipient ? classifyStatus(response) : 'ours';
}
