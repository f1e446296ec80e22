import { z } from 'zod';

/** Messages of the primary process to a worker. */
const orderSchema = z.discriminatedUnion('is', [
  /** Another worker replaces it: it accepts no new connections and ends when its work is done. */
  z.object({ is: z.literal('retire') }),
  z.object({ is: z.literal('count'), question: z.int() }),
]);
export type Order = z.infer<typeof orderSchema>;

const reportSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready') }),
  /** DATA_DIR is lost: a restarted worker would begin with an empty one. */
  z.object({ is: z.literal('place-lost') }),
  z.object({
    is: z.literal('counted'),
    question: z.int(),
    families: z.array(z.custom<object>((each) => typeof each === 'object' && each !== null)),
  }),
]);
export type Report = z.infer<typeof reportSchema>;

/** Null: not one of our messages; Node's cluster module sends its own. */
export const readOrder = (message: unknown): Order | null => orderSchema.safeParse(message).data ?? null;
export const readReport = (message: unknown): Report | null => reportSchema.safeParse(message).data ?? null;
