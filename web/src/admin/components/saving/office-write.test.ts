import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { sendWrite } from './office-write.ts';

const answer = (status: number, body: object) => () => Response.json(body, { status });

describe('a write of the office', () => {
  it('carries the version it was made from', async () => {
    const calls = fakeApi({ 'PATCH /api/office/thing/1/': { id: 1, version: 5 } });
    const write = { method: 'PATCH', path: '/api/office/thing/1/', version: 4, body: { a: 1 } } as const;
    expect(await sendWrite(write)).toEqual({ kind: 'saved', row: { id: 1, version: 5 } });
    expect(calls[0]?.headers.get('If-Match')).toBe('"4"');
    expect(calls[0]?.body).toEqual({ a: 1 });
  });

  it('deletes: an answer without a body is one', async () => {
    fakeApi({ 'DELETE /api/office/thing/1/': () => new Response(null, { status: 204 }) });
    const write = { method: 'DELETE', path: '/api/office/thing/1/', version: 4 } as const;
    expect(await sendWrite(write)).toEqual({ kind: 'saved', row: undefined });
  });

  it.each([
    [400, { 'text.it.title': ['Too long'] }, { kind: 'invalid', fields: { 'text.it.title': ['Too long'] } }],
    [403, { detail: 'No' }, { kind: 'refused' }],
    [404, { detail: 'No' }, { kind: 'gone' }],
    [409, { detail: 'No' }, { kind: 'impossible' }],
    [412, { detail: 'Late', current: { version: 9 } }, { kind: 'conflict', current: { version: 9 } }],
    [428, { detail: 'Version' }, { kind: 'failed' }],
    [503, {}, { kind: 'failed' }],
  ])('says how it ended at %i', async (status, body, expected) => {
    fakeApi({ 'PATCH /api/office/thing/1/': answer(status, body) });
    const outcome = await sendWrite({ method: 'PATCH', path: '/api/office/thing/1/', version: 4, body: {} });
    expect(outcome).toMatchObject({ ...expected, error: { status } });
  });

  it('says that there was no answer', async () => {
    fakeApi({});
    const outcome = await sendWrite({ method: 'POST', path: '/api/office/thing/', body: {} });
    expect(outcome).toMatchObject({ kind: 'failed', error: { status: 0 } });
  });
});
