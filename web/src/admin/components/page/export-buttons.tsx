import { TABLE_FILE_TYPES, type TableFileType } from '@press-room/contract/messages';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { statusOf } from '../../../lib/api-error.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { labelOf } from '../../../lib/labels.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';

const LABELS: Record<TableFileType, () => string> = {
  csv: m['office.list.exportCsv'],
  xlsx: m['office.list.exportXlsx'],
};

interface ExportButtonsProps {
  load: (type: TableFileType) => Promise<Blob>;
  /** Without its ending. */
  fileName: string;
}

/** Exports the filtered list as a file. */
export function ExportButtons({ load, fileName }: ExportButtonsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (content, type) => saveFile(content, `${fileName}.${type}`),
    // Only the server knows the reason: too many rows for a sheet.
    onError: (error) =>
      statusOf(error) === 400 ? showToast('error', describeRefusal(error)) : tellFailure(error),
  });
  return TABLE_FILE_TYPES.map((type) => (
    <button
      key={type}
      type="button"
      className={buttons.quiet}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(type)}
    >
      {labelOf(LABELS, type)}
    </button>
  ));
}
