import { emailText, formSchema, requiredSecret } from '../../lib/form-schema.ts';
import type { Credentials } from './queries.ts';

/** Address and password; the messages are those of spec section 5. */
export const CREDENTIALS = formSchema<Credentials>({ email: emailText(), password: requiredSecret() });
