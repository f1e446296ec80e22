import { mailingRecipientExportPath } from '@press-room/contract/mailings';
import { useSearch } from 'wouter';
import { getBlob } from '../../../lib/api.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { ExportButtons } from '../../components/page/export-buttons.tsx';
import styles from '../../components/page/figures.module.css';

/** Recipients in the state that the list shows, as a file. */
export function RecipientExport({ mailing }: { mailing: number }) {
  const isAllowed = usePermissions().includes('mailing.export');
  const state = new URLSearchParams(useSearch()).get('state');
  if (!isAllowed) return null;
  return (
    <p className={styles.export}>
      <ExportButtons
        fileName={m['office.mailings.result.fileName']()}
        load={(type) => {
          const query = new URLSearchParams({ ...(state !== null && { state }), type });
          return getBlob(`${mailingRecipientExportPath(mailing)}?${query}`);
        }}
      />
    </p>
  );
}
