import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

/** Version of the press room. */
export const APP_VERSION = packageSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')),
).version;
