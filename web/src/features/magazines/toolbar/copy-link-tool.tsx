import { copyText } from '../../../lib/clipboard.ts';
import { toHref } from '../../../lib/navigation.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolButton } from './tool-button.tsx';

/** Puts the whole address of the page that is read on the clipboard. */
export function CopyLinkTool({ toAddress }: { toAddress: () => string }) {
  const copy = async () => {
    const link = new URL(toHref(toAddress()), location.origin + location.pathname).href;
    const isCopied = await copyText(link);
    if (isCopied) showToast('success', m['magazines.reader.linkCopied']());
    else showToast('error', m['magazines.reader.linkNotCopied']());
  };
  return (
    <ToolButton
      icon="link"
      label={m['magazines.reader.copyLink']()}
      word={m['magazines.words.link']()}
      onPress={() => void copy()}
    />
  );
}
