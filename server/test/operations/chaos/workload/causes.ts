/** `done`: acknowledged. `unknown`: it may have been done. */
export type Certainty = 'done' | 'unknown' | 'refused';

/** Causes of letters, by their content or recipient. */
export interface Causes {
  /** Marks of messages to the press office. */
  messages: Map<string, Certainty>;
  /** Addresses that were registered. */
  registrations: Map<string, Certainty>;
  /** Hashes of the sent files by name, whatever the result. */
  sent: Map<string, string>;
  /** Files by their hash. */
  files: Map<string, StoredFile>;
  next: number;
}

interface StoredFile {
  sha256: string;
  name: string;
  bytes: number;
  /** Number of the asset. */
  id: number;
}

export const noCauses = (): Causes => ({
  messages: new Map(),
  registrations: new Map(),
  sent: new Map(),
  files: new Map(),
  next: 1,
});
