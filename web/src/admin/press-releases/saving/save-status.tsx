import { toOfficeDay } from '@press-room/contract/office-clock';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { clockTime, officeMoment } from '../../components/moments.ts';
import type { EditingState, SaveState } from './editing-state.ts';
import styles from './save-status.module.css';
import { useEditing, useEditingState } from './use-editing.ts';

const QUIET: readonly SaveState['kind'][] = ['saved', 'waiting', 'saving', 'pending'];

/** Save status as text. */
export function SaveStatus() {
  const editing = useEditing();
  const current = useEditingState();
  const isAlert = !QUIET.includes(current.state.kind);
  if (editing.isReadOnly) return <p className={styles.status}>{m['office.editor.save.readOnly']()}</p>;
  return (
    <div className={styles.status} data-kind={current.state.kind} data-alert={isAlert || undefined}>
      <p role="status" className={styles.words}>
        <Icon name={isAlert ? 'alert' : 'check'} size={16} />
        {describeState(current)}
      </p>
      {current.state.kind === 'kept' && current.state.because !== 'session' && (
        <button type="button" className={styles.retry} onClick={() => editing.retry()}>
          {m['office.editor.save.retry']()}
        </button>
      )}
    </div>
  );
}

function describeState({ state, saved, isKeeping }: EditingState): string {
  switch (state.kind) {
    case 'saved':
      return describeSaved(saved.updated_at);
    case 'waiting':
    case 'saving':
      return m['office.editor.save.saving']();
    case 'pending':
      return m['office.editor.save.pending']({ time: clockTime(saved.pending?.at ?? saved.updated_at) });
    case 'kept':
      return isKeeping ? describeKept(state.because) : m['office.editor.save.nowhere']();
    case 'refused':
      return m['office.editor.save.refused']({ reason: state.detail });
    case 'conflict':
      return m['office.editor.save.conflict']();
    case 'gone':
      return m['office.editor.save.gone']();
  }
}

/** Only the time if it is today. */
const describeSaved = (at: string): string =>
  toOfficeDay(new Date(at)) === toOfficeDay(new Date())
    ? m['office.editor.save.saved']({ time: clockTime(at) })
    : m['office.editor.save.savedOn']({ moment: officeMoment(at) });

function describeKept(because: 'line' | 'server' | 'session'): string {
  if (because === 'line') return m['office.editor.save.line']();
  return because === 'server' ? m['office.editor.save.server']() : m['office.editor.save.session']();
}
