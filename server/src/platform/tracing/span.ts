type Attributes = Record<string, string | number>;

/**
 * Attributes of a span, named as in OpenTelemetry: no query, no address, no person, no value of a statement. Access to
 * traces grants no access to the content of the press room.
 */
export interface Part {
  name: string;
  /** `server`: an incoming request. `client`: an outgoing request. `job`: a job of the queue. */
  kind: 'server' | 'client' | 'job';
  attributes: Attributes;
}

export interface Outcome {
  attributes?: Attributes;
  /** Kind of failure, never its message, which may contain user input. */
  failure?: string | undefined;
}

export interface Span {
  /** Id in the log. */
  readonly traceId: string;
  begin(part: Part): Span;
  /** Records a part that took this many milliseconds and ends with this call. */
  note(part: Part, ms: number, outcome?: Outcome): void;
  end(outcome?: Outcome): void;
}

export interface Tracer {
  /** Continues the trace of a trusted `traceparent`. Null: not sampled. */
  begin(part: Part, traceparent?: string): Span | null;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
