import type { TableFileType } from '@press-room/contract/messages';
import type { ReportFileType } from '@press-room/contract/report';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { statusOf } from '../../../lib/api-error.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { labelOf } from '../../../lib/labels.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';

type FileType = TableFileType | ReportFileType;

const LABELS: Record<FileType, () => string> = {
  csv: m['office.list.exportCsv'],
  xlsx: m['office.list.exportXlsx'],
  pdf: m['office.list.exportPdf'],
};

interface ExportButtonsProps<Type extends FileType> {
  types: readonly Type[];
  load: (type: Type) => Promise<Blob>;
  /** File name without extension. */
  fileName: string;
}

/** Exports the filtered list as a file. */
export function ExportButtons<Type extends FileType>({ types, load, fileName }: ExportButtonsProps<Type>) {
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (content, type) => saveFile(content, `${fileName}.${type}`),
    // Show the error of the server, such as too many rows for a spreadsheet.
    onError: (error) =>
      statusOf(error) === 400 ? showToast('error', describeRefusal(error)) : tellFailure(error),
  });
  return types.map((type) => (
    <button
      key={type}
      type="button"
      className={buttons.quiet}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(type)}
    >
      {labelOf<FileType>(LABELS, type)}
    </button>
  ));
}
