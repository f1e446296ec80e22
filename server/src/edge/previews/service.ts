import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import { issuerOf } from '@press-room/contract/release-issuer';
import {
  type NewPreviewLink,
  newPreviewLinkSchema,
  PREVIEW_DAYS,
  PREVIEW_DAYS_MAX,
  PREVIEW_LINKS_MAX,
  type ReleasePreview,
  type SyndicatedFile,
  type WireFormat,
} from '@press-room/contract/release-previews';
import { getOfficeRelease } from '../../content/press-releases/admin/release.ts';
import { withPending } from '../../content/press-releases/pending-changes/changes.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../platform/errors/errors.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { createToken, hashToken } from '../../platform/process/secret-tokens.ts';
import type { LinkedFile } from '../../platform/signing/file-links.ts';
import { toEmbargo as toReaderEmbargo } from '../../platform/text/embargo.ts';
import { toFileName } from '../../platform/text/file-names.ts';
import { NEWSROOM_FORMATS } from '../syndication/formats.ts';
import { describePictures, type Embargo } from '../syndication/public-releases.ts';
import { listReleaseMarks } from '../syndication/queries.ts';
import { showRelease } from './document.ts';
import { countOpening, deleteLink, findValidLink, insertLink, listValidLinks } from './queries.ts';

const DAY_MS = 86_400_000;

interface LinkWrite {
  release: number;
  officer: Officer;
}

/** Creates a link that shows one release to its holder. The token is returned only once. @throws 400, 404, 409 */
export async function createLink(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  { release: id, officer }: LinkWrite,
  expires: string | null,
): Promise<NewPreviewLink> {
  const expires_at = expires ?? new Date(now().getTime() + PREVIEW_DAYS * DAY_MS).toISOString();
  requireLife(expires_at, now());
  const token = createToken();
  return database.db.transaction().execute(async (trx) => {
    const { status } = await getOfficeRelease(trx, id, { now: now() });
    if (status === 'archived') throw conflict('preview_withdrawn');
    const links = await listValidLinks(trx, id, now());
    if (links.length >= PREVIEW_LINKS_MAX) throw conflict('preview_links_full');
    const link = {
      press_release_id: id,
      user_account_id: officer.id,
      token_hash: hashToken(token),
      created_at: now().toISOString(),
      expires_at,
      last_opened_at: null,
    };
    await insertLink(trx, link, now());
    await recordAudit(
      trx,
      { by: officer.id, action: 'create_preview_link', about: `press_release:${id}` },
      now(),
    );
    const [created] = await listValidLinks(trx, id, now());
    return newPreviewLinkSchema.parse({ ...created, url: `${config.PUBLIC_URL}/#/preview/${token}` });
  });
}

/** @throws 400 */
function requireLife(expires_at: string, now: Date): void {
  if (expires_at <= now.toISOString()) throw invalidField('expires_at', 'instant_in_the_past');
  if (Date.parse(expires_at) <= now.getTime() + PREVIEW_DAYS_MAX * DAY_MS) return;
  throw invalidFields({ expires_at: [{ key: 'preview_days', parameters: { n: PREVIEW_DAYS_MAX } }] });
}

/** Revokes a link, and the file addresses issued through it. @throws 404 */
export async function revokeLink(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { release, officer }: LinkWrite,
  link: number,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    if (!(await deleteLink(trx, release, link))) throw notFound();
    const about = `press_release:${release}` as const;
    await recordAudit(trx, { by: officer.id, action: 'revoke_preview_link', about }, now());
  });
}

/** Current release of a token. @throws 404 for every kind of invalid token */
export async function openPreview(
  context: Pick<AppContext, 'database' | 'links' | 'now'>,
  token: string,
  language: Language,
): Promise<ReleasePreview> {
  const { database, now } = context;
  const shown = await findShown(context, token);
  const release = await showRelease(context, shown, language);
  await countOpening(database.db, shown.link.id, now());
  return { ...release, expires_at: shown.link.expires_at };
}

/** The same in the formats of newsroom systems, marked as withheld until it appears. @throws 404 */
export async function savePreview(
  context: Pick<AppContext, 'config' | 'database' | 'links' | 'now'>,
  { token, format }: { token: string; format: WireFormat },
  language: Language,
): Promise<SyndicatedFile> {
  const { config, database, now } = context;
  const shown = await findShown(context, token);
  const { is_visible: _, ...release } = await showRelease(context, shown, language);
  const marks = (await listReleaseMarks(database.db, [release.id])).get(release.id);
  if (marks === undefined) throw notFound();
  const embargo = toEmbargo(shown.release, now());
  const { write, mediaType, extension } = NEWSROOM_FORMATS[format];
  const { date, title: subject, language: written } = release;
  const ending = extension.split('.').at(-1) ?? '';
  return {
    name: toFileName({ source: issuerOf(release).name, date, subject, language: written, extension: ending }),
    media_type: mediaType,
    content: write(config, {
      ...marks,
      ...(await describePictures(database.db, release, shown.toAddress)),
      release: { ...release, embargo: toReaderEmbargo(embargo?.until ?? null, written) },
      embargo,
      // An unpublished release has the date of its last change.
      ...(embargo === null ? {} : { published: release.updated_at }),
    }),
  };
}

function toEmbargo({ visible_from, pending }: OfficePressRelease, now: Date): Embargo | null {
  if (pending !== null || visible_from === null) return { until: null };
  return visible_from <= now.toISOString() ? null : { until: visible_from };
}

/** A release with pending changes, the link that shows it, and addresses of its files that expire with the link. */
async function findShown(
  { database: { db }, links, now }: Pick<AppContext, 'database' | 'links' | 'now'>,
  token: string,
) {
  const link = await findValidLink(db, hashToken(token), now());
  if (link === null) throw notFound();
  return {
    link,
    release: withPending(await getOfficeRelease(db, link.press_release_id, { now: now() })),
    toAddress: (file: LinkedFile) => links.previews.toSigned(file, link.id),
  };
}
