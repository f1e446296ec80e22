import type { ReplicaStanding } from '../../database.ts';

/** A place in what a server has written, which others copy. */
export interface Mark {
  /** One database of one system of servers, all of which began as one. */
  system: string;
  /** Every promotion begins another. */
  timeline: number;
  position: bigint;
}

/** What a server says of itself: how far it has come. */
export interface Seen extends Mark {
  isFollowing: boolean;
}

/**
 * Whether a server has all that lies before `wanted`. Positions mean the same on one timeline of one system only: who follows
 * a primary that was left behind may be further than the new one, and lack what that one wrote.
 */
export function judge(seen: Seen | null, wanted: Mark | null): ReplicaStanding {
  if (seen === null) return 'silent';
  if (!seen.isFollowing) return 'writes';
  if (wanted === null) return 'unheard';
  if (seen.system !== wanted.system) return 'other-database';
  if (seen.timeline !== wanted.timeline) return 'other-timeline';
  return seen.position >= wanted.position ? 'fresh' : 'behind';
}
