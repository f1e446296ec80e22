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

/** Result of a request: a stored file, a generated file, or an archive generated while it is sent. */
interface MadeFile {
  made: Buffer;
  media_type: string;
}

export interface Contents {
  /** File name offered for downloads. */
  name: string;
  content: WholeFile | MadeFile | { entries: readonly ArchiveEntry[] };
  /** Embargo of the content. */
  embargo?: FoundEmbargo;
  /** Releases and files of a basket, each recorded as a separate download. */
  documents?: readonly DownloadRequest[];
}

/** Reader, instant, language of the names, and site. */
export type DownloadView = View & { language: Language; config: HouseConfig & PrintConfig };

type Named = Omit<Parameters<typeof toFileName>[0], 'extension'>;

/** @throws 400 if it is empty */
export function toArchive(
  named: Named,
  entries: readonly ArchiveEntry[],
  missing: readonly ArchiveEntry[] = [],
): Contents {
  if (entries.length === 0) throw invalidForm('download_empty');
  return { name: toFileName({ ...named, extension: 'zip' }), content: { entries: [...missing, ...entries] } };
}
