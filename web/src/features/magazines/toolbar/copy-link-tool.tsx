import { copyText } from '../../../lib/clipboard.ts';
import { toAddress } from '../../../lib/navigation.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolButton } from './tool-button.tsx';

/** Puts the whole address of the page that is read on the clipboard. */
export function CopyLinkTool({ address }: { address: () => string }) {
  const copy = async () => {
    const isCopied = await copyText(toAddress(address()));
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
