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
  /** Files named in rows but missing in the storage. */
  missing_files: number;
  /** Size of the whole backup, and of the files that it added. */
  bytes: number;
  added_bytes: number;
  is_encrypted: number;
  /** When the backup was read again and found intact; null: not verified. */
  verified_at: Instant | null;
}
