import { ACCREDITED_GROUPS, ADMITTING_GROUPS } from '@press-room/contract/account-groups';
import { groupsWithAnywhere } from '@press-room/contract/roles';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import { selectLivingSession } from '../../core/account/session/queries.ts';
import { selectValidFeed } from '../../core/visibility/feeds.ts';
import { selectValidLink } from '../../core/visibility/previews.ts';
import { holdsPermission, isInGroups, readsEmbargoed } from '../../core/visibility/rights.ts';
import { ANYBODY, comesWithTexts, type Sight, visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AssetTable } from '../../platform/db/media-tables.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { SessionMark } from '../../platform/http/authentication.ts';
import { isWithinRights } from './readiness.ts';

type Tables = Schema & { asset: AssetTable; whole: AssetTable };

const eb = expressionBuilder<Tables, 'asset'>();

/**
 * For queries with the table `asset`: whether the reader may see a record that it is attached to, or one with the
 * document or video whose cover or poster it is. A file is visible only if such a record is; its own embargo and end of
 * rights take precedence.
 */
export function assetVisibleTo(reader: Sight, now: Date | Expression<string>): Expression<SqlBool> {
  // One lookup for the file and the documents whose cover it is, because each alternative costs time.
  const holders = eb
    .selectFrom('asset as whole')
    .select('whole.id')
    .where((inner) =>
      inner.or([
        inner('whole.id', '=', inner.ref('asset.id')),
        inner('whole.cover_asset_id', '=', inner.ref('asset.id')),
      ]),
    )
    .where(isWithinRights(now, 'whole'))
    .where((inner) => hangsOnVisible(inner.ref('whole.id'), reader, now));
  return eb.and([isWithinRights(now), eb.exists(holders)]);
}

function hangsOnVisible(
  assetId: Expression<number>,
  reader: Sight,
  now: Date | Expression<string>,
): Expression<SqlBool> {
  const any: ExpressionBuilder<Schema, never> = expressionBuilder<Schema, never>();
  // Each uses its own index: alternatives within one make PostgreSQL scan all releases.
  return any.or([
    // The logo of a press group is public.
    any.exists(
      any.selectFrom('press_group').select('press_group.id').where('press_group.logo_asset_id', '=', assetId),
    ),
    any.exists(
      any
        .selectFrom('press_release as release')
        .select('release.id')
        .where('release.hero_asset_id', '=', assetId)
        .where(visibleTo(reader, now)),
    ),
    any.exists(
      any
        .selectFrom('press_release_picture as link')
        .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
        .select('release.id')
        .where('link.asset_id', '=', assetId)
        .where(comesWithTexts())
        .where(visibleTo(reader, now)),
    ),
    any.exists(
      any
        .selectFrom('press_release_attachment as link')
        .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
        .select('release.id')
        .where('link.asset_id', '=', assetId)
        .where(comesWithTexts())
        .where(visibleTo(reader, now)),
    ),
    any.exists(
      any
        .selectFrom('gallery_picture as link')
        .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
        .select('gallery.id')
        .where('link.asset_id', '=', assetId)
        .where(visibleTo(reader, now, 'gallery')),
    ),
    any.exists(
      any
        .selectFrom('magazine')
        .select('magazine.id')
        .where('magazine.document_asset_id', '=', assetId)
        .where(visibleTo(reader, now, 'magazine')),
    ),
    any.exists(
      any
        .selectFrom('magazine')
        .select('magazine.id')
        .where('magazine.cover_asset_id', '=', assetId)
        .where(visibleTo(reader, now, 'magazine')),
    ),
    any.exists(
      any
        .selectFrom('press_kit_file as link')
        .innerJoin('press_kit', 'press_kit.id', 'link.press_kit_id')
        .select('press_kit.id')
        .where('link.asset_id', '=', assetId)
        .where(visibleTo(reader, now, 'press_kit')),
    ),
  ]);
}

/** Reader of an address: everybody, a session of a reader or of the press office, a preview link, or a private feed. */
export type FileReader =
  | 'everyone'
  | { class: 'press' | 'office'; session: SessionMark }
  | { class: 'preview'; link: number }
  | { class: 'feed'; feed: number };

interface VisibleFile {
  media_type: string;
  name: string;
}

/**
 * Type and name of a stored file that the reader may see: a rendition of a picture, or another file itself. The press
 * office also sees files that are not attached. Ended sessions and feeds, and readers without the right, see nothing.
 */
