import type { ReactNode } from 'react';
import { OrderedFiles } from '../../components/files/ordered-files.tsx';
import { useEditing, useShown } from '../saving/use-editing.ts';

interface FileListProps {
  field: 'pictures' | 'attachments';
  label: string;
  add: string;
  /** Additional buttons of a file. */
  tools?: (id: number) => ReactNode;
}

/** The pictures or attachments of a release in their order. */
export function FileList({ field, label, add, tools }: FileListProps) {
  const editing = useEditing();
  return (
    <OrderedFiles
      label={label}
      add={add}
      kind={field === 'pictures' ? 'picture' : 'file'}
      ids={useShown()[field]}
      isReadOnly={editing.isReadOnly}
      tools={tools}
      onChange={(next) => editing.change({ [field]: next })}
    />
  );
}
