import type { AnalyticsKind, AnalyticsSubject } from '@press-room/contract/analytics';

/** Count of a day for readers of one audience, without personal data and references. */
export interface FigureTable {
  /** `YYYY-MM-DD` in Rome. */
  day: string;
  kind: AnalyticsKind;
  /** Empty, with id 0: no subject. */
  subject_kind: AnalyticsSubject | '';
  subject_id: number;
  /** One of `OUTLETS`, `OTHERS`, or empty: unknown. */
  outlet: string;
  /** A code of `COUNTRIES`, `OTHERS`, or empty: unknown. */
  country: string;
  count: number;
}

/** Search words without results, stored without the person who searched. */
export interface FigureQueryTable {
  day: string;
  /** 0: all press groups. */
  press_group_id: number;
  query: string;
  count: number;
}

export interface FigureTables {
  figure: FigureTable;
  figure_query: FigureQueryTable;
}
