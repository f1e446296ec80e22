import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { ReleaseProblem } from '@press-room/contract/release-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { waitsForFiles } from '../../components/publishing/unready-files.ts';
import panels from '../panels/panels.module.css';
import { useStep } from '../publication/use-step.ts';
import { AskedProblems, canWait } from '../publication/warning-dialog.tsx';
import { releaseCheckQuery } from '../queries.ts';
import { hasPending } from '../saving/pending.ts';
import { useEditing, useEditingState } from '../saving/use-editing.ts';
import { hasHolders } from './holders.ts';
import type { MailingOfferProps } from './mailing-offer.tsx';
import { listPublished, type ReaderNote, ReaderNoteFields } from './reader-note.tsx';

/** Loaded only for officers who may send mailings. */
const LazyMailingOffer = lazyComponent<MailingOfferProps>(
  async () => (await import('./mailing-offer.tsx')).MailingOffer,
);

type Way = 'silent' | 'correction';

/** Asks how to inform readers of a change, and publishes it in the same write as the note. */
export function UpdateDialog({ onClose }: { onClose: () => void }) {
  const mayMail = usePermissions().includes('mailing.create');
  const [isOffered, setIsOffered] = useState(false);
  const editing = useEditing();
  const state = useEditingState();
  // Officers can still announce a change that was published earlier; the other options are hidden.
  const [isChanged] = useState(() => hasPending(state));
  const [way, setWay] = useState<Way | ''>(isChanged ? '' : 'correction');
  const [note, setNote] = useState<ReaderNote>({});
  const [isTried, setIsTried] = useState(false);
  const { look, show, wait, failure, isBusy } = useUpdate(isChanged);
  /** Result of the last check; empty before it. */
  const [problems, setProblems] = useState<readonly ReleaseProblem[]>([]);
  const languages = listPublished(state.saved);
  const isMissing = (words: string | undefined) => (words ?? '').trim() === '';
  const isIncomplete =
    way === '' || (way === 'correction' && languages.some((each) => isMissing(note[each])));
  const isForbidden = problems.some(({ severity }) => severity === 'error');
  const send = async () => {
    setIsTried(true);
    if (isIncomplete) return;
    const found = problems.length > 0 ? [] : await look();
    if (found === null || found.length > 0) return setProblems(found ?? []);
    if (!(await show(way === 'correction' ? note : null, problems.some(isUnready)))) return;
    const { saved } = editing.store.get();
    showToast('success', describeShown(saved));
    if (way === 'correction' && mayMail && isSeen(saved) && (await hasHolders(saved.id, way)))
      setIsOffered(true);
    else onClose();
  };
  const mayWait = canWait(problems);
  const waitForFiles = async () => {
    setIsTried(true);
    if (isIncomplete || !(await wait(way === 'correction' ? note : null))) return;
    const { saved } = editing.store.get();
    showToast(
      'success',
      waitsForFiles(saved.readers) ? m['office.editor.update.waits']() : describeShown(saved),
    );
    onClose();
  };
  if (isOffered)
    return (
      <Dialog title={m['office.mailings.offer.title']()} onClose={onClose}>
        <LazyMailingOffer release={state.saved.id} kind="correction" onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={m['office.editor.update.title']()} onClose={onClose}>
      {isChanged && (
        <RadioGroup<Way>
          legend={m['office.editor.update.how']()}
          name="update-way"
          value={way}
          options={[
            { value: 'silent', text: m['office.editor.update.silent']() },
            { value: 'correction', text: m['office.editor.update.correction']() },
          ]}
          error={isTried && way === '' ? m['office.editor.update.choose']() : undefined}
          onChange={setWay}
        />
      )}
      {way === 'correction' && (
        <>
          <p className={panels.hint}>{m['office.editor.update.noteHint']()}</p>
          <ReaderNoteFields
            label={m['office.editor.afterwards.correction']()}
            languages={languages}
            note={note}
            onChange={setNote}
            errorOf={(language) =>
              isTried && isMissing(note[language]) ? m['office.editor.afterwards.noteNeeded']() : undefined
            }
          />
        </>
      )}
      {problems.length > 0 && (
        <div role="alert">
          <p>{m['office.editor.publish.ask']()}</p>
          <AskedProblems problems={problems} />
        </div>
      )}
      {failure && <StatusNote kind="alert" title={failure} />}
      <div className={panels.actions}>
        {mayWait && (
          <button
            type="button"
            className={buttons.button}
            disabled={isBusy || isForbidden}
            onClick={() => void waitForFiles()}
          >
            {m['office.editor.update.whenReady']()}
          </button>
        )}
        <button
          type="button"
          className={mayWait ? buttons.quiet : buttons.button}
          disabled={isBusy || isForbidden}
          onClick={() => void send()}
        >
          {problems.length > 0 ? m['office.editor.publish.anyway']() : describeWay(isChanged)}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.editor.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}

const isUnready = ({ code }: ReleaseProblem): boolean => code === 'file_unready' || code === 'file_failed';

const describeWay = (isChanged: boolean): string =>
  isChanged ? m['office.editor.update.send']() : m['office.editor.afterwards.correct']();

const isSeen = ({ readers }: OfficePressRelease): boolean => ['public', 'press'].includes(readers.state);

const describeShown = (saved: OfficePressRelease): string =>
  !isSeen(saved) && saved.visible_from !== null
    ? m['office.editor.update.doneLater']({ date: officeMoment(saved.visible_from) })
    : m['office.editor.update.done']();

function useUpdate(isChanged: boolean) {
  const editing = useEditing();
  const client = useQueryClient();
  const { step, ...told } = useStep();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async (note: ReaderNote | null, show_unready: boolean): Promise<boolean> => {
    setIsBusy(true);
    const failed = await editing.showReaders({ correction: note, show_unready });
    if (failed) setFailure(failed.kind === 'refused' ? failed.detail : m['office.editor.update.failed']());
    else setFailure(null);
    setIsBusy(false);
    return failed === null;
  };
  /** Problems of publishing the pending changes; null if the check failed. */
  const look = async (): Promise<readonly ReleaseProblem[] | null> => {
    setIsBusy(true);
    const release = await editing.flush();
    const wanted = { to: 'published', languages: listPublished(release) };
    const check = await client.fetchQuery(releaseCheckQuery(release, wanted)).catch(() => null);
    setFailure(check === null ? m['office.editor.update.failed']() : null);
    setIsBusy(false);
    return check?.problems ?? null;
  };
  const tell = (note: ReaderNote | null) => step({ method: 'PATCH', body: { correction: note } });
  /** Publishes the pending changes automatically once their files are ready. */
  const wait = (note: ReaderNote | null) =>
    step({
      method: 'PATCH',
      body: { show_pending: true, show_when_ready: true, ...(note && { correction: note }) },
    });
  if (!isChanged) return { ...told, look: async () => [], show: tell, wait };
  return { look, show, wait, failure: failure ?? told.failure, isBusy: isBusy || told.isBusy };
}
