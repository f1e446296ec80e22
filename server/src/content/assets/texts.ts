import { z } from 'zod';

const textsSchema = z.array(z.string());

/** A column that holds texts as JSON. */
export const readTexts = (json: string): string[] => textsSchema.parse(JSON.parse(json));
