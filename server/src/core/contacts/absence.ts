export interface Absence {
  /** First day, `YYYY-MM-DD`; null: since any day. */
  away_from: string | null;
  /** Last day; null: until further notice. */
  away_until: string | null;
}

/** Whether a contact is away on a day; nobody without either day is. */
export const isAway = ({ away_from, away_until }: Absence, day: string): boolean =>
  (away_from !== null || away_until !== null) &&
  (away_from === null || away_from <= day) &&
  (away_until === null || away_until >= day);
