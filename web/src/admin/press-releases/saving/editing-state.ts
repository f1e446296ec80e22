import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Changes } from './fields.ts';
import type { DraftShelf } from './keep.ts';

/** Where the input is stored. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Stored on the server as pending changes, until an officer publishes them. */
  | { kind: 'pending' }
  /** Stored in this browser only: offline, a server error, or signed out. */
  | { kind: 'kept'; because: 'line' | 'server' | 'session' }
  | { kind: 'refused'; detail: string }
  | { kind: 'conflict' }
  /** The release was deleted. */
  | { kind: 'gone' };

/** Changes by others while the editor was open. */
interface Meanwhile {
  fields: readonly string[];
  before: OfficePressRelease;
  release: OfficePressRelease;
}

export interface EditingState {
  /** Release on the server. */
  saved: OfficePressRelease;
  /** Release as on the screen; bodies are in their editors, and copied here on each save. */
  shown: OfficePressRelease;
  changes: Changes;
  state: SaveState;
  /** Validation errors of the server, by field name. */
  errors: Readonly<Record<string, string>>;
  /** Both sides of a conflict. */
  conflict: { base: OfficePressRelease; theirs: OfficePressRelease; fields: readonly string[] } | null;
  meanwhile: Meanwhile | null;
  /** False if this browser cannot store drafts. */
  isKeeping: boolean;
}

/** The editor of a body holds its text. */
export interface BodyEditor {
  read: () => string;
  /** Merges text by others into the editor, around the cursor. */
  write: (html: string) => void;
}

export interface EditingOptions {
  release: OfficePressRelease;
  send: (release: OfficePressRelease, form: Record<string, unknown>) => Promise<OfficePressRelease>;
  shelf: DraftShelf;
  isReadOnly: boolean;
}
