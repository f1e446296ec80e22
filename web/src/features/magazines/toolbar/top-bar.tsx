import type { BasketItem } from '@press-room/contract/downloads';
import type { Magazine } from '@press-room/contract/magazines';
import { useState } from 'react';
import { nameItem, takeOut, useBasket } from '../../../lib/basket.ts';
import { useQuickDownload } from '../../../lib/download.ts';
import { shareAddress, useCanShare } from '../../../lib/share.ts';
import { m } from '../../../paraglide/messages.js';
import { issueText } from '../words.ts';
import { CiteTool } from './cite-tool.tsx';
import { PagesDialog } from './pages-dialog.tsx';
import { ToolButton } from './tool-button.tsx';
import styles from './top-bar.module.css';

type TopBarProps = {
  /** Undefined while loading. */
  magazine: Magazine | undefined;
  page: number;
  /** Path of the current page. */
  address: () => string;
  onClose: () => void;
  /** Receives the element for the tools of an open document. */
  onTools: (element: HTMLElement | null) => void;
};

export function TopBar({ magazine, page, address, onClose, onTools }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.head}>
        <ToolButton
          icon="back"
          label={m['magazines.reader.close']()}
          keys="Escape"
          isDirected
          onPress={onClose}
        />
        <div className={styles.words}>
          <h2 className={styles.title} lang={magazine?.language} dir="auto">
            {magazine ? magazine.title : m['magazines.reader.label']()}
          </h2>
          <p className={styles.issue}>{magazine && issueText(magazine)}</p>
        </div>
      </div>
      <div className={styles.tools}>
        <div ref={onTools} className={styles.opened} />
        {magazine && <CiteTool magazine={magazine} page={page} address={address} />}
        {magazine && <LinkTool title={magazine.title} address={address} />}
        {magazine && <BasketTool magazine={magazine} page={page} />}
        {magazine && <DownloadTool asset={magazine.document.id} />}
      </div>
    </header>
  );
}

/** Adds the issue or some of its pages to the basket, and removes the whole issue. */
function BasketTool({ magazine, page }: { magazine: Magazine; page: number }) {
  const { items } = useBasket();
  const [isAsking, setIsAsking] = useState(false);
  const title = `${magazine.title}, ${issueText(magazine)}`;
  const item: BasketItem = { kind: 'magazine', id: magazine.id, title };
  const isIn = items.some((each) => nameItem(each) === nameItem(item));
  return (
    <>
      <ToolButton
        icon={isIn ? 'check' : 'basket'}
        label={isIn ? m['basket.takeOut']() : m['basket.add']()}
        word={m['basket.title']()}
        onPress={() => (isIn ? takeOut([item]) : setIsAsking(true))}
      />
      {isAsking && (
        <PagesDialog item={item} pages={magazine.pages} page={page} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

/** Saves the PDF. */
function DownloadTool({ asset }: { asset: number }) {
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

type LinkToolProps = {
  title: string;
  /** Path of the current page. */
  address: () => string;
};

/** Shares the address of the current page: with another app if the device can, otherwise through the clipboard. */
function LinkTool({ title, address }: LinkToolProps) {
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
