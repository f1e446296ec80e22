import { embedOf, type FrameSize, toFrameCode } from '@press-room/contract/embeds';
import { useId } from 'react';
import buttons from '../../../components/button.module.css';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useBrowserValue } from '../../../lib/browser-value.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { isClosed } from '../../../lib/closed.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './embed-code.module.css';

type EmbedCodeProps = {
  /** Absolute address of the release. */
  page: string;
  /** Id of a picture; absent: the frame shows the release. */
  picture?: number;
  title: string;
  size: FrameSize;
};

/** HTML for embedding in another page; collapsed by default. */
export function EmbedCode({ page, picture, title, size }: EmbedCodeProps) {
  const id = useId();
  // Server-rendered pages do not contain the list of disabled features.
  const isOffered = useBrowserValue(() => !isClosed('embedding'), false);
  if (!isOffered) return null;
  const { origin, pathname } = new URL(page);
  const code = toFrameCode(origin + embedOf(pathname, picture), title, size);
  const handleCopy = async () => {
    const isCopied = await copyText(code);
    showToast(
      isCopied ? 'success' : 'error',
      isCopied ? m['pressReleases.embed.copied']() : m['pressReleases.embed.failed'](),
    );
  };
  return (
    <Disclosure
      isLazy
      className="no-print"
      summary={
        <span className={styles.summary}>
          <Icon name="link" size={20} />
          {m['pressReleases.embed.action']()}
          {picture !== undefined && <span className="visually-hidden">: {title}</span>}
        </span>
      }
    >
      <div className={styles.part}>
        <label htmlFor={id} className={styles.hint}>
          {m['pressReleases.embed.hint']()}
        </label>
        <textarea
          id={id}
          className={styles.code}
          readOnly
          rows={5}
          dir="ltr"
          spellCheck={false}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={buttons.quiet} onClick={() => void handleCopy()}>
          <Icon name="copy" size={20} />
          {m['pressReleases.embed.copy']()}
        </button>
      </div>
    </Disclosure>
  );
}
