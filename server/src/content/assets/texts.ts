import { z } from 'zod';

const textsSchema = z.array(z.string());

/** A column with texts as JSON. */
export const readTexts = (json: string): string[] => textsSchema.parse(JSON.parse(json));
