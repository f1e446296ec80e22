import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Changes } from './fields.ts';
import type { DraftShelf } from './keep.ts';

/** How much of what was written is safe, and where. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** The server has it, and it waits there until somebody says how readers are told. */
  | { kind: 'held' }
  /** Only this browser has it: there is no line, the server is in trouble, or nobody is signed in. */
  | { kind: 'kept'; because: 'line' | 'server' | 'session' }
  | { kind: 'refused'; detail: string }
  | { kind: 'conflict' }
  /** The release is no more. */
  | { kind: 'gone' };

/** What somebody else changed while this was open. */
export interface Meanwhile {
  fields: readonly string[];
  before: OfficePressRelease;
  release: OfficePressRelease;
}

export interface EditingState {
  /** As the server has it. */
  saved: OfficePressRelease;
  /** As the screen shows it; bodies stand in their editors and are in here from the next save on. */
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
  /** Puts what somebody else wrote into the text, around the cursor. */
  write: (html: string) => void;
}

export interface EditingOptions {
  release: OfficePressRelease;
  send: (release: OfficePressRelease, form: Record<string, unknown>) => Promise<OfficePressRelease>;
  shelf: DraftShelf;
  isReadOnly: boolean;
}
