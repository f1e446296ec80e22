import { shareAddress, useCanShare } from '../../../lib/share.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolButton } from './tool-button.tsx';

type LinkToolProps = {
  title: string;
  /** Path of the page that is read. */
  address: () => string;
};

/** Hands the address of the page that is read on: to another app where the device can, else to the clipboard. */
export function LinkTool({ title, address }: LinkToolProps) {
  const canShare = useCanShare();
  return (
    <ToolButton
      icon={canShare ? 'share' : 'link'}
      label={canShare ? m['magazines.reader.share']() : m['magazines.reader.copyLink']()}
      word={canShare ? m['share.action']() : m['share.copyLink']()}
      onPress={() => void shareAddress({ title, address: address() })}
    />
  );
}
