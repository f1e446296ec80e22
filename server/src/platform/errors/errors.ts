import type { FilesUnready } from '@press-room/contract/admin-media';
import type { LastChange } from '@press-room/contract/people';
import type { SecondStep } from '@press-room/contract/second-factor';
import { REFUSAL_CODES } from '@press-room/contract/session';
import type { SessionEnd } from '@press-room/contract/session-ends';
import type { Message, MessageKey } from '../text/messages.ts';

/**
 * Error body: one `detail`, with optional `facts` for programs, or lists of messages by field (`non_field_errors` for
 * the whole).
 */
export type ErrorContent =
  | { detail: Message; facts?: Record<string, unknown> }
  | { fields: Record<string, Message[]> };

/** The only way to refuse a request; `http/error-handler.ts` turns it into an answer. */
export class AppError extends Error {
  readonly status: number;
  readonly content: ErrorContent;
  readonly headers: Record<string, string>;

  constructor(status: number, content: ErrorContent, headers: Record<string, string> = {}) {
    super('detail' in content ? content.detail.key : JSON.stringify(content.fields));
    this.status = status;
    this.content = content;
    this.headers = headers;
  }
}

const detail = (key: MessageKey, parameters: Message['parameters'] = {}) => ({ detail: { key, parameters } });

export const notFound = (): AppError => new AppError(404, detail('not_found'));
export const invalidPage = (): AppError => new AppError(404, detail('invalid_page'));
export const forbidden = (): AppError => new AppError(403, detail('forbidden'));
export const companyUnconfirmed = (): AppError => new AppError(403, detail('company_unconfirmed'));
export const notYourComment = (): AppError => new AppError(403, detail('not_your_comment'));
/** The officer who refused must not decide on the appeal. */
export const appealToAnother = (): AppError => new AppError(403, detail('appeal_by_another'));
export const recentProofRequired = (): AppError =>
  new AppError(403, { ...detail('recent_proof'), facts: { code: REFUSAL_CODES.recentProof } });
export const enrolmentRequired = (): AppError =>
  new AppError(403, { ...detail('factor_enrolment'), facts: { code: REFUSAL_CODES.enrolment } });
export const secondStepRequired = (step: Pick<SecondStep, 'ticket' | 'methods'>): AppError =>
  new AppError(403, { ...detail('second_step'), facts: { code: REFUSAL_CODES.secondStep, ...step } });
export const notAcceptable = (): AppError => new AppError(406, detail('not_acceptable'));
/** `end`: why the session of the token ended. */
export const unauthorized = (key: MessageKey, end: SessionEnd | null = null): AppError =>
  new AppError(
    401,
    { ...detail(key), ...(end && { facts: { code: end } }) },
    { 'WWW-Authenticate': 'JWT realm="api"' },
  );
/** For a response format that the protocol defines but this server does not offer. */
export const formatNotOffered = (): AppError => new AppError(501, detail('format_not_offered'));
export const methodNotAllowed = (method: string, allowed: readonly string[]): AppError =>
  new AppError(405, detail('method_not_allowed', { method }), { Allow: allowed.join(', ') });
export const badRequest = (key: MessageKey, parameters?: Message['parameters']): AppError =>
  new AppError(400, detail(key, parameters));
export const unsupportedMediaType = (mediaType: string): AppError =>
  new AppError(415, detail('media_type', { media_type: mediaType }));
export const bodyTooLarge = (limit: number): AppError =>
  new AppError(413, detail('body_too_large', { n: limit }));
export const fileTooLarge = (limit: number): AppError =>
  new AppError(413, detail('file_too_large', { n: limit }));
export const requestTimeout = (): AppError => new AppError(408, detail('request_timeout'));
export const addressTooLong = (): AppError => new AppError(414, detail('address_too_long'));
export const expectationFailed = (): AppError => new AppError(417, detail('expectation_failed'));
export const headersTooLarge = (): AppError => new AppError(431, detail('headers_too_large'));
export const rangeNotSatisfiable = (bytes: number): AppError =>
  new AppError(416, detail('range_not_satisfiable', { n: bytes }), { 'Content-Range': `bytes */${bytes}` });
export const unavailable = (): AppError => new AppError(503, detail('unavailable'), { 'Retry-After': '5' });
export const searchTooComplex = (): AppError => badRequest('search_too_complex');
export const busy = (): AppError => new AppError(503, detail('busy'), { 'Retry-After': '5' });
export const searchTooSlow = (): AppError =>
  new AppError(503, detail('search_too_slow'), { 'Retry-After': '30' });
