import type { Language } from '@press-room/contract/languages';
import {
  NO_RELEASE_TEXT,
  RELEASE_TEXT_FIELDS,
  type ReleaseTextField,
} from '@press-room/contract/release-text';
import type { ReleaseTranslations, TranslationProposal } from '@press-room/contract/translation';
import { overtaken } from '../../../core/audit/last-change.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { CALLS_AN_HOUR, failTranslation } from '../../../core/translation/fail.ts';
import { countLeft, giveBack, takeCharacters } from '../../../core/translation/use.ts';
import { badRequest, conflict, invalidField } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import type { TranslationProvider } from '../../../platform/translation/provider.ts';
import { getOfficeRelease } from '../admin/release.ts';
import { withPending } from '../pending-changes/changes.ts';
import { addUnread, listUnread, marksOf, removeUnread } from './marks.ts';
import { countCharacters, propose, toParts } from './propose.ts';
import { listNamesIn } from './terms.ts';

/** Request body. */
export interface TranslationForm {
  from: Language;
  to: Language;
  fields: readonly ReleaseTextField[];
}

interface Context extends Pick<AppContext, 'config' | 'database' | 'limit' | 'log' | 'now'> {
  /** Null: no provider is configured. */
  translation: TranslationProvider | null;
}

/** Provider that would translate, and unconfirmed passages. @throws 404 */
export async function getTranslations(
  { config, database, now, translation }: Context,
  id: number,
): Promise<ReleaseTranslations> {
  const { press_group } = await getOfficeRelease(database.db, id, { now: now() });
  const most = config.TRANSLATION_CHARACTERS;
  const offer =
    translation === null
      ? null
      : {
          host: translation.host,
          cost: config.TRANSLATION_COST ?? null,
          left: await countLeft(database.db, press_group.id, most, now()),
          sees_pictures: translation.describe !== null,
        };
  return { offer, unread: await listUnread(database.db, id) };
}

/**
 * Proposals for the texts of a release in its other language, based on the version that the officer sees. Only their
 * marks are stored.
 * @throws 400, 404, 409 if no provider is configured, 412, 429, 503
 */
export async function translateRelease(
  context: Context,
  { id, version, officer }: Write,
  { from, to, fields }: TranslationForm,
): Promise<TranslationProposal> {
  const { config, database, limit, now, translation } = context;
  const { db } = database;
  if (translation === null) throw conflict('translation_off');
  if (from === to) throw invalidField('to', 'translation_same');
  const current = await getOfficeRelease(db, id, { now: now() });
  if (current.version !== version)
    throw await overtaken(db, { subject: `press_release:${id}`, officer, current });
  await limit({ key: `translation:${officer.id}`, max: CALLS_AN_HOUR, seconds: 3600 });
  const release = withPending(current);
  const text = release.text[from] ?? NO_RELEASE_TEXT;
  const wanted = RELEASE_TEXT_FIELDS.filter((field) => fields.includes(field));
  const names = await listNamesIn(db, wanted.map((field) => text[field]).join('\n'));
  const parts = toParts(text, wanted, names);
  const characters = countCharacters(parts);
  if (characters === 0) throw badRequest('translation_nothing');
  const use = { group: current.press_group.id, characters };
  const taken_at = now();
  await takeCharacters(db, use, config.TRANSLATION_CHARACTERS, taken_at);
  await noteSending(context, { id, officer, characters }, parts, to);
  const signal = AbortSignal.timeout(config.TRANSLATION_SECONDS * 1000);
  const proposal = await propose(translation, parts, { from, to }, signal).catch((error: unknown) =>
    failTranslation(context, translation, error, () => giveBack(db, use, taken_at)),
  );
  await keepMarks(context, id, proposal, to);
  return { ...proposal, characters };
}

/** Recorded before anything is sent to the provider, whatever the answer. */
async function noteSending(
  { database, now }: Context,
  { id, officer, characters }: { id: number; officer: Officer; characters: number },
  parts: ReturnType<typeof toParts>,
  to: Language,
): Promise<void> {
  const sent = new Set(parts.flatMap((part) => (part.sent === null ? [] : [`text.${to}.${part.field}`])));
  const entry = {
    by: officer.id,
    action: 'translate',
    about: `press_release:${id}`,
    fields: [`characters: ${characters}`, ...sent],
  } as const;
  await recordAudit(database.db, entry, now());
}

async function keepMarks(
  { database, now }: Context,
  id: number,
  proposal: Omit<TranslationProposal, 'characters'>,
  to: Language,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    // The text after the provider's answer: a person wrote or confirmed the passages in it.
    const current = await getOfficeRelease(trx, id, { now: now() });
    const texts = [current, withPending(current)].map(({ text }) => text[to] ?? NO_RELEASE_TEXT);
    const said = new Set(texts.flatMap((text) => [...marksOf(text, to)]));
    const known = new Set((await listUnread(trx, id)).map(({ mark }) => mark));
    await addUnread(
      trx,
      id,
      proposal.unread.filter(({ mark }) => known.has(mark) || !said.has(mark)),
    );
  });
}

/** The officer confirms passages. @throws 404 */
export async function acceptPassages(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { id, officer }: { id: number; officer: Officer },
  form: { language: Language; marks: readonly string[] },
): Promise<Pick<ReleaseTranslations, 'unread'>> {
  await getOfficeRelease(database.db, id, { now: now() });
  return database.db.transaction().execute(async (trx) => {
    if (form.marks.length > 0 && (await removeUnread(trx, id, form)) > 0)
      await recordAudit(
        trx,
        {
          by: officer.id,
          action: 'accept_translation',
          about: `press_release:${id}`,
          fields: [`text.${form.language}`],
        },
        now(),
      );
    return { unread: await listUnread(trx, id) };
  });
}
