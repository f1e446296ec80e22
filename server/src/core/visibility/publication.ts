import type { ReleaseAccess } from '@press-room/contract/access';
import type { MediaStatus } from '@press-room/contract/assets';
import type { Instant } from '../../platform/db/instant.ts';
import { letsMoreIn } from './visibility.ts';
import { toVisibleFrom } from './visible-from.ts';

/** Audience and period of a new gallery, magazine or kit. */
export interface NewVisible {
  status: MediaStatus;
  access: ReleaseAccess;
  /** Null: the current time. */
  published_at?: Instant | null;
  embargo_until?: Instant | null;
  expires_at?: Instant | null;
}

export function toVisibleRow(
  { status, access, published_at, embargo_until, expires_at }: NewVisible,
  now: Date,
) {
  const instant = now.toISOString();
  const place = { published_at: published_at ?? instant, embargo_until: embargo_until ?? null };
  return {
    ...place,
    status,
    access,
    expires_at: expires_at ?? null,
    // Published records in a loaded document are an archive: no alert announces them.
    appeared_at: status === 'published' ? toVisibleFrom(place) : null,
    created_at: instant,
    updated_at: instant,
  };
}

/**
 * Columns of a gallery, magazine or kit after its access is widened, so that alerts announce it to the added readers.
 */
export const toOpened = (before: ReleaseAccess, after: ReleaseAccess | undefined) =>
  after !== undefined && letsMoreIn(before, after) ? { appeared_at: null } : {};
