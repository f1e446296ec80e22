import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { Link } from 'wouter';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../../components/list/list-definition.ts';
import { AssetTile } from '../../components/media/asset-tile.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { SectorNames } from '../../components/sectors/sector-names.tsx';
import { GROUP_COLUMN } from '../../components/shared-columns.tsx';
import { toOfficeAsset } from '../../paths.ts';
import { KINDS, listMissing, MISSING } from '../labels.ts';
import styles from './columns.module.css';

type Row = OfficeAssetRow;

export const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'name',
    label: m['office.media.column.name'],
    sortBy: 'name',
    isName: true,
    cell: (row) => (
      <Link href={toOfficeAsset(row.id)} className={styles.file}>
        <span className={styles.tile}>
          <AssetTile asset={row} />
        </span>
        <bdi className={styles.name}>{row.name}</bdi>
      </Link>
    ),
  },
  {
    id: 'caption',
    isLong: true,
    label: m['office.media.column.caption'],
    sortBy: 'caption',
    cell: ({ caption }) => <span dir="auto">{ownWords(caption)}</span>,
  },
  {
    id: 'credit',
    label: m['office.media.column.credit'],
    sortBy: 'credit',
    cell: ({ credit }) => credit && <bdi>{credit}</bdi>,
  },
  {
    id: 'missing',
    label: m['office.media.column.missing'],
    cell: (row) =>
      listMissing(row)
        .map((each) => labelOf(MISSING, each))
        .join(', '),
  },
  { id: 'uses', label: m['office.media.column.uses'], cell: ({ uses }) => formatNumber(uses) },
  {
    id: 'rights_until',
    label: m['office.media.column.rightsUntil'],
    sortBy: 'rights_until',
    cell: ({ rights_until }) => rights_until && <Instant at={rights_until} />,
  },
  {
    id: 'created',
    label: m['office.media.column.created'],
    sortBy: 'created_at',
    isDescending: true,
    cell: ({ created_at }) => <Instant at={created_at} />,
  },
  { ...GROUP_COLUMN, isHiddenAtFirst: true },
  {
    id: 'keywords',
    label: m['office.media.column.keywords'],
    isHiddenAtFirst: true,
    cell: ({ keywords }) => keywords.length > 0 && <bdi>{keywords.join(', ')}</bdi>,
  },
  {
    id: 'sectors',
    label: m['office.media.column.sectors'],
    isHiddenAtFirst: true,
    cell: ({ sectors }) => <SectorNames ids={sectors} />,
  },
  {
    id: 'kind',
    label: m['office.media.column.kind'],
    sortBy: 'kind',
    isHiddenAtFirst: true,
    cell: ({ kind }) => labelOf(KINDS, kind),
  },
  {
    id: 'bytes',
    label: m['office.media.column.bytes'],
    sortBy: 'bytes',
    isDescending: true,
    isHiddenAtFirst: true,
    cell: ({ bytes }) => formatBytes(bytes),
  },
];
