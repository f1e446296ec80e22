import { TABLE_FILE_TYPES, type TableFileType } from '@press-room/contract/messages';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { getMessageTable } from '../queries.ts';

const LABELS: Record<TableFileType, () => string> = {
  csv: m['office.messages.exportCsv'],
  xlsx: m['office.messages.exportXlsx'],
};

/** What the filters leave, as a file. */
export function ExportButtons({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (type: TableFileType) => getMessageTable(filters, type),
    onSuccess: (content, type) => saveFile(content, `${m['office.messages.fileName']()}.${type}`),
    onError: tellFailure,
  });
  return TABLE_FILE_TYPES.map((type) => (
    <button
      key={type}
      type="button"
      className={buttons.quiet}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(type)}
    >
      {LABELS[type]()}
    </button>
  ));
}
