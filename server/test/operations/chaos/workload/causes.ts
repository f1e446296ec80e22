/** `done`: acknowledged. `unknown`: may have been executed. */
export type Certainty = 'done' | 'unknown' | 'refused';

/** Causes of mails, by content or recipient. */
export interface Causes {
  /** Marks of messages to the press office. */
  messages: Map<string, Certainty>;
  /** Addresses that were registered. */
  registrations: Map<string, Certainty>;
  /** Hashes of sent files by name, whatever the result. */
  sent: Map<string, string>;
  /** Files by their hash. */
  files: Map<string, StoredFile>;
  next: number;
}

interface StoredFile {
  sha256: string;
  name: string;
  bytes: number;
  /** Id of the asset. */
  id: number;
}

export const noCauses = (): Causes => ({
  messages: new Map(),
  registrations: new Map(),
  sent: new Map(),
  files: new Map(),
  next: 1,
});
