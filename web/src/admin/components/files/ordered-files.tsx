import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { LazyOrderList } from '../../../components/order-list/lazy-order-list.ts';
import { m } from '../../../paraglide/messages.js';
import { PicturePicker } from '../media/lazy-picture-picker.tsx';
import { FileCard } from './file-card.tsx';
import { fileQuery } from './file-query.ts';
import styles from './files.module.css';

interface OrderedFilesProps {
  label: string;
  /** Label of the button that opens the library. */
  add: string;
  kind: 'picture' | 'file';
  ids: readonly number[];
  isReadOnly: boolean;
  /** Additional buttons of a file. */
  tools?: ((id: number) => ReactNode) | undefined;
  onChange: (ids: readonly number[]) => void;
}

/** Ordered list of library files: add, move and remove. */
export function OrderedFiles({ label, add, kind, ids, isReadOnly, tools, onChange }: OrderedFilesProps) {
  const [isPicking, setIsPicking] = useState(false);
  const names = useQueries({
    queries: ids.map((id) => fileQuery(id)),
    combine: (results) => results.map(({ data }) => data?.name),
  });
  const nameOf = (id: number): string => names[ids.indexOf(id)] ?? String(id);
  return (
    <>
      {!isReadOnly && (
        <div className={styles.tools}>
          <button type="button" className={buttons.quiet} onClick={() => setIsPicking(true)}>
            {add}
          </button>
        </div>
      )}
      {ids.length > 0 && (
        <LazyOrderList
          label={label}
          ids={ids}
          isReadOnly={isReadOnly}
          nameOf={nameOf}
          onOrder={onChange}
          draw={(id) => (
            <FileCard id={id}>
              {!isReadOnly && (
                <span className={styles.tools}>
                  {tools?.(id)}
                  <button
                    type="button"
                    className={styles.tool}
                    onClick={() => onChange(ids.filter((each) => each !== id))}
                  >
                    {m['office.editor.files.remove']()}
                  </button>
                </span>
              )}
            </FileCard>
          )}
        />
      )}
      {isPicking && (
        <PicturePicker
          kind={kind}
          isMany
          onPick={(picked) => onChange([...new Set([...ids, ...picked])])}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
