import type { PendingDraft } from '@press-room/contract/admin-press-releases';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import { labelOf } from '../field-labels.ts';
import panels from '../panels/panels.module.css';
import { listPending } from '../saving/pending.ts';
import { useEditing, useEditingState } from '../saving/use-editing.ts';
import styles from './editor-screen.module.css';

/** Loaded when a published release is about to change. */
const LazyUpdateDialog = lazyComponent<{ onClose: () => void }>(
  async () => (await import('../afterwards/update-dialog.tsx')).UpdateDialog,
);

/** Pending changes of a published release: readers see them only after publication with a note. */
export function PendingNote() {
  const editing = useEditing();
  const state = useEditingState();
  const [asked, setAsked] = useState<'update' | 'discard' | null>(null);
  const pending = listPending(state);
  const close = () => setAsked(null);
  return (
    <>
      <div role="status" className={styles.pending}>
        {pending.length > 0 && (
          <>
            <p>
              {m['office.editor.pending.text']({ fields: joinWords(pending.map(labelOf)) })}{' '}
              {state.saved.pending && describeWriter(state.saved.pending)}
            </p>
            {!editing.isReadOnly && (
              <div className={panels.actions}>
                <button type="button" className={buttons.button} onClick={() => setAsked('update')}>
                  {m['office.editor.pending.update']()}
                </button>
                <button type="button" className={buttons.quiet} onClick={() => setAsked('discard')}>
                  {m['office.editor.pending.discard']()}
                </button>
              </div>
            )}
          </>
        )}
      </div>
      {asked === 'update' && <LazyUpdateDialog onClose={close} />}
      {asked === 'discard' && (
        <DiscardDialog
          onClose={close}
          onDiscard={() => {
            void editing.discard();
            close();
          }}
        />
      )}
    </>
  );
}

const describeWriter = ({ at, by }: PendingDraft): string =>
  by
    ? m['office.editor.pending.by']({ name: toPersonName(by), date: officeMoment(at) })
    : m['office.editor.pending.at']({ date: officeMoment(at) });

function DiscardDialog({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  return (
    <Dialog title={m['office.editor.pending.discardAsk']()} kind="alert" onClose={onClose}>
      <p>{m['office.editor.pending.discardText']()}</p>
      <div className={panels.actions}>
        <button type="button" className={buttons.button} onClick={onDiscard}>
          {m['office.editor.pending.discard']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.editor.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
