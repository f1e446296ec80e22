import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { m } from '../../../paraglide/messages.js';
import { useEditing } from '../saving/use-editing.ts';
import styles from './preview.module.css';

const LazyPreview = lazyComponent<{ onClose: () => void }>(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
);

/** Shows the release as readers will see it, including unsaved input. */
export function PreviewButton() {
  const editing = useEditing();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${buttons.quiet} ${styles.open}`}
        onClick={() => {
          editing.collect();
          setIsOpen(true);
        }}
      >
        <Icon name="eye" size={20} />
        {m['office.editor.preview.open']()}
      </button>
      {isOpen && <LazyPreview onClose={() => setIsOpen(false)} />}
    </>
  );
}
