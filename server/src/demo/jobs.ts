import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { createIntakenAsset, NO_WORDS } from '../features/assets/intake/create-asset.ts';
import { intakeFile } from '../features/assets/intake/intake.ts';
import { HopelessJob } from '../jobs/queue.ts';
import { type DemoFile, demoFileSchema } from './demo-file.ts';
import { demoDocuments } from './documents.ts';
import { demoGalleries } from './galleries.ts';
import { drawIssue } from './magazines/draw-issue.ts';
import { demoIssues, type Issue, issueDate, issueTitle } from './magazines/issues.ts';
import { renderOriginal, toWords } from './original.ts';
import { demoDrawings } from './patterns.ts';
import { hang } from './places.ts';

type Made = { name: string; bytes: Uint8Array; words: typeof NO_WORDS };

/** Makes one file of the demo, takes it in like any upload and hangs it where it belongs. */
export async function makeDemoFile(
  context: Pick<AppContext, 'database' | 'store'>,
  payload: unknown,
): Promise<void> {
  const { kind, key, places, at } = demoFileSchema.parse(payload);
  const { database } = context;
  if (await isMade(database.db, { key, at })) return;
  const { name, bytes, words } = await make(kind, key);
  const file = await intakeFile(context, bytes, name);
  const now = new Date(at);
  await database.change(async (trx) => {
    // Another worker may have had the job meanwhile, where drawing took longer than its lease.
    if (await isMade(trx, { key, at })) return;
    const asset_id = await createIntakenAsset(trx, file, words, now);
    for (const place of places) await hang(database.search, trx, { asset_id, place, now });
  });
}

/** Every file has an instant of its own, so that its name and that instant tell it from uploads. */
async function isMade(db: Db, { key, at }: Pick<DemoFile, 'key' | 'at'>): Promise<boolean> {
  const found = db.selectFrom('asset').select('id').where('created_at', '=', at);
  return (await found.where('name', '=', fileNames().get(key) ?? '').executeTakeFirst()) !== undefined;
}

const fileNames = (): Map<string, string> =>
  new Map([
    ...demoDrawings.map(({ key }): [string, string] => [key, `${key}.jpg`]),
    ...demoDocuments.map(({ key, name }): [string, string] => [key, name]),
    ...demoIssues.map(({ key }): [string, string] => [key, `${key}.pdf`]),
  ]);

const make = (kind: DemoFile['kind'], key: string): Promise<Made> =>
  ({ picture: makePicture, document: makeDocument, issue: makeIssue })[kind](key);

async function makePicture(key: string): Promise<Made> {
  const drawing = demoDrawings.find((each) => each.key === key);
  const gallery = demoGalleries.find(({ pictures }) => pictures.includes(key));
  if (drawing === undefined || gallery === undefined) throw new HopelessJob(`Unknown demo picture ${key}`);
  const bytes = await renderOriginal(drawing, gallery.print?.includes(key) ?? false);
  return { name: `${key}.jpg`, bytes, words: toWords(drawing, gallery) };
}

async function makeDocument(key: string): Promise<Made> {
  const document = demoDocuments.find((each) => each.key === key);
  if (document === undefined) throw new HopelessJob(`Unknown demo document ${key}`);
  return { name: document.name, bytes: await document.make(), words: NO_WORDS };
}

async function makeIssue(key: string): Promise<Made> {
  const issue = demoIssues.find((each) => each.key === key);
  if (issue === undefined) throw new HopelessJob(`Unknown demo issue ${key}`);
  return { name: `${key}.pdf`, bytes: drawIssue(issue), words: toCoverWords(issue) };
}

/** Of the first page, which stands for the issue in lists. */
function toCoverWords(issue: Issue): typeof NO_WORDS {
  const title = issueTitle(issue);
  const caption_it = `Copertina di ${title.it}, ${issueDate(issue, 'it')}`;
  const caption_en = `Cover of ${title.en}, ${issueDate(issue, 'en')}`;
  const copyright = `© ${issue.year} Assofornace`;
  return {
    ...NO_WORDS,
    credit: 'Assofornace',
    copyright,
    caption_it,
    caption_en,
    alt_it: caption_it,
    alt_en: caption_en,
  };
}
