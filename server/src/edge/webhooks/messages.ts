import { LANGUAGES } from '@press-room/contract/languages';
import { TEST_EVENT } from '@press-room/contract/webhooks';
import { z } from 'zod';
import { findWithdrawal } from '../../content/press-releases/publication/withdrawal.ts';
import type { AppContext } from '../../core/context.ts';
import { toReleaseUrl } from '../../core/sites/addresses.ts';
import { PRESS, visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { type Delivery, NothingToSay } from '../deliveries/attempt.ts';
import { RELEASE_FORMATS } from '../syndication/formats.ts';
import { listPublicReleases, toUpdated } from '../syndication/public-releases.ts';

const aboutSchema = z.object({ id: z.int(), group: z.int() });

/** Body of a call: only what anonymous readers can see now. @throws {NothingToSay} if that is nothing */
export async function writeMessage(
  context: AppContext,
  { event, about, created_at }: Delivery,
): Promise<string> {
  const told = event === TEST_EVENT ? {} : await tell(context, event, aboutSchema.parse(JSON.parse(about)));
  return JSON.stringify({ type: event, timestamp: created_at, data: told });
}

function tell(context: AppContext, event: string, about: z.infer<typeof aboutSchema>): Promise<object> {
  if (event === 'press_kit.changed') return tellKit(context, about);
  return event === 'press_release.withdrawn'
    ? tellWithdrawal(context, about)
    : tellRelease(context, about.id);
}

async function tellRelease(context: AppContext, id: number): Promise<object> {
  const found = await Promise.all(LANGUAGES.map((language) => listPublicReleases(context, language, [id])));
  const texts = found
    .flat()
    .filter(
      ({ release }, at, all) => all.findIndex((each) => each.release.language === release.language) === at,
    );
  const [first] = texts;
  if (first === undefined) throw new NothingToSay('It is not public any more');
  const { group, company, date, corrections } = first.release;
  return {
    id,
    press_group: group,
    company,
    date,
    published_at: first.published,
    updated_at: toUpdated(first),
    texts: Object.fromEntries(
      texts.map(({ release }) => {
        const { language, title, subtitle, abstract } = release;
        const url = toReleaseUrl(context.config, release);
        const formats: Record<string, string> = {};
        for (const { extension } of RELEASE_FORMATS) formats[extension] = `${url}.${extension}`;
        return [language, { title, subtitle, abstract, url, formats }];
      }),
    ),
    correction: corrections[0]?.note ?? null,
  };
}

async function tellWithdrawal(
  context: AppContext,
  { id, group }: z.infer<typeof aboutSchema>,
): Promise<object> {
  const { db } = context.database;
  const release = await db
    .selectFrom('press_release as release')
    .select('release.id')
    .where('release.id', '=', id)
    .where(visibleTo(ANONYMOUS, context.now()))
    .executeTakeFirst();
  if (release !== undefined) throw new NothingToSay('It is public again');
  const [it, en] = await Promise.all(
    (['it', 'en'] as const).map((language) => findWithdrawal(db, { reader: ANONYMOUS, id }, language)),
  );
  return {
    id,
    press_group: await findGroup(db, group),
    withdrawn_at: it?.withdrawn_at ?? null,
    note: { it: it?.note ?? '', en: en?.note ?? '' },
  };
}

/** Kits are press-only, so the call does not describe the change. */
async function tellKit(
  { database: { db }, now }: AppContext,
  { id, group }: z.infer<typeof aboutSchema>,
): Promise<object> {
  const kit = await db
    .selectFrom('press_kit')
    .select('press_kit.id')
    .where('press_kit.id', '=', id)
    .where(visibleTo(PRESS, now(), 'press_kit'))
    .executeTakeFirst();
  if (kit === undefined) throw new NothingToSay('The press does not see it');
  return { press_group: await findGroup(db, group) };
}

async function findGroup(db: Db, id: number): Promise<{ id: number; name: string } | null> {
  const group = await db
    .selectFrom('press_group')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return group ?? null;
}
