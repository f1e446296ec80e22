interface Place {
  published_at: string;
  embargo_until: string | null;
}

/** Start of visibility of a published record. */
export const toVisibleFrom = ({ published_at, embargo_until }: Place): string =>
  embargo_until !== null && embargo_until > published_at ? embargo_until : published_at;
