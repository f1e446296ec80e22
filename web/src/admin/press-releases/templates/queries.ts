import type { Datatables } from '@press-room/contract/datatables';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { RELEASE_TEMPLATE_PATH, type ReleaseTemplate } from '@press-room/contract/release-templates';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { listsKey } from '../../components/saving/queries.ts';

/** Above the number of templates of any press group. */
const MOST = 100;

/** Templates of one press group, by name. */
export const groupTemplatesQuery = (group: number) =>
  queryOptions({
    queryKey: [...listsKey(RELEASE_TEMPLATE_PATH), 'of group', group],
    queryFn: async ({ signal }) => {
      const parameters = { format: 'datatables', start: 0, length: MOST, group };
      return (await getJson<Datatables<ReleaseTemplate>>(RELEASE_TEMPLATE_PATH, parameters, signal)).data;
    },
  });

/** Languages with any content. */
export const listBegun = ({ text }: Pick<ReleaseTemplate, 'text'>): Language[] =>
  LANGUAGES.toReversed().filter((language) =>
    Object.values(text[language] ?? {}).some((words) => words !== ''),
  );
