import { z } from 'zod';

/** True: the search reached its limit, and the count means "or more". Otherwise absent. */
export const cappedSchema = z.boolean().optional();

/** The `format=datatables` envelope of a list (contract 3.2). */
export function datatablesSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    draw: z.int(),
    recordsTotal: z.int(),
    recordsFiltered: z.int(),
    is_capped: cappedSchema,
    data: z.array(row),
  });
}
export type Datatables<Row> = {
  draw: number;
  recordsTotal: number;
  recordsFiltered: number;
  is_capped?: boolean | undefined;
  data: Row[];
};

/** The plain paged form (contract 3.3); `next` and `previous` are absolute addresses. */
export function pagedSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    count: z.int(),
    is_capped: cappedSchema,
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(row),
  });
}
