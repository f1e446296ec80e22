import type { LastChange } from '@press-room/contract/people';
import { type ChangeMethod, changeJson } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** A write of the office. */
export interface OfficeWrite {
  method: ChangeMethod;
  path: string;
  /** Version that the change is based on; absent for new records. */
  version?: number;
  body?: unknown;
  /** Continues when the page is closed. */
  keepalive?: boolean;
}

/** Result of a write. Nothing is thrown: the caller must handle each kind. */
export type Outcome<Row> =
  | { kind: 'saved'; row: Row }
  /** Conflict: `current` is the current row, `changed` its author and time. */
  | { kind: 'conflict'; current: Row; changed: LastChange | null; error: ApiError }
  /** Errors by path in the API, such as `text.it.title`, in the language of the interface. */
  | { kind: 'invalid'; fields: Record<string, string[]>; error: ApiError }
  /**
   * `refused`: not allowed. `gone`: deleted. `impossible`: not in the current state. `failed`: no answer, or one
   * without information about the write, so that it can be repeated.
   */
  | { kind: 'refused' | 'gone' | 'impossible' | 'failed'; error: ApiError };

export type Refusal<Row> = Exclude<Outcome<Row>, { kind: 'saved' }>;

export async function sendWrite<Row>(write: OfficeWrite): Promise<Outcome<Row>> {
  const { method, path, body, version, keepalive } = write;
  try {
    const options = { ...(version !== undefined && { version }), ...(keepalive && { keepalive }) };
    return { kind: 'saved', row: await changeJson<Row>(method, path, body, options) };
  } catch (error) {
    return toRefusal<Row>(error);
  }
}

const KINDS: Partial<Record<number, 'refused' | 'gone' | 'impossible'>> = {
  403: 'refused',
  404: 'gone',
  409: 'impossible',
};

/** Converts an error to an outcome. */
export function toRefusal<Row>(thrown: unknown): Refusal<Row> {
  const error = thrown instanceof ApiError ? thrown : new ApiError(500);
  const { status, fields, facts } = error;
  if (status === 412) {
    const changed = (facts.changed ?? null) as LastChange | null;
    return { kind: 'conflict', current: facts.current as Row, changed, error };
  }
  if (status === 400) return { kind: 'invalid', fields, error };
  return { kind: KINDS[status] ?? 'failed', error };
}
