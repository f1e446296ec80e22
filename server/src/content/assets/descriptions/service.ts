import { type DescriptionProposal, PICTURE_CHARACTERS } from '@press-room/contract/asset-descriptions';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { ALT_MAX_LENGTH, CAPTION_MAX_LENGTH } from '@press-room/contract/limits';
import type { TranslationOffer } from '@press-room/contract/translation';
import { overtaken } from '../../../core/audit/last-change.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { CALLS_AN_HOUR, failTranslation } from '../../../core/translation/fail.ts';
import { countLeft, giveBack, takeCharacters } from '../../../core/translation/use.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { asHouse, askPictureOnce, CONVERSION } from '../../../platform/pictures/ask-picture.ts';
import type { TranslationProvider } from '../../../platform/translation/provider.ts';
import { getOfficeAsset } from '../admin/asset.ts';
import type { AssetWrite } from '../admin/service.ts';

/** Sufficient for a description; larger pictures are not sent to the provider. */
const WIDTH_MAX = 1024;

type Context = Pick<AppContext, 'config' | 'database' | 'limit' | 'links' | 'log' | 'now' | 'store'> & {
  /** Null: no provider is configured. */
  translation: TranslationProvider | null;
};

/** Press group whose quota a picture uses; without one, the first group. */
async function groupOf(db: Db, asset: number): Promise<number> {
  const row = await db
    .selectFrom('asset')
    .select('press_group_id')
    .where('id', '=', asset)
    .executeTakeFirstOrThrow(notFound);
  if (row.press_group_id !== null) return row.press_group_id;
  const first = await db
    .selectFrom('press_group')
    .select((eb) => eb.fn.min('id').as('id'))
    .executeTakeFirst();
  return first?.id ?? 0;
}

/** Provider that would describe a picture. @throws 404 */
export async function getOffer(
  { config, database: { db }, now, translation }: Context,
  asset: number,
): Promise<TranslationOffer | null> {
  const group = await groupOf(db, asset);
  if (!translation?.describe) return null;
  return {
    host: translation.host,
    cost: config.TRANSLATION_COST ?? null,
    left: await countLeft(db, group, config.TRANSLATION_CHARACTERS, now()),
    sees_pictures: true,
  };
}

/**
 * Proposes alternative text and caption in both languages. Writes nothing.
 * @throws 404, 409 if no provider describes pictures or the file is no picture, 412, 429, 503
 */
export async function describePicture(
  context: Context,
  { id, version, officer, view }: AssetWrite,
): Promise<DescriptionProposal> {
  const { config, database, limit, links, now, translation } = context;
  const { db } = database;
  if (!translation?.describe) throw conflict('translation_off');
  const current = await getOfficeAsset({ db, links }, view, id);
  if (current.version !== version) throw await overtaken(db, { subject: `asset:${id}`, officer, current });
  const picture = await readSmall(context, id);
  if (picture === null) throw conflict('no_picture_to_describe');
  await limit({ key: `translation:${officer.id}`, max: CALLS_AN_HOUR, seconds: 3600 });
  const use = { group: await groupOf(db, id), characters: PICTURE_CHARACTERS };
  const taken_at = now();
  await takeCharacters(db, use, config.TRANSLATION_CHARACTERS, taken_at);
  // Recorded before anything is sent to the provider, whatever the answer.
  await recordAudit(db, { by: officer.id, action: 'describe_picture', about: `asset:${id}` }, now());
  const { it, en } = current.caption;
  const about = [it, en, current.keywords.join(', ')].filter(Boolean).join('\n');
  const signal = AbortSignal.timeout(config.TRANSLATION_SECONDS * 1000);
  const words = await translation
    .describe({ picture, about, signal })
    .catch((error: unknown) =>
      failTranslation(context, translation, error, () => giveBack(db, use, taken_at)),
    );
  return { alt: toLines(words.alt, ALT_MAX_LENGTH), caption: toLines(words.caption, CAPTION_MAX_LENGTH) };
}

/** A small JPEG without metadata; null: no picture, or not processed yet. */
async function readSmall({ database, store }: Context, asset: number): Promise<Buffer | null> {
  const { sha256 = null } =
    (await database.db
      .selectFrom('asset_rendition')
      .select('sha256')
      .where('asset_id', '=', asset)
      .where('media_type', '=', 'image/jpeg')
      .where('is_original', '=', 0)
      .where('width', '<=', WIDTH_MAX)
      .orderBy('width', 'desc')
      .executeTakeFirst()) ?? {};
  const file = sha256 === null ? null : await store.find(sha256);
  if (file === null) return null;
  // Converted, so that names and places in the metadata are not sent.
  return askPictureOnce(CONVERSION, { file, input: { size: null, format: 'jpeg' }, client: asHouse() });
}

/** Without formatting and line breaks; empty if it is too long for its field. */
const toLines = (words: Record<Language, string>, most: number): Record<Language, string> => {
  const line = (language: Language): string => {
    const text = words[language].replace(/\p{C}|\s+/gu, ' ').trim();
    return text.length > most ? '' : text;
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, line(language)])) as Record<
    Language,
    string
  >;
};
