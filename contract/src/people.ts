import { z } from 'zod';

/** Somebody of the press office, as colleagues see them. */
export const personSchema = z.object({ id: z.int(), first_name: z.string(), last_name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** Who wrote last and when, as a refusal of another write says it (412). */
export interface LastChange {
  /** Null: nobody's name that the asker may know. */
  by: Person | null;
  at: string;
}
