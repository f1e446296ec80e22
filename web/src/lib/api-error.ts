import { m } from '../paraglide/messages.js';

type ErrorBody = { detail: string | null; fields: Record<string, string[]>; facts: Record<string, unknown> };

/** Error of a failed call; `status` 0 means no answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string[]>;
  /** Machine-readable facts of the refusal, such as its `code`. */
  readonly facts: Record<string, unknown>;
  /** Seconds to wait, if the server specified them. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown = null, retryAfter: number | null = null) {
    const { detail, fields, facts } = readErrorBody(body);
    super(detail ?? Object.values(fields).flat()[0] ?? ownMessage(status));
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
    this.facts = facts;
    this.retryAfter = retryAfter;
  }
}

/** Machine-readable code of a refusal. */
export const codeOf = (error: unknown): unknown => (error instanceof ApiError ? error.facts.code : undefined);

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);

function ownMessage(status: number): string {
  return status === 0 ? m['errors.noAnswer']() : m['errors.server']();
}

/** `detail`, or lists per field, at the top level or inside the datatables envelope. */
function readErrorBody(body: unknown): ErrorBody {
  if (!isRecord(body)) return { detail: null, fields: {}, facts: {} };
  if (isRecord(body.data) && !('detail' in body)) return readErrorBody(body.data);
  const fields: Record<string, string[]> = {};
  for (const [name, texts] of Object.entries(body)) {
    if (Array.isArray(texts)) fields[name] = texts.filter((text) => typeof text === 'string');
  }
  return { detail: typeof body.detail === 'string' ? body.detail : null, fields, facts: body };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
