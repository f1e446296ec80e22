import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import accepts from '@fastify/accepts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFiles } from './built-files.ts';

const SCRIPT = 'console.log("press room");'.repeat(20);
const FONT = Buffer.from([0, 1, 2, 255]);

describe('built files', () => {
  const root = mkdtempSync(join(tmpdir(), 'press-room-built-'));
  let app: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(join(root, 'assets/deep'), { recursive: true });
    writeFileSync(join(root, 'assets/main-abc.js'), SCRIPT);
    writeFileSync(join(root, 'assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(root, 'assets/main-abc.js.gz'), gzipSync(SCRIPT));
    writeFileSync(join(root, 'assets/deep/letters.woff2'), FONT);
    writeFileSync(join(root, 'assets/late-abc.js'), SCRIPT);
    writeFileSync(join(root, 'service-worker.js'), SCRIPT);
    writeFileSync(join(root, '.sources'), 'secret');
    const files = new BuiltFiles(root, { 'X-Every': 'file' });
    app = Fastify();
    await app.register(accepts);
    app.get('/*', (request, reply) => files.send(request, reply, request.url) ?? reply.callNotFound());
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    [undefined, (bytes: Buffer) => bytes],
  ])('come in the form that the build made of them: %s', async (encoding, unpack) => {
    const answer = await get('/assets/main-abc.js', { 'accept-encoding': encoding ?? 'identity' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-every': 'file',
    });
  });

  it('come as they are where there is no other form', async () => {
    const answer = await get('/assets/deep/letters.woff2', { 'accept-encoding': 'br, gzip' });
    expect(answer.rawPayload).toEqual(FONT);
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('are asked for anew each time where their address has no hash, and answered with 304', async () => {
    const first = await get('/service-worker.js');
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = String(first.headers.etag);
    const again = await get('/service-worker.js', { 'if-none-match': `"other", W/${tag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await get('/service-worker.js', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('have a tag for each form', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const answer = await get('/assets/main-abc.js', { 'accept-encoding': encoding });
        return answer.headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('are read once', async () => {
    await get('/service-worker.js');
    unlinkSync(join(root, 'service-worker.js'));
    expect((await get('/service-worker.js')).payload).toBe(SCRIPT);
  });

  it('are not there any more when a newer build took their place before they were read', async () => {
    unlinkSync(join(root, 'assets/late-abc.js'));
    expect((await get('/assets/late-abc.js')).statusCode).toBe(404);
  });

  it('answer HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/assets/main-abc.js' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
    expect(answer.headers['content-length']).toBe(String(SCRIPT.length));
  });

  it.each([
    '/.sources',
    '/assets/main-abc.js.br',
    '/assets/',
    '/assets/none.js',
    '/../server/package.json',
    '/assets/%2e%2e/.sources',
    '/assets//main-abc.js',
    '/%',
  ])('are nothing else than what was built: %s', async (url) => {
    expect((await get(url)).statusCode).not.toBe(200);
  });
});
