import { z } from 'zod';

/** Reference to another record, with its display name. */
export const namedSchema = z.object({ id: z.int(), name: z.string() });
