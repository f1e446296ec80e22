import { emailText, formSchema, requiredSecret } from '../../lib/form-schema.ts';
import type { Credentials } from './queries.ts';

/** Who one is, and the proof of it; the messages are those of spec section 5. */
export const CREDENTIALS = formSchema<Credentials>({ email: emailText(), password: requiredSecret() });
