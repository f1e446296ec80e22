import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { ReleaseTextField } from '@press-room/contract/release-text';
import { Editing } from '../admin/press-releases/saving/editing.ts';
import type { DraftShelf, KeptDraft } from '../admin/press-releases/saving/keep.ts';
import { ApiError } from '../lib/api-error.ts';
import { buildOfficeRelease } from './admin-builders.ts';

const TEXT = buildOfficeRelease().text.it;
export const withText = (changes: object, version = 1): OfficePressRelease =>
  buildOfficeRelease({ version, text: { it: { ...TEXT, ...changes } as NonNullable<typeof TEXT> } });

interface Sent {
  text?: { it?: object };
  pending?: { text?: { it?: object } };
  show_pending?: boolean;
  correction?: object;
}

/** An unencrypted draft store, and a server that accepts every write unless configured otherwise. */
export function startEditing(release = withText({})) {
  const kept = new Map<number, KeptDraft>();
  const shelf: DraftShelf = {
    read: (id) => Promise.resolve(kept.get(id) ?? null),
    write: (id, draft) => {
      kept.set(id, draft);
      return Promise.resolve();
    },
    drop: (id) => {
      kept.delete(id);
      return Promise.resolve();
    },
  };
  const sent: unknown[] = [];
  const answers: (() => Promise<OfficePressRelease>)[] = [];
  let version = release.version;
  let stored = release;
  const send = (_base: OfficePressRelease, form: Record<string, unknown>): Promise<OfficePressRelease> => {
    sent.push(form);
    const answer = answers.shift();
    if (answer) return answer();
    version += 1;
    const { text, pending, show_pending, correction: _, ...rest } = form as Sent;
    const waiting = { ...stored.pending?.changes.text?.it, ...pending?.text?.it };
    const shown = show_pending ? waiting : {};
    const { text: written } = withText({ ...stored.text.it, ...shown, ...text?.it });
    const left = Object.entries(waiting).filter(
      ([field, value]) => value !== written.it?.[field as ReleaseTextField],
    );
    const changes = { text: { it: Object.fromEntries(left) as object } };
    const kept = left.length === 0 ? null : { at: stored.updated_at, by: null, changes };
    stored = { ...stored, ...rest, text: written, pending: kept, version } as OfficePressRelease;
    return Promise.resolve(stored);
  };
  const open = () => new Editing({ release, isReadOnly: false, send, shelf });
  return { editing: open(), open, kept, shelf, sent, answers };
}

export const refuse =
  (status: number, body: unknown = null) =>
  () =>
    Promise.reject(new ApiError(status, body));
export const stateOf = (editing: Editing) => editing.store.get().state;
