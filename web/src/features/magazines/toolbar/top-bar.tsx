import type { Magazine } from '@press-room/contract/magazines';
import { m } from '../../../paraglide/messages.js';
import { issueText } from '../words.ts';
import { BasketTool } from './basket-tool.tsx';
import { CiteTool } from './cite-tool.tsx';
import { DownloadTool } from './download-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import { ToolButton } from './tool-button.tsx';
import styles from './top-bar.module.css';

type TopBarProps = {
  /** Undefined while it is not known. */
  magazine: Magazine | undefined;
  page: number;
  /** Path of the page that is read. */
  address: () => string;
  onClose: () => void;
  /** Tells where the tools of an open document belong. */
  onTools: (element: HTMLElement | null) => void;
};

export function TopBar({ magazine, page, address, onClose, onTools }: TopBarProps) {
  return (
    <header className={styles.bar}>
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
      <div className={styles.tools}>
        <div ref={onTools} className={styles.tools} />
        {magazine && <CiteTool magazine={magazine} page={page} address={address} />}
        {magazine && <LinkTool title={magazine.title} address={address} />}
        {magazine && <BasketTool magazine={magazine} />}
        {magazine && <DownloadTool asset={magazine.document.id} />}
      </div>
    </header>
  );
}
