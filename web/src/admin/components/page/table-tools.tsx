import type { ImportTarget } from '@press-room/contract/imports';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { EXPORT_PATH } from '@press-room/contract/table-export';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { getBlob } from '../../../lib/api.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { toNewImport } from '../../paths.ts';
import { ExportButtons } from './export-buttons.tsx';

interface TableToolsProps {
  target: Extract<ImportTarget, 'company' | 'user'>;
  /** File name without extension. */
  fileName: string;
}

/** Exports a list as a file that can be imported again, and links to the import. */
export function TableTools({ target, fileName }: TableToolsProps) {
  const permissions = usePermissions();
  return (
    <>
      {permissions.includes('import.create') && (
        <Link href={toNewImport(target)} className={buttons.quiet}>
          {m['office.imports.link']()}
        </Link>
      )}
      {permissions.includes('import.export') && (
        <ExportButtons
          types={TABLE_FILE_TYPES}
          load={(type) => getBlob(`${EXPORT_PATH}?${new URLSearchParams({ target, type })}`)}
          fileName={fileName}
        />
      )}
    </>
  );
}
