import type { Datatables } from '@press-room/contract/datatables';
import type { Language } from '@press-room/contract/languages';
import { SECTOR_PATH, type Sector } from '@press-room/contract/sectors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { contentLanguage, useContentLanguage } from '../../i18n/content-language.ts';
import { getJson } from '../../lib/api.ts';

const NONE: readonly Sector[] = [];

/** All sectors in their order, the same for all readers. */
export const sectorsQuery = queryOptions({
  queryKey: ['sectors'],
  queryFn: ({ signal }) => getJson<Datatables<Sector>>(SECTOR_PATH, { format: 'datatables' }, signal),
});

/** Empty until loaded. */
export const useSectors = (): readonly Sector[] => useQuery(sectorsQuery).data?.data ?? NONE;

export const nameOfSector = ({ name }: Sector, language: Language = contentLanguage()): string =>
  name[language];

/** Names of sectors by id; unknown ones are left out. */
export const namesOfSectors = (sectors: readonly Sector[], ids: readonly number[]): string[] =>
  ids.flatMap((id) => {
    const sector = sectors.find((each) => each.id === id);
    return sector === undefined ? [] : [nameOfSector(sector)];
  });

/** Sectors as options of a select field. */
export function useSectorOptions(): { value: string; text: string }[] {
  const language = useContentLanguage();
  return useSectors().map((sector) => ({
    value: String(sector.id),
    text: nameOfSector(sector, language),
  }));
}
