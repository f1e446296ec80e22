import { m } from '../../../paraglide/messages.js';
import { FileList } from './file-list.tsx';

export function AttachmentsPanel() {
  return (
    <FileList
      field="attachments"
      label={m['office.editor.attachments.title']()}
      add={m['office.editor.attachments.add']()}
    />
  );
}
