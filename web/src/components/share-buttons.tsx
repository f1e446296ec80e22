import { copyAddress, shareAddress, useCanShare } from '../lib/share.ts';
import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './share-buttons.module.css';

interface ShareButtonsProps {
  /** Path or absolute address of a page or screen. */
  address: string;
  title: string;
}

/** Shares the address of a page: with another app if the device can, or through the clipboard. */
export function ShareButtons({ address, title }: ShareButtonsProps) {
  const canShare = useCanShare();
  return (
    <div className={`${styles.pair} no-print`}>
      {canShare && (
        <button
          type="button"
          className={buttons.quiet}
          aria-label={m['share.labelOf']({ title })}
          onClick={() => void shareAddress({ address, title })}
        >
          <Icon name="share" size={20} />
          {m['share.action']()}
        </button>
      )}
      <button
        type="button"
        className={buttons.quiet}
        aria-label={m['share.copyLinkOf']({ title })}
        onClick={() => void copyAddress(address)}
      >
        <Icon name="link" size={20} />
        {m['share.copyLink']()}
      </button>
    </div>
  );
}
