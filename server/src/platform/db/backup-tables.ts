import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** A backup that was made. */
export interface BackupTable {
  id: Generated<number>;
  /** Name of the backup in its location. */
  name: string;
  made_at: Instant;
  /** Location, without keys. */
  target: string;
  files: number;
  /** Files that rows name and that the storage did not have. */
  missing_files: number;
  /** Of all that belongs to it, and of what this one added there. */
  bytes: number;
  added_bytes: number;
  is_encrypted: number;
  /** When all of it was read again and found as it was written, null: it was not. */
  verified_at: Instant | null;
}
