import type { MagazineKind } from '@press-room/contract/magazines';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Toaster } from '../../../components/toaster.tsx';
import { cameFrom, navigate } from '../../../lib/navigation.ts';
import { useTellRead } from '../../../lib/tell-taken.ts';
import { useModal } from '../../../lib/use-modal.ts';
import { m } from '../../../paraglide/messages.js';
import { useReader } from '../../press-releases/use-reader.ts';
import { type MagazineFilter, type Reading, toMagazines } from '../filter.ts';
import { magazineQuery } from '../queries.ts';
import { TopBar } from '../toolbar/top-bar.tsx';
import styles from './magazine-reader.module.css';
import { OpenDocument } from './open-document.tsx';
import { isLost } from './pdf.ts';
import { ReaderProgress } from './reader-progress.tsx';
import { ReaderTrouble } from './reader-trouble.tsx';
import { useDocument } from './use-document.ts';
import { useReadingAddress } from './use-reading-address.ts';

type MagazineReaderProps = { kind: MagazineKind; filter: MagazineFilter; reading: Reading };

/** Full-window reader of an issue. The address contains the page; going back closes it. */
export function MagazineReader({ kind, filter, reading }: MagazineReaderProps) {
  const dialog = useModal();
  const { data: magazine } = useQuery(magazineQuery(useReader(), reading.id));
  useTellRead('magazine', magazine?.id);
  const { opening, reopen } = useDocument(reading.id);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const place = useReadingAddress(reading, (next) => toMagazines(kind, filter, next));
  const hasReopened = useRef(false);

  const list = toMagazines(kind, filter);
  const close = () => {
    // Close before the address changes, which may call the server: the screen below appears at once.
    dialog.current?.close();
    if (cameFrom(list.split('?', 1)[0] ?? '')) history.back();
    else navigate(list, { replace: true, keepScroll: true });
  };
  const [failure, setFailure] = useState<unknown>(null);
  const handleTrouble = useCallback(
    (error: unknown) => {
      if (!isLost(error) || hasReopened.current) {
        setFailure(error);
        return;
      }
      // The signed address of the document expired during reading.
      hasReopened.current = true;
      reopen();
    },
    [reopen],
  );
  const retry = () => {
    hasReopened.current = false;
    setFailure(null);
    reopen();
  };
  const title = magazine?.title ?? '';
  return (
    <dialog
      ref={dialog}
      className={styles.reader}
      aria-label={title || m['magazines.reader.label']()}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <TopBar
        magazine={magazine}
        page={place.page}
        address={() => toMagazines(kind, {}, { id: reading.id, page: place.page, find: '' })}
        onClose={close}
        onTools={setTools}
      />
      {failure === null && opening.state === 'loading' && <ReaderProgress progress={opening.progress} />}
      {failure === null && opening.state === 'open' && (
        <OpenDocument pdf={opening.pdf} place={place} tools={tools} onTrouble={handleTrouble} />
      )}
      {(failure !== null || opening.state === 'failed') && (
        <ReaderTrouble
          error={opening.state === 'failed' ? opening.error : failure}
          magazine={magazine}
          onRetry={retry}
        />
      )}
      <Toaster label={m['shell.notices']()} dismissLabel={m['shell.dismiss']()} />
    </dialog>
  );
}
