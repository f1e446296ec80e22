import { emailText, formSchema, requiredSecret } from '../../lib/form-schema.ts';
import type { Credentials } from './queries.ts';

/** Credentials; the messages are from spec section 5. */
export const CREDENTIALS = formSchema<Credentials>({ email: emailText(), password: requiredSecret() });
