import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import { ApiError, statusOf } from '../../../lib/api-error.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { Bodies } from './bodies.ts';
import type { BodyEditor, EditingOptions, EditingState, SaveState } from './editing-state.ts';
import { type Changes, isSame, withChanges } from './fields.ts';
import { Keeper } from './keep.ts';
import {
  isFinal,
  retryDelay,
  toFieldErrors,
  toPutUpon,
  toReason,
  toResting,
  toSettled,
  toUntouched,
  without,
  withoutSent,
} from './outcomes.ts';
import { hasPending, listPending, type Told, toDiscarded, toSent, toWrite } from './pending.ts';
import { rebase } from './rebase.ts';

const SAVE_AFTER_MS = 1200;
/** States that prevent a new save: one is due, or a conflict has to be resolved first. */
const UNDER_WAY: readonly SaveState['kind'][] = ['conflict', 'gone', 'waiting', 'saving'];

/** Editing session of one release: the server's state, the unsaved changes, and saving them. */
export class Editing {
  readonly store: Store<EditingState>;
  readonly isReadOnly: boolean;
  readonly #options: EditingOptions;
  readonly #bodies = new Bodies();
  readonly #keeper: Keeper;
  readonly #write = (names: readonly string[]): void => this.#bodies.write(names, this.store.get().shown);
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> | null = null;
  #failures = 0;
  /** Changes that the server last refused as a whole; sending them again would be refused again. */
  #refused: Changes | null = null;
  #isClosed = false;
  #taking: Promise<void> | null = null;

  constructor(options: EditingOptions) {
    this.#options = options;
    this.isReadOnly = options.isReadOnly;
    this.store = createStore(toUntouched(options.release));
    this.#keeper = new Keeper({
      shelf: options.shelf,
      begin: () => this.#takeUp(),
      // Updates no state: a key press must not wait for a render.
      read: () => ({ ...this.store.get(), ...this.#bodies.read(this.store.get()) }),
      tell: (isKeeping) => {
        if (this.store.get().isKeeping !== isKeeping) this.#set({ isKeeping });
      },
    });
  }

