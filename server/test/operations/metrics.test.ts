import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFreePort } from '../../../scripts/free-port.ts';
import { findProgram } from '../../../scripts/packages.ts';
import { enqueueJob } from '../../src/platform/jobs/queue.ts';
import { type Place, removePlace, withDatabase, withReadOnlyConnection } from './database.ts';
import { until } from './load.ts';
import { endAll, refusal, type StartedServer, startServer, startServerScript } from './processes.ts';
import { makeReadyPlace } from './ready-place.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const RULES = join(DEPLOY, 'prometheus/alerts.yml');
const DASHBOARD = readFileSync(join(DEPLOY, 'grafana/press-room.json'), 'utf8');
const SERVER = join(import.meta.dirname, '../../src/main.ts');
const promtool = findProgram('promtool');
const hasPromtool = promtool !== null || process.env.CI === 'true';
if (!hasPromtool) console.log('Skipped: checks of metrics with promtool, which is not installed');

const check = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(promtool ?? 'promtool', ['check', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

/** Names of metrics in a text of rules. */
const NAMES = /\b(?:press_room|nodejs|process)_[a-z_0-9]+\b/g;

const dashboardSchema = z.object({
  panels: z.array(z.object({ id: z.int(), targets: z.array(z.object({ expr: z.string() })).optional() })),
});
const { panels } = dashboardSchema.parse(JSON.parse(DASHBOARD));
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** All names that Prometheus derives from the metrics. */
function listNames(told: string): Set<string> {
  const types = told.matchAll(/^# TYPE (\w+) (\w+)$/gm);
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

describe('metrics', () => {
  let place: Place;
  let server: StartedServer;
  let ask: (path?: string, init?: RequestInit) => Promise<Response>;
  const read = async () => (await ask()).text();

  beforeAll(async () => {
    place = await makeReadyPlace();
    await withDatabase(place, ({ db }) => enqueueJob(db, 'no-such-kind', {}, new Date(0)));
    const port = await findFreePort();
    server = await startServer({ ...place, METRICS_PORT: String(port) });
    ask = (path = '/metrics', init = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  });
  afterAll(async () => {
    await endAll();
    await removePlace(place);
  });

  it('tell what was asked by its pattern, and nothing of who asked for what', {
    tags: ['quick'],
  }, async () => {
    await fetch(`${server.origin}/api/press_room/press_release/?q=secretword`);
    await fetch(`${server.origin}/api/press_room/press_release/987654321/`);
    await fetch(`${server.origin}/nowhere-at-all`, { redirect: 'manual' });
    const releases = 'method="GET",route="/api/press_room/press_release/';
    await expect.poll(read).toContain(`press_room_http_requests_total{${releases}",status="200"} 1`);
    const text = await read();
    expect(text).toContain(`press_room_http_requests_total{${releases}:id/",status="404"} 1`);
    expect(text).toContain('press_room_search_duration_seconds_count{what="release",outcome="done"} 1');
    expect(text).toMatch(/press_room_build_info\{version="\d+\.\d+\.\d+",node="v/);
    expect(text).toContain('press_room_database_up 1');
    expect(text).toMatch(/press_room_data_free_bytes \d+/);
    expect(text).toMatch(/press_room_database_bytes [1-9]/);
    expect(text).not.toMatch(/secretword|nowhere|987654321/);
  });

  it('tell of jobs that wait, and of those that ended', { tags: ['quick'] }, async () => {
    const job = 'kind="no-such-kind"';
    // It is retried meanwhile, and each attempt counts once.
    const failed = /_job_duration_seconds_count\{kind="no-such-kind",outcome="failed"\} (\d+)/;
    await until(async () => {
      const [, count = ''] = failed.exec(await read()) ?? [];
      const [row] = await withReadOnlyConnection(place, (db) =>
        db.selectFrom('job').select('attempts').where('kind', '=', 'no-such-kind').execute(),
      );
      return count !== '' && Number(count) === row?.attempts;
    });
    await expect.poll(read).toContain(`press_room_jobs{${job},state="waiting"} 1`);
  });

  it('are told to nobody on the port of readers, and nothing else on theirs', async () => {
    expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toContain('press_room_http');
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/healthz')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it.each([
    ['the rules for alerts ask', readFileSync(RULES, 'utf8')],
    ['the dashboard asks', expressions.join('\n')],
  ])('have every name that %s for', async (_who, text) => {
    const asked = [...new Set(text.match(NAMES))];
    expect(asked.length).toBeGreaterThan(5);
    const told = listNames(await read());
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });

  it.runIf(hasPromtool)('are what Prometheus takes, and so are the rules for alerts', async () => {
    expect(check(['metrics'], await read())).toEqual({ status: 0, said: '' });
    const rules = check(['rules', RULES]);
    expect([rules.status, rules.said]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  it.runIf(hasPromtool)('are asked by the dashboard as Prometheus understands', () => {
    // Grafana inserts a duration; JSON is YAML.
    const rules = expressions.map((expr, at) => ({
      record: `panel:${at}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    const file = join(place.DATA_DIR, 'dashboard.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const checked = check(['rules', file]);
    expect(checked.said).toContain(`SUCCESS: ${expressions.length} rules found`);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('stop the start where their port is taken, in a sentence', async () => {
    const other = await makeReadyPlace();
    try {
      const METRICS_PORT = new URL(server.origin).port;
      const started = await startServerScript(SERVER, { environment: { ...other, METRICS_PORT } });
      expect(await refusal(started)).toEqual({
        exit: 1,
        words: expect.stringMatching(/^METRICS_PORT: 127\.0\.0\.1:\d+ is taken .+\n$/) as unknown,
      });
    } finally {
      await removePlace(other);
    }
  });
});
