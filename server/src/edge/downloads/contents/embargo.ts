import { LANGUAGES } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import type { WholeFile } from '../../../content/assets/whole-file.ts';
import { listEmbargoedWith } from '../../../content/press-releases/embargo/queries.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toEmbargoLine } from '../../../platform/text/embargo.ts';
import { listDownloadableAssets, type ReleaseContents, type View } from './queries.ts';

/** Embargo of a download. */
export interface FoundEmbargo {
  until: string;
  /** Press releases with this file. */
  releases: readonly number[];
}

/** Embargo of files that the press cannot get elsewhere; the one that ends last counts. */
export async function findEmbargo(db: Db, view: View, ids: readonly number[]): Promise<FoundEmbargo | null> {
  if (!view.reader.isEmbargoReader || ids.length === 0) return null;
  const free = new Set(
    (await listDownloadableAssets(db, { ...view, reader: ACCREDITED }, ids)).map(({ id }) => id),
  );
  const held = ids.filter((id) => !free.has(id));
  const found = held.length === 0 ? [] : await listEmbargoedWith(db, held, view.now);
  const until = found
    .map((each) => each.until)
    .toSorted()
    .at(-1);
  return until === undefined ? null : { until, releases: found.map(({ id }) => id) };
}

export const embargoOf = (id: number, { embargo_until }: ReleaseContents): FoundEmbargo | null =>
  embargo_until === null ? null : { until: embargo_until, releases: [id] };

type Content = WholeFile | { made: Buffer; media_type: string } | { entries: readonly ArchiveEntry[] };

/** Adds the embargo to the file name and, in an archive, as a separate file. */
export function markEmbargo(
  contents: { name: string; content: Content },
  embargo: FoundEmbargo | null,
): { name: string; content: Content; embargo?: FoundEmbargo } {
  if (embargo === null) return contents;
  const { name, content } = contents;
  const marked = { name: `EMBARGO-${toOfficeDay(new Date(embargo.until))}_${name}`, embargo };
  if (!('entries' in content)) return { ...marked, content };
  const sheet = {
    name: 'EMBARGO.txt',
    modified_at: new Date(embargo.until),
    content: Buffer.from(LANGUAGES.map((each) => `${toEmbargoLine(embargo.until, each)}\n`).join('')),
  };
  return { ...marked, content: { entries: [sheet, ...content.entries] } };
}
