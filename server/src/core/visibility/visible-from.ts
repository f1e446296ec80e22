interface Place {
  published_at: string;
  embargo_until: string | null;
}

/** When readers see a published record, or would. */
export const toVisibleFrom = ({ published_at, embargo_until }: Place): string =>
  embargo_until !== null && embargo_until > published_at ? embargo_until : published_at;
