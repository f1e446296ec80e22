/** @module-tag slow */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SCAN_SECONDS } from '../../src/platform/config/config.ts';
import { writePdf, writePicture } from '../media-files.ts';
import { readOpenApi } from '../openapi-part.ts';
import { type Answer, startTestServer, type TestServer } from '../server.ts';
import { FUZZ_CONTENT } from './fuzz-content.ts';
import { listOperations, type OpenApi, type Operation } from './fuzz-operations.ts';
import { type FuzzRequest, requestsTo } from './fuzz-requests.ts';

/** The suite sends the same requests each time; `npm run fuzz` sends others, and more. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

const ROLES = [
  ['nobody', null],
  ['a reader', 'reader@example.com'],
  ['a press officer', 'officer@example.com'],
] as const;

/** Each role sends the same requests. On PostgreSQL only officers send them, who reach most statements. */
const SENDERS = inject('postgresUrl') === null ? ROLES : ROLES.filter(([role]) => role === 'a press officer');

/** The same for every role: the schemas of their answers are compiled once. */
let operations: readonly Operation[] = [];

describe.each(SENDERS)('every call, asked anything by %s', (_role, email) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({}, { scanSeconds: SCAN_SECONDS });
    await writePicture(server.directory, 'tile.jpg');
    writePdf(server.directory, 'tile.pdf', ['A tile']);
    await server.load(FUZZ_CONTENT);
    await server.work();
    if (operations.length === 0) operations = listOperations(await readOpenApi<OpenApi>(server));
  });
  afterAll(() => server.close());

  async function ask(operation: Operation, { path, headers, body }: FuzzRequest): Promise<Answer> {
    // A new sign-in each time: an earlier request may have ended the session.
    const credentials = email === null ? {} : await server.signedIn(email);
    return server.call(path, {
      method: operation.method,
      headers: { ...headers, ...credentials, ...(body === null ? {} : { 'Content-Type': body.type }) },
      ...(body === null ? {} : { body: body.text }),
    });
  }

  it('is answered as the document says, and never breaks', async () => {
    expect(operations.length).toBeGreaterThan(50);
    for (const operation of operations) {
      const property = fc.asyncProperty(requestsTo(operation), async (request) => {
        const answer = await ask(operation, request);
        expect(faultsOf(operation, answer, request.path), answer.text.slice(0, 300)).toEqual([]);
      });
      await fc.assert(property, {
        seed: SEED,
        numRuns: RUNS,
        endOnFailure: process.env.FUZZ_RUNS === undefined,
      });
    }
    expect((await server.call('/readyz')).status).toBe(200);
  }, 600_000);
});

function faultsOf(operation: Operation, answer: Answer, path: string): string[] {
  const { status, headers, text } = answer;
  const faults: string[] = [];
  // 503 is valid with a time to retry: a search would take too long.
  if (status >= 500 && !(status === 503 && headers.has('retry-after'))) faults.push(`answers ${status}`);
  if (/\.ts:\d+|node_modules|at \w+ \(/.test(text)) faults.push('shows a stack');
  if (text.length > MAX_ANSWER_BYTES) faults.push(`answers ${text.length} characters`);
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('lacks nosniff');
  if (!headers.get('content-security-policy')?.startsWith("default-src 'none'"))
    faults.push('lacks a policy');
  const isSaved = status === 200 && headers.get('content-disposition')?.startsWith('attachment') === true;
  if (text !== '' && !isSaved && headers.get('content-type') !== 'application/json; charset=utf-8') {
    faults.push(`is ${headers.get('content-type')}`);
  }
  // Unreadable requests belong to no operation: a malformed address, or headers that are too large.
  const isUnreadable = status === 431 || ([400, 404, 414].includes(status) && /^[^?]*%/.test(path));
  const complaint = isUnreadable ? null : operation.complain(answer, path.includes('format=datatables'));
  return complaint === null ? faults : [...faults, complaint];
}
