import type { OfficePressReleaseRow } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../../components/list/list-definition.ts';
import { Day, Instant } from '../../components/page/instant.tsx';
import { ReadersChip } from '../../components/page/readers-chip.tsx';
import { ACCESS_LABELS } from '../../components/publishing/access-labels.ts';
import { SectorNames } from '../../components/sectors/sector-names.tsx';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { toOfficePressRelease } from '../../paths.ts';
import { stateOfText, TEXT_STATES, toTitle } from '../labels.ts';
import styles from './columns.module.css';

type Row = OfficePressReleaseRow;

export const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'title',
    label: m['office.releases.column.title'],
    sortBy: 'title',
    isName: true,
    href: (row) => toOfficePressRelease(row.id),
    cell: toTitle,
  },
  GROUP_COLUMN,
  {
    id: 'company',
    label: m['office.contributor.column'],
    cell: ({ company }) => company && <bdi>{company.name}</bdi>,
  },
  {
    id: 'status',
    label: m['office.releases.column.status'],
    sortBy: 'status',
    cell: ({ readers }) => <ReadersChip readers={readers} of="release" />,
  },
  { id: 'languages', label: m['office.releases.column.languages'], cell: (row) => <Languages row={row} /> },
  {
    id: 'access',
    label: m['office.releases.column.access'],
    sortBy: 'access',
    isHiddenAtFirst: true,
    cell: ({ access }) => labelOf(ACCESS_LABELS, access),
  },
  {
    id: 'date',
    label: m['office.releases.column.date'],
    sortBy: 'date',
    isDescending: true,
    cell: ({ date }) => <Day at={date} />,
  },
  {
    id: 'visible_from',
    label: m['office.releases.column.visibleFrom'],
    isHiddenAtFirst: true,
    cell: ({ visible_from }) =>
      visible_from === null ? (
        <span className={styles.soft}>{m['office.releases.notVisible']()}</span>
      ) : (
        <Instant at={visible_from} />
      ),
  },
  UPDATED_COLUMN,
  {
    id: 'sectors',
    label: m['office.releases.column.sectors'],
    isHiddenAtFirst: true,
    cell: ({ sectors }) => <SectorNames ids={sectors} />,
  },
];

function Languages({ row }: { row: Row }) {
  return (
    <ul className={styles.languages}>
      {LANGUAGES.map((language) => {
        const { kind, label } = TEXT_STATES[stateOfText(row, language)];
        return (
          <li key={language} className={styles.language} data-kind={kind}>
            <span className={styles.code}>{language}</span> {label()}
          </li>
        );
      })}
    </ul>
  );
}
