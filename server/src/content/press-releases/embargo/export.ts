import type { EmbargoReader } from '@press-room/contract/admin-embargo';
import type { Language } from '@press-room/contract/languages';
import type { Table } from '../../../platform/http/table-file.ts';
import { type Bilingual, onRome } from '../../../platform/text/bilingual.ts';

const COLUMNS: readonly Bilingual[] = [
  { en: 'Name', it: 'Nome' },
  { en: 'E-mail', it: 'E-mail' },
  { en: 'Opened', it: 'Aperto' },
  { en: 'Downloaded', it: 'Scaricato' },
];
const FILE: Bilingual = { en: 'embargo-readers', it: 'lettori-embargo' };

/** Who read a release under embargo, as a table. */
export function toTable(release: number, readers: readonly EmbargoReader[], language: Language): Table {
  const on = (at: string | null): string => (at === null ? '' : onRome(at, language));
  return {
    name: `${FILE[language]}-${release}`,
    columns: COLUMNS.map((each) => each[language]),
    rows: readers.map(({ account: { first_name, last_name, email }, opened_at, taken_at }) => [
      `${first_name} ${last_name}`.trim(),
      email,
      on(opened_at),
      on(taken_at),
    ]),
  };
}
