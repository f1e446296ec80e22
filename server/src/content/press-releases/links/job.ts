import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { type ConnectionRules, OPEN_INTERNET } from '../../../platform/outbound/connect.ts';
import { getOfficeRelease } from '../admin/release.ts';
import { askLink } from './ask-link.ts';
import { holds, listExternalLinks } from './external-links.ts';
import { forgetCheckedAddresses, keepCheckedAddress, listCheckedAddresses } from './queries.ts';

export const LINKS_JOB = 'check-links';

/** Limit for all links of a release together, because other jobs wait for this one. */
const LIMIT_MS = 30_000;
const AT_ONCE = 8;
const FORGOTTEN_AFTER_MS = 30 * 86_400_000;

const payloadSchema = z.object({ release: z.int() });

export const enqueueLinkCheck = (db: Db, release: number, now: Date): Promise<void> =>
  enqueueJob(db, LINKS_JOB, { release }, now, `${LINKS_JOB}:${release}`);

type LinkContext = Pick<AppContext, 'config' | 'database' | 'now'>;

function ignoreGone(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null;
  throw error;
}

/** Checks external links of a release whose state is unknown. */
export async function checkLinks(
  { config, database: { db }, now }: LinkContext,
  payload: unknown,
  signal: AbortSignal,
  rules: ConnectionRules = OPEN_INTERNET,
): Promise<void> {
  if (!config.LINK_CHECKS) return;
  await forgetCheckedAddresses(db, new Date(now().getTime() - FORGOTTEN_AFTER_MS).toISOString());
  const release = await getOfficeRelease(db, payloadSchema.parse(payload).release, { now: now() }).catch(
    ignoreGone,
  );
  if (release === null) return;
  const urls = [...new Set(listExternalLinks(release).map(({ url }) => url))];
  const known = (await listCheckedAddresses(db, urls)).filter((each) => holds(each, now()));
  const waiting = urls.filter((url) => known.every((each) => each.url !== url));
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const state = await askLink(url, rules, within);
      await keepCheckedAddress(db, { url, state, checked_at: now().toISOString() });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  signal.throwIfAborted();
}
