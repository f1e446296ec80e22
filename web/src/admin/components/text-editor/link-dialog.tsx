import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { isSafeAddress } from '../rich-text/marks.ts';
import styles from './body-editor.module.css';

const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[^\s/@:]+\.[a-z]{2,}(?:[/?#]\S*)?$/i;

/** Completes a typed mail address or bare host. Null: not a usable address. */
export function toAddress(typed: string): string | null {
  const text = typed.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  const address = HOST.test(text) ? `https://${text}` : text;
  if (!isSafeAddress(address)) return null;
  return /^https?:/i.test(address) && !URL.canParse(address) ? null : address;
}

export interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const [error, setError] = useState<string>();
  const isThere = typeof before === 'string';
  const close = () => {
    onClose();
    // The dialog first returns the focus to the button.
    setTimeout(() => editor.commands.focus());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const address = toAddress(typed);
    if (address === null) {
      setError(m['office.editor.link.invalid']());
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !isThere)
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    else chain.setLink(address).run();
    close();
  };
  return (
    <Dialog title={m['office.editor.link.title']()} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={m['office.editor.link.address']()}
          name="address"
          inputMode="url"
          hint={m['office.editor.link.hint']()}
          value={typed}
          error={error}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
        />
        <div className={styles.actions}>
          <button type="submit" className={buttons.button}>
            {m['office.editor.link.set']()}
          </button>
          {isThere && (
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                close();
              }}
            >
              {m['office.editor.link.remove']()}
            </button>
          )}
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['office.editor.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
