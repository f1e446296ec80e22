import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../../test/requests.ts';
import { LOGGED, startTestServer, type TestServer } from '../../../test/server.ts';
import { enqueueJob, runNextJob } from '../jobs/queue.ts';

const ATTEMPTS = [...Array(20).keys()];

describe('lines of the log', () => {
  let server: TestServer;
  let lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const said = (message: string) => parsed().filter(({ msg }) => msg === message);

  beforeAll(async () => {
    server = await startTestServer({}, { logger: { level: 'info', stream } });
    await server.database.db.deleteFrom('job').execute();
  });
  afterAll(() => server.close());

  it('name the request that they are written for, however many run at once', async () => {
    lines = [];
    const answers = await Promise.all(
      ATTEMPTS.map(async (number) => {
        // The body arrives in a separate packet.
        const body = new Blob([JSON.stringify({ number }), ' '.repeat(number * 5000)]).stream();
        const init: RequestInit = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
          duplex: 'half',
        };
        const { headers: answered } = await server.call('/api/__log__/', init);
        return { asked: { number }, reqId: answered.get('X-Request-Id') };
      }),
    );
    await expect.poll(() => said('request')).toHaveLength(ATTEMPTS.length);
    const written = said(LOGGED).map(({ asked, reqId }) => ({ asked, reqId }));
    expect(new Set(written)).toEqual(new Set(answers));
    expect(new Set(said('request').map(({ reqId }) => reqId))).toEqual(
      new Set(answers.map(({ reqId }) => reqId)),
    );
    for (const line of lines) expect(line.split('"reqId"')).toHaveLength(2);
  });

  it('name it where it fails', async () => {
    lines = [];
    const { headers } = await server.call('/api/__boom__/');
    expect(said('request failed')).toMatchObject([{ reqId: headers.get('X-Request-Id') }]);
  });

  it('name the job that runs, and nothing when it has ended', async () => {
    lines = [];
    const { database, now, log } = server.context;
    const loadHandlers = async () => ({
      odd: async () => {
        await database.reader.selectFrom('press_group').select('id').execute();
        log.info('in a job');
        throw new Error('not today');
      },
    });
    for (const number of [1, 2]) await enqueueJob(database.db, 'odd', { number }, now());
    const ids = (await database.db.selectFrom('job').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
    await Promise.all(ids.map(() => runNextJob({ database, now, log, loadHandlers })));
    log.info('afterwards');
    for (const message of ['in a job', 'job failed']) {
      expect(said(message).map(({ job, kind }) => ({ job, kind }))).toEqual(
        expect.arrayContaining(ids.map((job) => ({ job, kind: 'odd' }))),
      );
    }
    expect(said('afterwards')[0]).not.toHaveProperty('job');
    expect((await server.call('/api/__log__/', post({}))).status).toBe(200);
    expect(said(LOGGED)[0]).not.toHaveProperty('job');
  });
});
