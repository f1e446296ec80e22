import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { Link } from 'wouter';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { AssetTile } from '../../components/media/asset-tile.tsx';
import { officeDay } from '../../components/moments.ts';
import { toOfficeAsset } from '../../paths.ts';
import { toLastDay } from '../detail/last-day.ts';
import { listMissing, MISSING } from '../labels.ts';
import styles from './media-tile.module.css';

type Row = OfficeAssetRow;

/** A file as a tile: picture, credit, and obstacles to its use. */
export function MediaTile({ row }: { row: Row }) {
  const { name, caption, credit } = row;
  const words = ownWords(caption);
  const notes = listNotes(row);
  return (
    <>
      <Link href={toOfficeAsset(row.id)} className={styles.file}>
        <AssetTile asset={row} />
        <bdi className={styles.name}>{name}</bdi>
      </Link>
      <div className={styles.words}>
        {words && (
          <p className={styles.caption} dir="auto">
            {words}
          </p>
        )}
        {credit && (
          <p className={styles.credit} dir="auto">
            {credit}
          </p>
        )}
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function listNotes(row: Row, now: number = Date.now()): string[] {
  const { state, failure, rights_until, embargo_until, digital_source_type } = row;
  const missing = listMissing(row).map((each) => labelOf(MISSING, each));
  const isOver = (instant: string) => Date.parse(instant) <= now;
  return [
    ...(state === 'processing' ? [m['office.media.tile.processing']()] : []),
    ...(failure === null ? [] : [failure]),
    ...(rights_until === null
      ? []
      : isOver(rights_until)
        ? [m['office.media.tile.rightsEnded']()]
        : [m['office.media.tile.rightsUntil']({ date: officeDay(toLastDay(rights_until)) })]),
    ...(embargo_until === null || isOver(embargo_until) ? [] : [m['office.media.rightsEmbargoed']()]),
    ...(digital_source_type === 'trainedAlgorithmicMedia' ? [m['office.media.origin.ai']()] : []),
    ...(missing.length > 0
      ? [m['office.media.tile.missing']({ words: missing.join(', ').toLocaleLowerCase() })]
      : []),
  ];
}
