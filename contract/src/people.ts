import { z } from 'zod';

/** An officer for colleagues. */
export const personSchema = z.object({ id: z.int(), first_name: z.string(), last_name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** Author and time of the last change, as given by the refusal of a conflicting write (412). */
export interface LastChange {
  /** Null if the client may not know the name. */
  by: Person | null;
  at: string;
}
