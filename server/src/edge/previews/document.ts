import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleasePicture } from '@press-room/contract/press-releases';
import { toIssuer } from '@press-room/contract/release-issuer';
import { type ReleasePreview, releasePreviewSchema } from '@press-room/contract/release-previews';
import { NO_RELEASE_TEXT, pickReleaseText } from '@press-room/contract/release-text';
import type { Sector } from '@press-room/contract/sectors';
import {
  type AttachmentRecord,
  findPosters,
  listFutureAttachments,
} from '../../content/assets/attachments.ts';
import { toFileTitle, toPicture } from '../../content/assets/presentation.ts';
import { listPictures } from '../../content/assets/queries.ts';
import { isShowable } from '../../content/assets/readiness.ts';
import { listOtherAbouts, noteLanguage } from '../../content/press-releases/boilerplates/boilerplates.ts';
import { issuerColumns, toContacts, toIssuingCompany } from '../../content/press-releases/issuer.ts';
import { chooseNote } from '../../content/press-releases/publication/corrections.ts';
import { listUnreadyAmong } from '../../content/publishing/unready.ts';
import type { AppContext } from '../../core/context.ts';
import { toNamedEvent } from '../../core/events/event.ts';
import { listSectorsById, toPublicSector } from '../../core/sectors/sectors.ts';
import type { Db } from '../../platform/db/db.ts';
import type { LinkedFile } from '../../platform/signing/file-links.ts';
import { extensionOf, type NameParts, stemOf, toFileName } from '../../platform/text/file-names.ts';

type ShownContext = Pick<AppContext, 'database' | 'now'>;
type ToAddress = (file: LinkedFile) => string;

const shownReleaseSchema = releasePreviewSchema.omit({ expires_at: true });
type ShownRelease = Omit<ReleasePreview, 'expires_at'>;

/**
 * A release in any state as readers would see it, including unpublished texts and pending changes. `toAddress`: address
 * of a file for the client.
 */
export async function showRelease(
  { database: { db }, now }: ShownContext,
  { release, toAddress }: { release: OfficePressRelease; toAddress: ToAddress },
  language: Language,
): Promise<ShownRelease> {
  const pictures = await listPreviewPictures(db, release, { language, toAddress, now: now() });
  const attachments = await listFutureAttachments(db, release.attachments, now());
  const toPoster = await findPosters(db, attachments, { language, link: toAddress });
  const attached = [
    ...(release.hero === null ? [] : [release.hero]),
    ...release.pictures,
    ...release.attachments,
  ];
  const missing = await listUnreadyAmong(db, attached, { now: now() });
  const { date, text, ...rest } = release;
  const written = LANGUAGES.filter((each) => text[each]?.title);
  const shown = written.includes(language) ? language : (written[0] ?? language);
  const { group, event, ...issuing } = await findIssuing(db, release, shown);
  const {
    name: source,
    boilerplate,
    contacts,
  } = toIssuer({
    ...issuing,
    language: shown,
    toLanguageNote: (each) => noteLanguage(each, shown),
    group: { ...group, boilerplate: issuing.boilerplate },
    boilerplates: release.boilerplates,
    others: (await listOtherAbouts(db, release.boilerplates))[shown],
    contacts: toContacts(release.contacts, language),
  });
  return shownReleaseSchema.parse({
    ...rest,
    date,
    ...pickReleaseText(text[shown] ?? NO_RELEASE_TEXT),
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    group,
    event,
    language: shown,
    languages: written,
    image: pictures.find(({ id }) => id === release.hero) ?? null,
    boilerplate,
    sectors: await listOwnSectors(db, release.sectors),
    pictures,
    attachments: attachments.map(({ key, poster_id, ...attachment }) => {
      const name = toSavedName(attachment, { source, date });
      return {
        ...attachment,
        name,
        title: toFileTitle(attachment, language),
        poster: toPoster(poster_id),
        url: toAddress({ ...attachment, key, name }),
      };
    }),
    missing: missing.map((file) => toFileTitle(file, language)),
    contacts,
    // Its own address is secret.
    address: null,
    corrected_at: release.corrections[0]?.at ?? null,
    corrections: release.corrections.map(({ at, note }) => ({ at, ...chooseNote(note, language) })),
    has_changes: release.pending !== null,
    is_visible: release.pending === null && release.readers.state === 'public',
  });
}

/** In the order of the release. */
async function listOwnSectors(db: Db, ids: readonly number[]): Promise<Sector[]> {
  if (ids.length === 0) return [];
  const sectors = await listSectorsById(db, ids);
  return ids.flatMap((id) => sectors.filter((sector) => sector.id === id).map(toPublicSector));
}

/** File names like those of documents of a published release. */
const toSavedName = (
  { name, media_type }: Pick<AttachmentRecord, 'name' | 'media_type'>,
  origin: Pick<NameParts, 'source' | 'date'>,
): string => toFileName({ ...origin, subject: stemOf(name), extension: extensionOf(media_type, name) });

async function findIssuing(db: Db, { press_group, company, event }: OfficePressRelease, language: Language) {
  const { id, name, event_id, event_it, event_en, ...row } = await db
    .selectFrom('press_group as group')
    .leftJoin('company', (join) => join.on('company.id', '=', company?.id ?? 0))
    .leftJoin('event', (join) => join.on('event.id', '=', event ?? 0))
    .select(['group.id', 'group.name', 'company.id as company_id'])
    .select(['event.id as event_id', 'event.name_it as event_it', 'event.name_en as event_en'])
    .select(issuerColumns())
    .where('group.id', '=', press_group.id)
    .executeTakeFirstOrThrow();
  return {
    group: { id, name },
    event: toNamedEvent({ event_id, event_it, event_en }),
    boilerplate: row[`boilerplate_${language}`],
    eventAbout: row[`event_about_${language}`] ?? '',
    company: toIssuingCompany(row),
  };
}

interface PreviewOptions {
  language: Language;
  toAddress: ToAddress;
  now: Date;
}

/** The hero picture first; none can be downloaded. */
async function listPreviewPictures(
  db: Db,
  { hero, pictures }: OfficePressRelease,
  { language, toAddress, now }: PreviewOptions,
): Promise<ReleasePicture[]> {
  const ids = [...new Set([...(hero === null ? [] : [hero]), ...pictures])];
  if (ids.length === 0) return [];
  const ready = await db
    .selectFrom('asset')
    .select(['asset.id', 'asset.copyright', `asset.rights_${language} as rights`])
    .where('asset.id', 'in', ids)
    .where(isShowable(now))
    .execute();
  const legal = new Map(ready.map(({ id, copyright, rights }) => [id, { copyright, rights }]));
  const records = await listPictures(db, language, ids);
  return ids.flatMap((id) => {
    const [record, terms] = [records.get(id), legal.get(id)];
    const picture = record === undefined ? null : toPicture(record, toAddress);
    return picture === null || terms === undefined ? [] : [{ ...picture, ...terms, choices: [] }];
  });
}
