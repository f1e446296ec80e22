export type Bilingual = { it: string; en: string };

export type DemoGroupKey = 'association' | 'fair';

export type DemoContact = { name: Bilingual; role: Bilingual; email: string; phone: string };

export type DemoGroup = {
  key: DemoGroupKey;
  name: string;
  theme: 'cobalt' | 'terracotta';
  tagline: Bilingual;
  /** "About …" as sanitised HTML. */
  boilerplate: Bilingual;
  office: object;
};

export type DemoText = {
  title: string;
  subtitle: string;
  abstract: string;
  /** HTML within the tags that the sanitiser lets through. */
  body: string;
  /** Absent: published. */
  status?: 'draft';
};

export type DemoSector =
  | 'tiles'
  | 'sanitaryware'
  | 'tableware'
  | 'bricks'
  | 'refractories'
  | 'technology'
  | 'fair';

export type DemoRelease = {
  press_group: DemoGroupKey;
  /** Day of the release. Where one of the `…_days` is set, the loader counts the day from the day of loading instead. */
  date: string;
  /** Absent: published. */
  status?: 'scheduled' | 'draft' | 'in_review' | 'archived';
  /** Absent: public. */
  access?: 'press';
  /** Published under an embargo that ends so many days after loading. */
  embargo_days?: number;
  /** Scheduled for so many days after loading. */
  publish_days?: number;
  sectors: readonly DemoSector[];
  /** Key of a picture in `patterns.ts`. */
  picture: string;
  /** Keys of further pictures, beside the first. */
  pictures?: readonly string[];
  /** Key of an office in `groups.ts`. */
  contact: string;
  /** Keys of documents in `documents.ts`. */
  attachments?: readonly string[];
  text: { it: DemoText; en: DemoText };
};

/** A picture's words, and how it is drawn at a size in pixels. */
export type Drawing = {
  key: string;
  size: { width: number; height: number };
  alt: Bilingual;
  caption: Bilingual;
  /** Absent: who made its gallery. */
  credit?: string;
  draw: (size: { width: number; height: number }) => string;
};

export type DemoDocument = { key: string; name: string; make: () => Uint8Array | Promise<Uint8Array> };

/** Without a password: one is drawn per installation when the account is loaded. */
export type DemoAccount = {
  email: string;
  first_name: string;
  last_name: string;
  language: 'it' | 'en';
  groups: readonly string[];
};
