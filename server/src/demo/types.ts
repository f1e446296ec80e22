import type { GROUP_THEMES } from '@press-room/contract/press-groups';
import type { RELEASE_ACCESS, RELEASE_STATUSES, TEXT_STATUSES } from '@press-room/contract/press-releases';
import type { GroupName } from '@press-room/contract/roles';

export type Bilingual = { it: string; en: string };

export type DemoGroupKey = 'association' | 'fair';

export type DemoContact = { name: Bilingual; role: Bilingual; email: string; phone: string };

export type DemoGroup = {
  key: DemoGroupKey;
  name: string;
  theme: (typeof GROUP_THEMES)[number];
  tagline: Bilingual;
  /** "About …" as sanitised HTML. */
  boilerplate: Bilingual;
};

export type DemoText = {
  title: string;
  subtitle: string;
  abstract: string;
  /** HTML within the tags that the sanitiser lets through. */
  body: string;
  /** Absent: published. */
  status?: (typeof TEXT_STATUSES)[number];
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
  status?: (typeof RELEASE_STATUSES)[number];
  /** Absent: public. */
  access?: (typeof RELEASE_ACCESS)[number];
  /** Published under an embargo that ends so many days after loading. */
  embargo_days?: number;
  /** Scheduled for so many days after loading. */
  publish_days?: number;
  sectors: readonly DemoSector[];
  /** Key of a picture in `patterns.ts`. */
  picture: string;
  /** Key of an office in `groups.ts`. */
  contact: string;
  /** Keys of documents in `documents.ts`. */
  attachments?: readonly string[];
  text: { it: DemoText; en: DemoText };
};

export type DemoPicture = {
  key: string;
  title: Bilingual;
  alt: Bilingual;
  caption: Bilingual;
  credit: string;
  width: number;
  height: number;
  svg(): string;
};

export type DemoDocument = { key: string; name: string; pdf(): Uint8Array };

/** Without a password: one is drawn per installation when the account is loaded. */
export type DemoAccount = {
  email: string;
  first_name: string;
  last_name: string;
  language: 'it' | 'en';
  groups: readonly GroupName[];
};
