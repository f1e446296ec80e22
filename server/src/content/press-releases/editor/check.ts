import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseCheck, ReleaseOutlook } from '@press-room/contract/release-editor';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { TransitionForm } from '../admin/form.ts';
import { getOfficeRelease } from '../admin/release.ts';
import { listAppearing, toPublishAt } from '../admin/transition.ts';
import { holds, listExternalLinks } from '../links/external-links.ts';
import { enqueueLinkCheck } from '../links/job.ts';
import { listCheckedAddresses } from '../links/queries.ts';
import { withPending } from '../pending-changes/changes.ts';
import { statusAt } from '../publication/due.ts';
import { listOtherReleasers } from '../publication/four-eyes.ts';
import { countOpenComments } from '../reviews/queries.ts';
import { countUnread } from '../translation/marks.ts';
import { listCheckedFiles } from './files.ts';
import type { CheckedLink } from './links.ts';
import { listBrokenLinks } from './links.ts';
import { listProblems } from './problems.ts';

/** Previews a transition with its problems, without any change. @throws 404 */
export async function checkTransition(
  context: Pick<AppContext, 'config' | 'database' | 'now'>,
  { id, officer, scope }: { id: number; officer: number; scope: Scope },
  form: TransitionForm,
): Promise<ReleaseCheck> {
  const { database, now } = context;
  const { db } = database;
  const seen = await getOfficeRelease(db, id, { now: now(), scope });
  // Pending changes are checked before they are published.
  const release = withPending(seen);
  const languages = listAppearing(release, statusAt(seen, now()), form.languages);
  const planned = await tryOut(db, release, form, { languages, now: now() });
  const instant = now().toISOString();
  // A past instant belongs to a release that readers already see.
  const from = [planned?.visible_from ?? instant, instant].toSorted().at(-1) ?? instant;
  const sight = { from, by: scope === null ? null : instant };
  const { dead, outside } = await reviewExternalLinks(context, release);
  const problems = listProblems({
    release,
    languages,
    visible_from: planned?.visible_from ?? null,
    publish_at: form.to === 'scheduled' ? (form.publish_at ?? null) : null,
    files: await listCheckedFiles(db, release),
    links: [...(await listBrokenLinks(db, release, sight)), ...dead],
    unread: await countUnread(db, release),
    comments: await countOpenComments(db, id),
    releasers: await listOtherReleasers(db, seen, { officer }),
    now: now(),
  });
  const isStopped = problems.some(({ severity }) => severity === 'error');
  return {
    problems,
    outside_links: outside,
    now: toOutlook(seen, listPublished(seen), now()),
    after: planned === null || isStopped ? null : toOutlook(planned, languages, now()),
  };
}

const listPublished = ({ text }: OfficePressRelease): Language[] =>
  LANGUAGES.filter((language) => text[language]?.status === 'published');

type Span = Pick<OfficePressRelease, 'visible_from' | 'expires_at' | 'access'>;

const toOutlook = (
  { visible_from, expires_at, access }: Span,
  languages: readonly Language[],
  now: Date,
): ReleaseOutlook => {
  const instant = now.toISOString();
  const hasBegun = visible_from !== null && visible_from <= instant;
  const isOver = expires_at !== null && expires_at <= instant;
  return {
    visible_from,
    visible_until: expires_at,
    access,
    languages: [...languages],
    is_visible: hasBegun && !isOver,
  };
};

/** Thrown to roll back all changes. */
class TriedOut extends Error {
  readonly span: Span;

  constructor(span: Span) {
    super('tried out');
    this.span = span;
  }
}

/** Asks the database when readers would see it, because it implements the rule: writes the state and rolls back. */
async function tryOut(
  db: Db,
  release: OfficePressRelease,
  form: TransitionForm,
  { languages, now }: { languages: readonly Language[]; now: Date },
): Promise<Span | null> {
  const isPast = form.to === 'scheduled' && (!form.publish_at || form.publish_at <= now.toISOString());
  if (isPast) return null;
  const row = {
    status: form.to,
    publish_at: toPublishAt(release, form, now),
    languages: languages.join(','),
  };
  try {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('press_release').set(row).where('id', '=', release.id).execute();
      throw new TriedOut(await getOfficeRelease(trx, release.id, { now }));
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.span;
    throw error;
  }
  return null;
}

/** Known states of a release's external links; unknown ones are checked. */
async function reviewExternalLinks(
  { config, database: { db }, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  release: OfficePressRelease,
): Promise<{ dead: CheckedLink[]; outside: ReleaseCheck['outside_links'] }> {
  const links = config.LINK_CHECKS ? listExternalLinks(release) : [];
  const urls = [...new Set(links.map(({ url }) => url))];
  const checked = await listCheckedAddresses(db, urls);
  const stateOf = new Map(checked.map(({ url, state }) => [url, state]));
  const fresh = new Set(checked.filter((each) => holds(each, now())).map(({ url }) => url));
  const waiting = urls.filter((url) => !fresh.has(url)).length;
  if (waiting > 0) await enqueueLinkCheck(db, release.id, now());
  return {
    dead: links.filter(({ url }) => stateOf.get(url) === 'dead'),
    outside: {
      waiting,
      unknown: urls.filter((url) => fresh.has(url) && stateOf.get(url) === 'unknown').length,
    },
  };
}
