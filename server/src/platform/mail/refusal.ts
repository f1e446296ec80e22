import { z } from 'zod';
import { HopelessJob } from '../jobs/queue.ts';
import { classifyStatus, type DeliveryFault, isExplicit } from './delivery-status.ts';

/** Why the mail server did not take a message that it was handed. */
export interface Refusal {
  /** As the mail server said it. */
  answer: string;
  fault: DeliveryFault;
  /** Whether no further attempt can succeed. */
  isPermanent: boolean;
}

/** A message that was refused for good. What the mail server said names people, and stays out of logs. */
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
/** A missing login is the operator's to mend, and 503 is a session gone wrong: such messages wait. */
const ABOUT_SESSION = [503, 530, 534, 535, 538];
const SERVICE_CLOSES = 421;

/** Null: the mail server could not be reached or used, which says nothing about the message. */
export function readRefusal(error: unknown): Refusal | null {
  if (error instanceof RefusedMail) return error.refusal;
  const failure = readFailure(error);
  if (failure === null) return null;
  const { code, message, response: answer = message, responseCode } = failure;
  // Many servers end the connection of who sends too much.
  if (responseCode === SERVICE_CLOSES) return { answer, fault: 'soft', isPermanent: false };
  if (!ABOUT_MESSAGE.includes(code) || ABOUT_SESSION.includes(responseCode ?? 0)) return null;
  // Without an answer it was never sent: no address, or more bytes than the server takes.
  const isPermanent = responseCode === undefined || responseCode >= 500;
  return { answer, fault: isPermanent ? readFault(failure) : 'soft', isPermanent };
}

/** Who is refused before or after the recipient was named has the cause, unless the server says another one. */
function readFault({ command, response = '' }: Failure): DeliveryFault {
  const isAboutRecipient = command === 'RCPT TO' || (command === 'DATA' && isExplicit(response));
  return isAboutRecipient ? classifyStatus(response) : 'ours';
}
