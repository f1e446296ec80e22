export type Bilingual = { it: string; en: string };

/** Keys by which the content names its press groups. */
export const DEMO_GROUPS = ['association', 'fair'] as const;
export type DemoGroupKey = (typeof DEMO_GROUPS)[number];

/** How a picture is drawn at a size in pixels; its words stand in `content/pictures`. */
export type Drawing = {
  key: string;
  size: { width: number; height: number };
  /** Absent: who made its gallery. */
  credit?: string;
  draw: (size: { width: number; height: number }) => string;
};

export type DemoDocument = {
  key: string;
  name: string;
  /** Absent: where it hangs it has a title of its own. */
  caption?: Bilingual;
  make: () => Uint8Array | Promise<Uint8Array>;
};