export async function findVisibleFile(
  db: Db,
  key: string,
  reader: FileReader,
  now: Date,
): Promise<VisibleFile | null> {
  const readerClass = reader === 'everyone' ? reader : reader.class;
  const session = reader !== 'everyone' && 'session' in reader ? reader.session : NO_SESSION;
  const link = reader !== 'everyone' && 'link' in reader ? reader.link : 0;
  const feed = reader !== 'everyone' && 'feed' in reader ? reader.feed : 0;
  const values = { key, now: now.toISOString(), link, feed, ...session };
  const [row] = await runPrepared(db, `visible file ${readerClass}`, values, (blank) => {
    const keyBlank = blank((run) => run.key);
    const instant = blank((run) => run.now);
    const living = () =>
      selectLivingSession(db, {
        account_id: blank((run) => run.account_id),
        token_version: blank((run) => run.token_version),
        session_id: blank((run) => run.session_id),
      });
    const isVisible = {
      everyone: () => assetVisibleTo(ANYBODY, instant),
      press: () =>
        eb.and([
          eb.exists(living()),
          assetVisibleTo(
            {
              ...toSight(blank((run) => run.account_id)),
              invited: { account: blank((run) => run.account_id) },
            },
            instant,
          ),
        ]),
      office: () =>
        eb.exists(
          living().where((owner) =>
            holdsPermission(owner.ref('owner.id'), 'asset.view', groupsWithAnywhere('asset.view')),
          ),
        ),
      feed: () =>
        eb.and([
          eb.exists(
            selectValidFeed().where(
              'feed.id',
              '=',
              blank((run) => run.feed),
            ),
          ),
          assetVisibleTo(toSight(ownerOf(blank((run) => run.feed))), instant),
        ]),
      preview: () =>
        hangsOnPreviewed(
          blank((run) => run.link),
          instant,
        ),
    }[readerClass]();
    const files = db
      .selectFrom('asset_rendition')
      .select(['asset_id', 'media_type'])
      .where('sha256', '=', keyBlank)
      .unionAll(
        db
          .selectFrom('asset')
          .select(['id as asset_id', 'media_type'])
          .where('sha256', '=', keyBlank)
          .where('kind', '<>', 'picture'),
      )
      .unionAll(
        db
          .selectFrom('asset_social_cut')
          .select(['asset_id', (each) => each.val('image/jpeg').as('media_type')])
          .where('sha256', '=', keyBlank),
      )
      // The area outside a crop is visible only to editors of the crop.
      .unionAll(
        db
          .selectFrom('asset')
          .select(['id as asset_id', (each) => each.val('image/webp').as('media_type')])
          .where('whole_sha256', '=', keyBlank)
          .where((each) => each.lit(readerClass === 'office')),
      );
    return db
      .selectFrom(files.as('file'))
      .innerJoin('asset', 'asset.id', 'file.asset_id')
      .select(['file.media_type', 'asset.name'])
      .where(isVisible)
      .limit(1);
  });
  return row ?? null;
}

/** Whether the file belongs to the release of a link; its own embargo and end of rights take precedence. */
function hangsOnPreviewed(link: Expression<number>, now: Expression<string>): Expression<SqlBool> {
  const asset = eb.ref('asset.id');
  const validLink = selectValidLink(now)
    .where('link.id', '=', link)
    .where((inner) =>
      inner.or([
        inner('release.hero_asset_id', '=', asset),
        inner.exists(
          inner
            .selectFrom('press_release_picture as picture')
            .select('picture.asset_id')
            .whereRef('picture.press_release_id', '=', 'release.id')
            .where('picture.asset_id', '=', asset),
        ),
        inner.exists(
          inner
            .selectFrom('press_release_attachment as attachment')
            .select('attachment.asset_id')
            .whereRef('attachment.press_release_id', '=', 'release.id')
            .where('attachment.asset_id', '=', asset),
        ),
        inner.exists(
          inner
            .selectFrom('press_release_pending_file as pending')
            .select('pending.asset_id')
            .whereRef('pending.press_release_id', '=', 'release.id')
            .where('pending.asset_id', '=', asset),
        ),
      ]),
    );
  return eb.and([isWithinRights(now), eb.exists(validLink)]);
}

/** Rights of an account. Only accounts with a confirmed address can sign in. */
const toSight = (account: Expression<number>): Sight => ({
  isConfirmed: true,
  isAdmitted: isInGroups(account, ADMITTING_GROUPS),
  isAccredited: isInGroups(account, ACCREDITED_GROUPS),
  isEmbargoReader: readsEmbargoed(account),
});

const ownerOf = (feed: Expression<number>): Expression<number> =>
  eb
    .selectFrom('private_feed')
    .select('private_feed.user_account_id')
    .where('private_feed.id', '=', feed)
    .$asScalar();

const NO_SESSION: SessionMark = { account_id: 0, token_version: 0, session_id: '' };
