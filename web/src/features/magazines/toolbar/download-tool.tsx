import { useMutation } from '@tanstack/react-query';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { startDownload } from '../../../lib/download.ts';
import { formatBytes } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolButton } from './tool-button.tsx';

/** Saves the PDF; how it went is told as a notice, because the bar has no room for it. */
export function DownloadTool({ asset }: { asset: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => startDownload({ asset }),
    networkMode: 'always',
    onSuccess: ({ name, bytes }) =>
      showToast('success', m['downloads.started']({ name, size: formatBytes(bytes) })),
    onError: (error) => showToast('error', describeRefusal(error)),
  });
  return (
    <ToolButton
      icon="download"
      label={m['magazines.reader.download']()}
      isOff={isPending}
      onPress={() => mutate()}
    />
  );
}
