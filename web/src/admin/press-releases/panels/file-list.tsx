import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import { PicturePicker } from '../../office/media/late-picture-picker.tsx';
import { FileCard } from '../files/file-card.tsx';
import styles from '../files/files.module.css';
import { LateOrderList } from '../files/late-order-list.ts';
import { fileQuery } from '../queries.ts';
import { useEditing, useEditingState } from '../saving/use-editing.ts';
import panels from './panels.module.css';

interface FileListProps {
  field: 'pictures' | 'attachments';
  label: string;
  add: string;
  /** Further tools of one file. */
  tools?: (id: number) => ReactNode;
}

/** The pictures or attachments of a release in their order. */
export function FileList({ field, label, add, tools }: FileListProps) {
  const editing = useEditing();
  const client = useQueryClient();
  const ids = useEditingState().shown[field];
  const [isPicking, setIsPicking] = useState(false);
  const change = (next: readonly number[]) => editing.change({ [field]: next });
  const nameOf = (id: number): string => client.getQueryData(fileQuery(id).queryKey)?.name ?? String(id);
  return (
    <>
      {ids.length > 0 && (
        <LateOrderList
          label={label}
          ids={ids}
          isReadOnly={editing.isReadOnly}
          nameOf={nameOf}
          onOrder={change}
          draw={(id) => (
            <FileCard id={id}>
              {!editing.isReadOnly && (
                <span className={styles.tools}>
                  {tools?.(id)}
                  <button
                    type="button"
                    className={styles.tool}
                    onClick={() => change(ids.filter((each) => each !== id))}
                  >
                    {m['office.editor.files.remove']()}
                  </button>
                </span>
              )}
            </FileCard>
          )}
        />
      )}
      {!editing.isReadOnly && (
        <div className={panels.actions}>
          <button type="button" className={buttons.quiet} onClick={() => setIsPicking(true)}>
            {add}
          </button>
        </div>
      )}
      {isPicking && (
        <PicturePicker
          kind={field === 'pictures' ? 'picture' : 'file'}
          isMany
          onPick={(picked) => change([...new Set([...ids, ...picked])])}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
