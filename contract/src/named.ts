import { z } from 'zod';

/** What another record refers to, with the name that it is shown by. */
export const namedSchema = z.object({ id: z.int(), name: z.string() });
