import { statfs } from 'node:fs/promises';
import { JOB_STATES, type JobState } from '@press-room/contract/jobs';
import type { Language } from '@press-room/contract/languages';
import { SYSTEM_PATH, type System, systemSchema } from '@press-room/contract/system';
import type { AppContext } from '../../core/context.ts';
import { countMonth } from '../../core/translation/use.ts';
import type { Db } from '../../platform/db/db.ts';
import { listTakenSteps, readVersion } from '../../platform/db/inspect.ts';
import { ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { APP_VERSION } from '../../platform/process/version.ts';
import { toText } from '../../platform/text/messages.ts';
import { openProvider } from '../../platform/translation/open-provider.ts';
import { ProviderFailure } from '../../platform/translation/provider.ts';
import { findLastBackup } from '../backup/last-backup.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { placeOfFiles } from '../doctor/place-of-files.ts';
import { countJobs, listJobs } from '../jobs/queries.ts';

/** Concurrent requests share one check. */
function lookOnce({ config, database, store, now }: AppContext): () => Promise<Finding[]> {
  let look: Promise<Finding[]> | null = null;
  const openDb = async () => database.db;
  const openStore = async () => store;
  return () => {
    look ??= examine({ config, engine: database.engine, now, openDb, openStore }).finally(() => {
      look = null;
    });
    return look;
  };
}

/** Longer waits would delay the page. */
const PROVIDER_MS = 5000;

async function describeTranslation({ config, database, now }: AppContext): Promise<System['translation']> {
  const translation = openProvider(config);
  if (translation === null) return null;
  const answer = await translation.check(AbortSignal.timeout(PROVIDER_MS)).catch((error: unknown) => {
    if (error instanceof ProviderFailure) return undefined;
    throw error;
  });
  return {
    host: translation.host,
    is_ready: answer !== undefined,
    characters: await countMonth(database.reader, now()),
    most_a_day: config.TRANSLATION_CHARACTERS,
    quota: answer ?? null,
  };
}

async function describe(
  context: AppContext,
  findings: readonly Finding[],
  language: Language,
): Promise<System> {
  const { config, database, now } = context;
  const db = database.reader;
  const at = now().toISOString();
  const { bavail, bsize } = await statfs(config.DATA_DIR);
  const engine = database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return systemSchema.parse({
    findings: findings.map(({ check, state, message }) => ({
      check,
      state,
      text: toText(message, language),
    })),
    versions: {
      app: APP_VERSION,
      node: process.version,
      database: `${engine} ${await readVersion(database.db, database.engine)}`,
      schema: (await listTakenSteps(database.db)).at(-1) ?? '',
    },
    jobs: await countStates(db, at),
    oldest_waiting_at: await findOldestWaiting(db, at),
    certificate_until:
      findings.find((each) => each.certificate_until !== undefined)?.certificate_until?.toISOString() ?? null,
    storage: placeOfFiles(config),
    database_bytes: Number(await database.measure()),
    free_bytes: bavail * bsize,
    translation: await describeTranslation(context),
    last_backup: await findLastBackup(db),
    last_import: await findLastImport(db),
  });
}

/** Findings of `npm run doctor`, and further facts for operators. */
export function systemResource(context: AppContext): Resource {
  const look = lookOnce(context);
  return {
    path: SYSTEM_PATH,
    access: 'admitted',
    permission: 'system.view',
    GET: {
      summary: 'How the installation is: what is wrong and what to do, versions, jobs, storage, backup',
      querystring: ONE_QUERY,
      response: { 200: systemSchema },
      answer: async (request) => await describe(context, await look(), languageOf(request)),
    },
  };
}

async function countStates(db: Db, now: string): Promise<{ state: JobState; count: number }[]> {
  const counts = JOB_STATES.map(async (state) => ({
    state,
    count: await countJobs(db, { state, now, condition: null }),
  }));
  return Promise.all(counts);
}

/** Null: no due job is waiting. */
async function findOldestWaiting(db: Db, now: string): Promise<string | null> {
  const first = { orders: [], window: { limit: 1, offset: 0 } };
  const [oldest] = await listJobs(db, { state: 'waiting', now, condition: null, ...first });
  return oldest === undefined || oldest.run_at > now ? null : oldest.run_at;
}

async function findLastImport(db: Db) {
  const last = await db
    .selectFrom('import_run')
    .select(['id', 'target', 'state', 'created_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}
