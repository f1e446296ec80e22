import type { HeldDraft } from '@press-room/contract/admin-press-releases';
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
import { listHeld } from '../saving/held.ts';
import { useEditing, useEditingState } from '../saving/use-editing.ts';
import styles from './editor-screen.module.css';

/** Loaded when a published release is about to change. */
const LateUpdateDialog = lazyComponent<{ onClose: () => void }>(
  async () => (await import('../afterwards/update-dialog.tsx')).UpdateDialog,
);

/** Pending changes of a published release: readers see them only after publication with a note. */
export function HeldNote() {
  const editing = useEditing();
  const state = useEditingState();
  const [asked, setAsked] = useState<'update' | 'discard' | null>(null);
  const held = listHeld(state);
  const close = () => setAsked(null);
  return (
    <>
      <div role="status" className={styles.held}>
        {held.length > 0 && (
          <>
            <p>
              {m['office.editor.held.text']({ fields: joinWords(held.map(labelOf)) })}{' '}
              {state.saved.held && describeWriter(state.saved.held)}
            </p>
            {!editing.isReadOnly && (
              <div className={panels.actions}>
                <button type="button" className={buttons.button} onClick={() => setAsked('update')}>
                  {m['office.editor.held.update']()}
                </button>
                <button type="button" className={buttons.quiet} onClick={() => setAsked('discard')}>
                  {m['office.editor.held.discard']()}
                </button>
              </div>
            )}
          </>
        )}
      </div>
      {asked === 'update' && <LateUpdateDialog onClose={close} />}
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

/** Author and time of the last change. */
const describeWriter = ({ at, by }: HeldDraft): string =>
  by
    ? m['office.editor.held.by']({ name: toPersonName(by), date: officeMoment(at) })
    : m['office.editor.held.at']({ date: officeMoment(at) });

function DiscardDialog({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  return (
    <Dialog title={m['office.editor.held.discardAsk']()} kind="alert" onClose={onClose}>
      <p>{m['office.editor.held.discardText']()}</p>
      <div className={panels.actions}>
        <button type="button" className={buttons.button} onClick={onDiscard}>
          {m['office.editor.held.discard']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.editor.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
