import { BASKET_ITEM_NOTE_MAX_LENGTH, type KeptItem } from '@press-room/contract/baskets';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { DialogActions } from '../../components/dialog-actions.tsx';
import { TextField } from '../../components/text-field.tsx';
import { noteItem } from '../../lib/basket.ts';
import { m } from '../../paraglide/messages.js';
import styles from './basket.module.css';

interface ItemNoteProps {
  item: KeptItem;
  title: string;
}

/** The owner's note on an item. */
export function ItemNote({ item: { note = '' }, title, onOpen }: ItemNoteProps & { onOpen: () => void }) {
  return (
    <>
      {note !== '' && (
        <p className={styles.itemNote}>
          <bdi>{note}</bdi>
        </p>
      )}
      <button type="button" className={styles.noteButton} onClick={onOpen}>
        {note === '' ? m['basket.addNote']() : m['basket.changeNote']()}
        <span className="visually-hidden">: {title}</span>
      </button>
    </>
  );
}

/** Dialog outside the list, which handles keys and taps itself. */
export function NoteDialog({ item, title, onClose }: ItemNoteProps & { onClose: () => void }) {
  const [note, setNote] = useState(item.note ?? '');
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          noteItem(item, note.trim());
          onClose();
        }}
      >
        <TextField
          label={m['basket.note']()}
          name="item-note"
          value={note}
          maxLength={BASKET_ITEM_NOTE_MAX_LENGTH}
          error={undefined}
          isOptional
          onChange={setNote}
        />
        <DialogActions submitLabel={m['basket.keepNote']()} isBusy={false} failure={null} onClose={onClose} />
      </form>
    </Dialog>
  );
}
