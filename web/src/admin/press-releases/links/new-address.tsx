import { useId } from 'react';
import buttons from '../../../components/button.module.css';
import { copyText } from '../../../lib/clipboard.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import panels from '../panels/panels.module.css';

/** Address of a new link, shown only once. */
export function NewAddress({ url }: { url: string }) {
  const id = useId();
  const copy = async () => {
    if (await copyText(url)) showToast('success', m['office.editor.links.copied']());
    else showToast('error', m['office.editor.links.copyFailed']());
  };
  return (
    <div className={panels.card} role="status">
      <div className={panels.field}>
        <label htmlFor={id} className={panels.label}>
          {m['office.editor.links.address']()}
        </label>
        <input
          id={id}
          className={panels.input}
          readOnly
          dir="ltr"
          value={url}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className={panels.actions}>
        <button type="button" className={buttons.button} onClick={() => void copy()}>
          {m['office.editor.links.copy']()}
        </button>
      </div>
    </div>
  );
}
