import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { dropDraft, ownDraftKey, writeDraft } from '../../../lib/draft.ts';
import type { Changes } from './fields.ts';

/** Draft stored in this browser until the server has saved it. */
export interface KeptDraft {
  /** Release at the start of the edit, for rebasing the changes on the current one. */
  base: OfficePressRelease;
  changes: Changes;
}

/** Storage for drafts in the browser; each call rejects if the browser does not allow storage. */
export interface DraftShelf {
  read: (release: number) => Promise<KeptDraft | null>;
  write: (release: number, draft: KeptDraft) => Promise<void>;
  drop: (release: number) => Promise<void>;
}

/** Release on the server, and unsaved changes. */
interface Unsaved {
  saved: OfficePressRelease;
  changes: Changes;
  conflict: { base: OfficePressRelease } | null;
}

/** Stores unsaved changes; without any, deletes the draft. */
const keepDraft = (shelf: DraftShelf, { saved, changes, conflict }: Unsaved): Promise<void> =>
  Object.keys(changes).length === 0
    ? shelf.drop(saved.id)
    : shelf.write(saved.id, { base: conflict?.base ?? saved, changes });

/** Milliseconds from the last edit, and from the first unstored one, to the write of the draft. */
const AFTER_MS = 50;
const AT_MOST_MS = 200;

interface KeeperOptions {
  shelf: DraftShelf;
  /** Runs before everything else. @throws if nothing may be stored yet */
  begin: () => Promise<void>;
  /** Returns the current changes. */
  read: () => Unsaved;
  /** Reports whether this browser can store drafts. */
  tell: (isKeeping: boolean) => void;
}

/** Stores drafts one after another, at each pause, so that a browser crash loses no input. */
export class Keeper {
  readonly #options: KeeperOptions;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #latest: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<void> = Promise.resolve();
  #isDue = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Schedules a write of the draft. */
  soon(): void {
    const keep = (): void => void this.now();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(keep, AFTER_MS);
    this.#latest ??= setTimeout(keep, AT_MOST_MS);
  }

  now(): Promise<void> {
    clearTimeout(this.#pause);
    clearTimeout(this.#latest);
    this.#latest = undefined;
    // A waiting write takes the latest changes when it starts.
    if (this.#isDue) return this.#last;
    this.#isDue = true;
    this.#last = this.#last.then(() => this.#keep());
    return this.#last;
  }

  async #keep(): Promise<void> {
    this.#isDue = false;
    const { shelf, begin, read, tell } = this.#options;
    try {
      await begin();
      await keepDraft(shelf, read());
      tell(true);
    } catch {
      tell(false);
    }
  }
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

let opened: UseStore | undefined;
const shelf = (): UseStore => {
  opened ??= createStore('press-room-drafts', 'drafts');
  return opened;
};

/**
 * Drafts of one person, encrypted with a key that the server gives to this person only: they outlive the session, and
 * other users of the browser cannot read them. In IndexedDB, because its data survive a crash.
 */
export function openShelf(person: number, fetchKeys: () => Promise<readonly string[]>): DraftShelf {
  let fetching: Promise<CryptoKey[]> | null = null;
  const keys = (): Promise<CryptoKey[]> => {
    fetching ??= fetchKeys().then((texts) => Promise.all(texts.map(toKey)));
    // They are refetched when next needed.
    fetching.catch(() => {
      fetching = null;
    });
    return fetching;
  };
  const nameOf = (release: number): string => `${person}:${release}`;
  // Markers in tab storage, as for other drafts.
  const markOf = (release: number): string => ownDraftKey(person, `release ${release}`);
  return {
    read: async (release) => {
      // Load the key at the start: without a connection it cannot be loaded.
      const [sealed, known] = await Promise.all([get<Sealed>(nameOf(release), shelf()), keys()]);
      return sealed ? unseal(known, sealed) : null;
    },
    write: async (release, draft) => {
      const [key] = await keys();
      if (!key) return;
      await set(nameOf(release), await seal(key, draft), shelf());
      writeDraft(markOf(release), {});
    },
    drop: async (release) => {
      await del(nameOf(release), shelf());
      dropDraft(markOf(release));
    },
  };
}

const toKey = (text: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

async function seal(key: CryptoKey, draft: KeptDraft): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

/** Null if the server has deleted the key. */
async function unseal(keys: readonly CryptoKey[], { iv, bytes }: Sealed): Promise<KeptDraft | null> {
  for (const key of keys) {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => null);
    if (plain) return JSON.parse(new TextDecoder().decode(plain)) as KeptDraft;
  }
  return null;
}
