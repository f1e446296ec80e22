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
  /** The release is no more. */
  | { kind: 'gone' };

/** Changes by others while the editor was open. */
interface Meanwhile {
  fields: readonly string[];
  before: OfficePressRelease;
  release: OfficePressRelease;
}

export interface EditingState {
  /** As the server has it. */
  saved: OfficePressRelease;
  /** Release as on the screen; bodies are in their editors, and copied here on each save. */
  shown: OfficePressRelease;
  changes: Changes;
  state: SaveState;
  /** The server's words on fields that it does not take. */
  errors: Readonly<Record<string, string>>;
  /** Both sides of what two people wrote. */
  conflict: { base: OfficePressRelease; theirs: OfficePressRelease; fields: readonly string[] } | null;
  meanwhile: Meanwhile | null;
  /** False: this browser keeps nothing. */
  isKeeping: boolean;
}

/** The editor of a body, which holds its text itself. */
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
