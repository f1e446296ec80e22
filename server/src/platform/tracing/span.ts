export type Attributes = Record<string, string | number>;

/**
 * What a span tells, by the names of OpenTelemetry: no query, no address, no person, no value of a statement. Whoever may read
 * traces may not read what the press room holds.
 */
export interface Part {
  name: string;
  /** `server`: somebody has asked. `client`: we ask somebody. `job`: it stood in the queue. */
  kind: 'server' | 'client' | 'job';
  attributes: Attributes;
}

export interface Outcome {
  attributes?: Attributes;
  /** A kind of failure, never its words: these may quote what somebody wrote. */
  failure?: string | undefined;
}

export interface Span {
  /** By which the log names it. */
  readonly traceId: string;
  begin(part: Part): Span;
  /** What has taken so many milliseconds and ends now. */
  note(part: Part, ms: number, outcome?: Outcome): void;
  end(outcome?: Outcome): void;
}

export interface Tracer {
  /** Goes on with the trace of a `traceparent` that is believed. Null: this one is not among those that are kept. */
  begin(part: Part, traceparent?: string): Span | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
