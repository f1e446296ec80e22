import { useQuickDownload } from '../../../lib/download.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolButton } from './tool-button.tsx';

/** Saves the PDF. */
export function DownloadTool({ asset }: { asset: number }) {
  const { start, isPending } = useQuickDownload();
  return (
    <ToolButton
      icon="download"
      label={m['magazines.reader.download']()}
      word={m['magazines.words.download']()}
      isOff={isPending}
      onPress={() => start({ asset })}
    />
  );
}