  async open(): Promise<void> {
    if (this.isReadOnly) return;
    await this.#takeUp().catch(() => this.#set({ isKeeping: false }));
    if (this.#isDirty()) this.#schedule();
  }

  /** Changes stored by this browser earlier; they are not overwritten before they are loaded. */
  #takeUp(): Promise<void> {
    this.#taking ??= this.#options.shelf.read(this.store.get().saved.id).then((kept) => {
      if (kept) this.#putUpon(kept.base, this.store.get().saved, kept.changes);
    });
    this.#taking.catch(() => {
      this.#taking = null;
    });
    return this.#taking;
  }

  register(language: Language, body: BodyEditor): () => void {
    this.#bodies.add(language, body);
    return () => {
      // Reads the content of an editor a last time before it closes.
      this.collect();
      this.#bodies.remove(language);
    };
  }

  change(changes: Changes): void {
    if (this.isReadOnly) return;
    this.#apply({ ...this.store.get().changes, ...changes }, Object.keys(changes));
    this.#schedule();
  }

  /** Applies changes from outside the editors, and updates the editors. */
  restore(changes: Changes): void {
    this.collect();
    this.change(changes);
    this.#write(Object.keys(changes));
  }

  /** Marks a body as edited; a save reads it. */
  touch(language: Language): void {
    this.#bodies.touch(language);
    this.#schedule();
  }

  /** Saves the current input. @returns the release on the server afterwards */
  async flush(): Promise<OfficePressRelease> {
    clearTimeout(this.#saveTimer);
    await this.#sending;
    await this.#save();
    return this.store.get().saved;
  }

  /** Publishes the pending changes. @returns null on success, else the resulting state */
  async showReaders(told: Told): Promise<SaveState | null> {
    await this.#sending;
    for (;;) {
      const { version } = this.store.get().saved;
      const isShown = (await this.#save(told)) || !hasPending(this.store.get());
      const { conflict, saved, state } = this.store.get();
      // After a conflicting write the input has been rebased: try again.
      if (!isShown && !conflict && saved.version !== version) continue;
      // A refused note does not concern the input.
      if (state.kind === 'refused') this.#set({ state: toResting(this.store.get()) });
      this.#goOn();
      return isShown ? null : state;
    }
  }

  /** Discards the pending changes, here and on the server. */
  async discard(): Promise<void> {
    this.collect();
    const names = listPending(this.store.get());
    this.#apply(toDiscarded(this.store.get()), names);
    this.#write(names);
    await this.flush();
  }

  /** Takes over a release from other calls: a transition, a restored version, another officer's write. */
  adopt(release: OfficePressRelease): void {
    this.collect();
    const { saved, conflict } = this.store.get();
    if (release.version < saved.version) return;
    // An open question stays open: its changes are based on the version before the conflict.
    this.#putUpon(conflict?.base ?? saved, release);
    if (this.#isDirty() && this.store.get().conflict === null) this.#schedule();
  }

  /** Resolves a conflict with the chosen values, which are saved on top of the current version. */
  settle(values: Changes): void {
    const { conflict, changes } = this.store.get();
    if (!conflict) return;
    const left = toSettled(conflict, changes, values);
    this.#set({ conflict: null, saved: conflict.theirs, state: { kind: 'saved' } });
    this.#apply(left, Object.keys(left));
    this.#write(conflict.fields);
    this.#schedule();
  }

  dismissMeanwhile = (): void => this.#set({ meanwhile: null });

  /** Saves at once when the connection is back. */
  retry(): void {
    if (!this.#isDirty() || this.#sending) return;
    this.#failures = 0;
    void this.flush();
  }

  /** Stores the input before the page may be closed. */
  keepNow = (): Promise<void> => (this.isReadOnly ? Promise.resolve() : this.#keeper.now());

  /** Reads the edited bodies. */
  collect(): void {
    if (!this.#bodies.isTouched) return;
    const { changes, names } = this.#bodies.collect(this.store.get());
    this.#apply(changes, names);
  }

  close(): void {
    this.collect();
    clearTimeout(this.#saveTimer);
    void this.keepNow().then(() => (this.#isDirty() ? this.#save() : undefined));
    this.#isClosed = true;
  }

  #isDirty(): boolean {
    return this.#bodies.isTouched || Object.keys(this.store.get().changes).length > 0;
  }

  #isUnsent(): boolean {
    return this.#bodies.isTouched || Object.keys(toSent(this.store.get())).length > 0;
  }

  #set(part: Partial<EditingState>): void {
    this.store.set({ ...this.store.get(), ...part });
  }

  #apply(changes: Changes, named: readonly string[]): void {
    const { saved, errors } = this.store.get();
    this.#set({ changes, shown: withChanges(saved, changes), errors: without(errors, named) });
  }

  #schedule(): void {
    const { state } = this.store.get();
    this.#keeper.soon();
    if (UNDER_WAY.includes(state.kind)) return;
    // A retry is already scheduled.
    if (state.kind === 'kept' && this.#saveTimer !== undefined) return;
    this.#set({ state: { kind: 'waiting' } });
    this.#saveIn(SAVE_AFTER_MS);
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.#save(), delay);
  }

  /** @param told null: public changes stay pending. @returns whether the server accepted it */
  async #save(told: Told | null = null): Promise<boolean> {
    this.#saveTimer = undefined;
    if (this.#sending) return this.#sending;
    this.collect();
    const { saved, conflict } = this.store.get();
    if (conflict) return false;
    const sent = toSent(this.store.get());
    if (Object.keys(sent).length === 0 && !(told && saved.pending)) {
      this.#set({ state: toResting(this.store.get()) });
      await this.keepNow();
      return false;
    }
    this.#set({ state: { kind: 'saving' } });
    this.#sending = this.#send(saved, sent, toWrite(saved, sent, told)).finally(() => {
      this.#sending = null;
    });
    const isTaken = await this.#sending;
    if (!told) this.#goOn();
    return isTaken;
  }

  /** Continues with later input, unless it is what the server has refused as a whole. */
  #goOn(): void {
    if (!this.#isUnsent() || this.#isClosed || this.store.get().state.kind === 'kept') return;
    if (this.#bodies.isTouched || !isSame(this.#refused, toSent(this.store.get()))) this.#schedule();
  }

  async #send(saved: OfficePressRelease, sent: Changes, form: Record<string, unknown>): Promise<boolean> {
    try {
      this.#acknowledge(await this.#options.send(saved, form), sent);
      return true;
    } catch (error) {
      this.#take(error, sent);
      return false;
    }
  }

  #acknowledge(answer: OfficePressRelease, sent: Changes): void {
    this.#failures = 0;
    this.#refused = null;
    const { changes: all, errors } = this.store.get();
    const changes = withoutSent(all, sent);
    const state = toResting({ saved: answer, changes, errors });
    // Show the sent text: the server trims a trailing space, which the next word needs.
    this.#set({ saved: answer, changes, shown: withChanges(answer, { ...sent, ...changes }), state });
    if (!this.#isUnsent()) void this.keepNow();
  }

  #take(error: unknown, sent: Changes): void {
    const status = statusOf(error);
    if (status === 412 && error instanceof ApiError) {
      this.#putUpon(this.store.get().saved, error.facts.current as OfficePressRelease);
      if (this.store.get().conflict === null) this.#saveIn(0);
      return;
    }
    if (status === 404) this.#set({ state: { kind: 'gone' } });
    else if (error instanceof ApiError && isFinal(error)) this.#refuse(error, sent);
    else this.#tryLater(status);
    void this.keepNow();
  }

  #refuse(error: ApiError, sent: Changes): void {
    const named = toFieldErrors(error, sent);
    this.#refused = Object.keys(named).length === 0 ? sent : null;
    const errors = { ...this.store.get().errors, ...named };
    this.#set({ errors, state: { kind: 'refused', detail: error.message } });
    // Save the remaining fields without the refused one.
    if (Object.keys(named).length > 0 && Object.keys(sent).some((name) => !(name in errors))) this.#saveIn(0);
  }

  #tryLater(status: number | null): void {
    this.#set({ state: { kind: 'kept', because: toReason(status) } });
    if (!this.#isClosed && status !== 401) this.#saveIn(retryDelay(this.#failures++));
  }

  /** @param kept changes stored by this browser earlier; input typed before they were loaded is newer */
  #putUpon(base: OfficePressRelease, theirs: OfficePressRelease, kept: Changes | null = null): void {
    this.collect();
    const typed = this.store.get().changes;
    const rebased = rebase(base, { ...kept, ...typed }, theirs);
    this.#set(toPutUpon(this.store.get(), base, theirs, rebased));
    this.#write(kept ? Object.keys(rebased.changes).filter((name) => !(name in typed)) : rebased.adopted);
  }
}
