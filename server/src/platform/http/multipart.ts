import type { IncomingMessage } from 'node:http';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { BODY_LIMIT_BYTES, FORM_FIELD_MAX_BYTES, FORM_FIELDS_MAX } from '@press-room/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badRequest, bodyTooLarge, closing, fileTooLarge } from '../errors/errors.ts';
import type { BodyWatch } from './body-watch.ts';
import type { HttpLimits } from './http-limits.ts';
import { networkOf } from './network.ts';
import type { AnyUpload } from './upload.ts';
import { UploadSlots } from './upload-slots.ts';

interface MultipartOptions {
  limits: Pick<HttpLimits, 'uploads'>;
  watch: Pick<BodyWatch, 'measurePace'>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Scope for endpoints that accept a file: the parser adds hooks, which other requests do not need. */
    forms: FastifyInstance;
  }
}

/** Registers multipart forms with a file, only for endpoints that accept one. */
export async function registerMultipart(app: FastifyInstance, options: MultipartOptions): Promise<void> {
  await app.register(async (forms) => {
    await takeForms(forms, options);
    app.decorate('forms', { getter: () => forms });
  });
}

async function takeForms(forms: FastifyInstance, { limits, watch }: MultipartOptions): Promise<void> {
  await forms.register(multipart, { throwFileSizeLimit: false });
  const slotsOf = new Map<AnyUpload, UploadSlots>();
  forms.addHook('preValidation', async (request, reply) => {
    const { upload } = request.routeOptions.config;
    if (!request.isMultipart() || upload === undefined) return;
    let slots = slotsOf.get(upload);
    if (slots === undefined) {
      slots = new UploadSlots(limits.uploads);
      slotsOf.set(upload, slots);
    }
    slots.take(networkOf(request), reply.raw);
    watch.measurePace(request.raw);
    request.body = await receiveForm(request, upload);
  });
}

async function receiveForm(request: FastifyRequest, upload: AnyUpload): Promise<unknown> {
  const maxBytes = upload.maxBytes + BODY_LIMIT_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw closing(fileTooLarge(upload.maxBytes));
  const form = readForm(request, upload);
  // The loser of the race is ignored.
  form.catch(() => undefined);
  const { exceeded, stop } = rejectAbove(request.raw, maxBytes, () => closing(fileTooLarge(upload.maxBytes)));
  return Promise.race([form, exceeded]).finally(stop);
}

/** Rejects at this number of bytes, in any part of the form. */
function rejectAbove(
  request: IncomingMessage,
  maxBytes: number,
  refusal: () => AppError,
): { exceeded: Promise<never>; stop: () => void } {
  let bytes = 0;
  let reject: (reason: AppError) => void = () => undefined;
  const exceeded = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > maxBytes) reject(refusal());
  };
  request.on('data', count);
  return { exceeded, stop: () => request.off('data', count) };
}

async function readForm(request: FastifyRequest, upload: AnyUpload): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  let bytes = 0;
  for await (const part of listParts(request, upload)) {
    if (part.type === 'file') {
      await receiveFile(request, upload, part);
      continue;
    }
    bytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(String(part.value));
    if (part.valueTruncated) throw closing(bodyTooLarge(FORM_FIELD_MAX_BYTES));
    if (bytes > BODY_LIMIT_BYTES) throw closing(bodyTooLarge(BODY_LIMIT_BYTES));
    // Of a repeated field the last one counts, as in other forms.
    form[part.fieldname] = part.value;
  }
  return form;
}

async function* listParts(request: FastifyRequest, upload: AnyUpload): AsyncGenerator<Multipart> {
  const limits = {
    fields: FORM_FIELDS_MAX,
    fieldSize: FORM_FIELD_MAX_BYTES,
    files: 1,
    parts: FORM_FIELDS_MAX + 1,
    // Endpoints limit their files themselves, and detect one byte too many.
    fileSize: upload.maxBytes + 1,
  };
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw toRefusal(error);
  }
}

async function receiveFile(request: FastifyRequest, upload: AnyUpload, part: MultipartFile): Promise<void> {
  if (part.fieldname !== upload.field) {
    part.file.resume();
    return;
  }
  try {
    await upload.receive(request, part.file, part.filename);
  } catch (error) {
    // The parser ends the file if the form around it is broken; other failures are from the endpoint.
    throw part.file.errored === null ? error : toRefusal(part.file.errored);
  }
}

// The form causes errors of the parser, with or without a code.
function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_FILES_LIMIT') return badRequest('bad_request');
  const isTooMuch = code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT';
  return closing(isTooMuch ? bodyTooLarge(BODY_LIMIT_BYTES) : badRequest('bad_request'));
}
