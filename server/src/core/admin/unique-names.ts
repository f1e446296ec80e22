import type { Database } from '../../platform/db/database.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { toKey } from '../../platform/text/keys.ts';
import type { MessageKey } from '../../platform/text/messages.ts';

interface UniqueName {
  /** Absent: unchanged. */
  name?: string | undefined;
  /** Error if another row has the name. */
  taken: MessageKey;
}

/** Runs a write of a row with a unique name. @throws 400 for a name without letters, or one of another row */
export async function withUniqueName<Done>(
  { database }: { database: Pick<Database, 'classify'> },
  { name, taken }: UniqueName,
  write: () => Promise<Done>,
): Promise<Done> {
  if (name !== undefined && toKey(name) === '') throw invalidField('name', 'blank');
  try {
    return await write();
  } catch (error) {
    if (database.classify(error) === 'unique') throw invalidField('name', taken);
    throw error;
  }
}
