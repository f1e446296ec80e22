import type { Editor } from '@tiptap/react';
import { PicturePicker } from '../media/late-picture-picker.tsx';

/** A picture of the library into the text; caption and credit come from there. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <PicturePicker
      kind="picture"
      isMany={false}
      onPick={([id]) => {
        if (id !== undefined) editor.chain().focus().insertPicture(id).run();
      }}
      onClose={onClose}
    />
  );
}
