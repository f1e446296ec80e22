import type { MediaStatus } from '@press-room/contract/assets';
import type { ReleaseAccess } from '@press-room/contract/press-releases';
import type { Instant } from '../../platform/db/instant.ts';

/** Audience and period of a new gallery, magazine or kit. */
export interface NewVisible {
  status: MediaStatus;
  access: ReleaseAccess;
  /** Null: now. */
  published_at?: Instant | null;
  embargo_until?: Instant | null;
  expires_at?: Instant | null;
}

export const toVisibleRow = (
  { status, access, published_at, embargo_until, expires_at }: NewVisible,
  now: Date,
) => ({
  status,
  access,
  published_at: published_at ?? now.toISOString(),
  embargo_until: embargo_until ?? null,
  expires_at: expires_at ?? null,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});
