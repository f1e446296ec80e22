/** `done`: acknowledged. `unknown`: it may have been done. */
export type Certainty = 'done' | 'unknown' | 'refused';

/** What letters come from, by what stands in them or whom they are for. */
export interface Causes {
  /** Marks of messages to the press office. */
  messages: Map<string, Certainty>;
  /** Addresses that were registered. */
  registrations: Map<string, Certainty>;
  /** Hashes of what was sent, whatever came of it, by its name. */
  sent: Map<string, string>;
  /** Files by their hash. */
  files: Map<string, StoredFile>;
  next: number;
}

export interface StoredFile {
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
