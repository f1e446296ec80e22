import type { AnalyticsKind, AnalyticsSubject } from '@press-room/contract/analytics';

/** Count of a day for readers of one audience; without personal data or references. */
export interface FigureTable {
  /** `YYYY-MM-DD` in Rome. */
  day: string;
  kind: AnalyticsKind;
  /** Empty, with id 0: nothing in particular. */
  subject_kind: AnalyticsSubject | '';
  subject_id: number;
  /** One of `OUTLETS`, `OTHERS`, or empty: unknown. */
  outlet: string;
  /** A code of `COUNTRIES`, `OTHERS`, or empty: unknown. */
  country: string;
  count: number;
}

/** Words that were searched for and not found; apart from who searched. */
export interface FigureQueryTable {
  day: string;
  /** 0: in the whole house. */
  press_group_id: number;
  query: string;
  count: number;
}
