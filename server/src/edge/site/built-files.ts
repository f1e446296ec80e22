import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingOf } from '../../platform/http/negotiation.ts';
import { matchesTag } from '../../platform/http/representation.ts';
import { fileSecurityHeaders } from '../../platform/http/security-headers.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { ignoreMissing } from '../../platform/storage/spool.ts';

/** Cache limit, larger than the whole build; files are read on demand. */
const KEPT_MAX_BYTES = 16 * 1024 * 1024;
/** Addresses under `/assets/` contain a content hash. */
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** A file in one encoding, with its headers. */
interface Form {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** Files of the build at the server's start, by address. Their content never changes, so each is read once. */
export class BuiltFiles {
  readonly #root: string;
  readonly #headers: Record<string, string>;
  readonly #forms = new Map<string, ReadonlySet<Encoding>>();
  readonly #kept = new LRUCache<string, Form>({ maxSize: KEPT_MAX_BYTES });

  /** `headers`: added to every file. */
  constructor(root: string, headers: Record<string, string>) {
    this.#root = root;
    this.#headers = headers;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || entry.name.startsWith('.') || isForm(path)) continue;
      const encodings = (['br', 'gzip'] as const).filter((each) => existsSync(path + SUFFIXES[each]));
      this.#forms.set(`/${relative(root, path).replaceAll('\\', '/')}`, new Set(encodings));
    }
  }

  /** Sends the file at an address; null: none. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
  ): FastifyReply | Promise<FastifyReply> | null {
    const forms = this.#forms.get(address);
    if (forms === undefined) return null;
    const wanted = encodingOf(request);
    const encoding = wanted !== null && forms.has(wanted) ? wanted : null;
    const key = `${encoding} ${address}`;
    const kept = this.#kept.get(key);
    // Cached files are sent synchronously.
    if (kept !== undefined) return sendForm(request, reply, kept);
    return this.#read(address, encoding).then((form) => {
      // A newer build has replaced it: the client must reload the page.
      if (form === null) {
        reply.callNotFound();
        return reply;
      }
      this.#kept.set(key, form, { size: form.bytes.length });
      return sendForm(request, reply, form);
    });
  }

  async #read(address: string, encoding: Encoding | null): Promise<Form | null> {
    const path = join(this.#root, address + (encoding === null ? '' : SUFFIXES[encoding]));
    const bytes = await readFile(path).catch(ignoreMissing);
    if (bytes === null) return null;
    const headers = {
      ...this.#headers,
      ...fileSecurityHeaders(address),
      'Content-Type': MEDIA_TYPES[extname(address)] ?? 'application/octet-stream',
      'Cache-Control': address.startsWith('/assets/') ? CACHE_FOR_EVER : 'no-cache',
      ETag: `"${hash('sha1', bytes, 'base64url')}"`,
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    };
    return { bytes, headers };
  }
}

const isForm = (path: string): boolean =>
  Object.values(SUFFIXES).some(
    (suffix) => path.endsWith(suffix) && existsSync(path.slice(0, -suffix.length)),
  );

function sendForm(request: FastifyRequest, reply: FastifyReply, { bytes, headers }: Form): FastifyReply {
  varyBy(reply, 'Accept-Encoding');
  reply.headers(headers);
  const isKnown = matchesTag(request.headers['if-none-match'], headers.ETag ?? '');
  return isKnown ? reply.code(304).send() : reply.send(bytes);
}
