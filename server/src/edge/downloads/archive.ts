import type { DownloadRequest } from '@press-room/contract/downloads';
import type { Language } from '@press-room/contract/languages';
import type { PrintConfig } from '../../content/assets/uses/queries.ts';
import type { WholeFile } from '../../content/assets/whole-file.ts';
import type { HouseConfig } from '../../core/sites/site.ts';
import type { ArchiveEntry } from '../../platform/archive/entries.ts';
import { invalidForm } from '../../platform/errors/errors.ts';
import { toFileName } from '../../platform/text/file-names.ts';
import type { FoundEmbargo } from './contents/embargo.ts';
import type { View } from './contents/queries.ts';

/** What a request comes to: one stored file, one that is made for it, or an archive that is made as it is sent. */
interface MadeFile {
  made: Buffer;
  media_type: string;
}

export interface Contents {
  /** Offered to who saves it. */
  name: string;
  content: WholeFile | MadeFile | { entries: readonly ArchiveEntry[] };
  /** It must not be printed yet. */
  embargo?: FoundEmbargo;
  /** Releases and files of a basket, each as it is asked for by itself: who has it is found by that. */
  documents?: readonly DownloadRequest[];
}

/** Who asks, when, in which language names are chosen, and of which house. */
export type DownloadView = View & { language: Language; config: HouseConfig & PrintConfig };

type Named = Omit<Parameters<typeof toFileName>[0], 'extension'>;

/** @throws 400 for nothing */
export function toArchive(
  named: Named,
  entries: readonly ArchiveEntry[],
  missing: readonly ArchiveEntry[] = [],
): Contents {
  if (entries.length === 0) throw invalidForm('download_empty');
  return { name: toFileName({ ...named, extension: 'zip' }), content: { entries: [...missing, ...entries] } };
}
