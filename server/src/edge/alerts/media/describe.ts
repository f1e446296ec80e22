import type { Language } from '@press-room/contract/languages';
import { listMagazineRows } from '../../../content/magazines/presentation.ts';
import { findGalleries } from '../../../content/press-gallery/galleries.ts';
import { findKits } from '../../../content/press-kit/presentation.ts';
import type { AppContext } from '../../../core/context.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { fill } from '../../../platform/mail/layout.ts';
import { ALERT_WORDS } from '../../../platform/mail/templates/alerts.ts';
import { toCountryName, toMonthName } from '../../../platform/text/bilingual.ts';
import type { MediumNews } from './matching.ts';

/** Description for readers. */
export interface DescribedMedium {
  title: string;
  /** Language of the title. */
  language: Language;
  facts: string[];
  /** Address for signed-in readers. */
  screen: string;
}

interface View {
  context: AppContext;
  reader: ReaderClass;
  language: Language;
}

/** Address of a public gallery, magazine or kit for people without an account. */
export const toMaterialUrl = (
  { PUBLIC_URL }: Pick<AppContext['config'], 'PUBLIC_URL'>,
  { kind, id }: Pick<MediumNews, 'kind' | 'id'>,
  language: Language,
): string => `${PUBLIC_URL}/${language}/material/${kind}/${id}`;

/** Title and address of a gallery, magazine or kit; null: not visible to the reader. */
export function describeMedium(
  context: AppContext,
  { kind, id }: Pick<MediumNews, 'kind' | 'id'>,
  view: Pick<View, 'reader' | 'language'>,
): Promise<DescribedMedium | null> {
  return DESCRIPTIONS[kind]({ ...view, context }, id);
}

const DESCRIPTIONS: Readonly<
  Record<MediumNews['kind'], (view: View, id: number) => Promise<DescribedMedium | null>>
> = {
  gallery: async ({ context, reader, language }, id) => {
    const gallery = (await findGalleries(context, reader)).get(id);
    if (gallery === undefined || gallery.pictures === 0) return null;
    const own = gallery[`name_${language}`] === '' ? (language === 'en' ? 'it' : 'en') : language;
    const { pictures, picture } = ALERT_WORDS[language];
    return {
      title: gallery[`name_${own}`],
      language: own,
      facts: [gallery.pictures === 1 ? picture : fill(pictures, { n: String(gallery.pictures) })],
      screen: `${context.config.PUBLIC_URL}/#/press-gallery?gallery=${id}`,
    };
  },
  magazine: async ({ context, reader, language }, id) => {
    const [issue] = await listMagazineRows(context, reader, language, [id]);
    if (issue === undefined) return null;
    const { title, language: own, issue_number, territory } = issue;
    const number = issue_number === '' ? '' : fill(ALERT_WORDS[language].issue, { n: issue_number });
    const place = territory === null ? '' : toCountryName(territory, language);
    return {
      title,
      language: own,
      facts: [number, toMonthName(issue, language), place].filter((fact) => fact !== ''),
      screen: `${context.config.PUBLIC_URL}/#/${issue.kind}-magazine?read=${id}&page=1`,
    };
  },
  press_kit: async ({ context, reader, language }, id) => {
    const kit = (await findKits(context, { reader, group: undefined }, language)).find(
      (each) => each.id === id,
    );
    if (kit === undefined) return null;
    const { title, language: own, year, group, files } = kit;
    const words = ALERT_WORDS[language];
    return {
      title,
      language: own,
      facts: [
        String(year),
        group.name,
        files.length === 1 ? words.file : fill(words.files, { n: String(files.length) }),
      ],
      // The page shows the kits of one press group.
      screen: `${context.config.PUBLIC_URL}/#/press-kit?year=${year}&press_group=${group.id}`,
    };
  },
};