/** The client has disconnected and never receives it. */
export const gone = (): AppError => new AppError(499, detail('unavailable'));
export const preconditionRequired = (): AppError => new AppError(428, detail('version_required'));
export const conflict = (key: MessageKey, parameters?: Message['parameters']): AppError =>
  new AppError(409, detail(key, parameters));
/** A company has reached its quota; the facts contain the current use. */
export const quotaReached = (key: MessageKey, parameters: Message['parameters'], facts: object): AppError =>
  new AppError(409, { ...detail(key, parameters), facts: { ...facts } });
/** Refusals of the upload protocol, with its own status. */
export function uploadRefused(status: number): AppError {
  switch (status) {
    case 409:
      return conflict('upload_offset');
    case 410:
      return new AppError(410, detail('upload_gone'));
    case 412:
      return new AppError(412, detail('upload_protocol'));
    case 500:
      return new AppError(423, detail('upload_locked'), { 'Retry-After': '5' });
    default:
      return badRequest('upload_protocol');
  }
}
/** Readers would get only some of the files. */
export const filesUnready = (files: FilesUnready['files']): AppError =>
  new AppError(409, {
    ...detail('files_unready', { n: files.length }),
    facts: { code: 'files_unready', files },
  });
/** Whether the error says that files are not ready. */
export const isUnready = (error: unknown): boolean =>
  error instanceof AppError && 'detail' in error.content && error.content.detail.key === 'files_unready';
export const tooManyUploads = (): AppError =>
  new AppError(429, detail('too_many_uploads'), { 'Retry-After': '60' });
/** Still in use; `places` lists where. */
export const assetInUse = (places: readonly object[]): AppError =>
  new AppError(409, { ...detail('asset_in_use', { n: places.length }), facts: { places } });
/** Still in use; `uses` contains the numbers by kind. */
export const groupInUse = (uses: object): AppError =>
  new AppError(409, { ...detail('group_in_use'), facts: { uses } });
/** Still in use; `uses` contains the numbers by kind. */
export const companyInUse = (uses: object): AppError =>
  new AppError(409, { ...detail('company_in_use'), facts: { uses } });
/** Companies that own the brand. */
export const brandInUse = (companies: readonly object[]): AppError =>
  new AppError(409, { ...detail('brand_in_use', { n: companies.length }), facts: { companies } });
/** Still in use; `uses` contains the numbers by kind. */
export const sectorInUse = (uses: object): AppError =>
  new AppError(409, { ...detail('sector_in_use'), facts: { uses } });
/** Rows written by an import have changed since; `changed` names the first of them. */
export const importTouched = (n: number, changed: readonly object[]): AppError =>
  new AppError(409, { ...detail('import_touched', { n }), facts: { changed } });
/** Readers could see it, and are informed of the withdrawal. */
export const withdrawn = (facts: object): AppError =>
  new AppError(410, { ...detail('release_withdrawn'), facts: { ...facts } });
/** Conflicting write; `current`: the current row; `changed`: its author and time, if known. */
export const stale = (current: object, changed: LastChange | null = null): AppError =>
  new AppError(412, { ...detail('version_stale'), facts: { current, changed } });
/** The provider returned no translation; nothing was changed. */
export const translationFailed = (key: MessageKey, host: string): AppError =>
  new AppError(503, detail(key, { host }));
/** The press group has used its translation quota of the day. */
export const translationSpent = (left: number): AppError =>
  new AppError(429, detail('translation_spent', { n: left }));
export const storageFull = (): AppError => new AppError(507, detail('storage_full'));
export const serverError = (): AppError => new AppError(500, detail('server_error'));
export const throttled = (seconds: number): AppError =>
  new AppError(429, detail('throttled', { n: seconds }), { 'Retry-After': String(seconds) });

export const invalidFields = (fields: Record<string, Message[]>): AppError => new AppError(400, { fields });
export const invalidField = (field: string, key: MessageKey): AppError =>
  invalidFields({ [field]: [{ key }] });
export const invalidForm = (key: MessageKey): AppError => invalidField('non_field_errors', key);

/** The same refusal, closing the connection because the rest of the request is not read. */
export const closing = ({ status, content, headers }: AppError): AppError =>
  new AppError(status, content, { ...headers, Connection: 'close' });
