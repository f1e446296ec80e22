import { m } from '../../../paraglide/messages.js';
import { FileList } from './file-list.tsx';

/** Documents and other files that go with the release. */
export function AttachmentsPanel() {
  return (
    <FileList
      field="attachments"
      label={m['office.editor.attachments.title']()}
      add={m['office.editor.attachments.add']()}
    />
  );
}
