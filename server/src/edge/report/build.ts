import { formatDayRange } from '@press-room/contract/day-range';
import { type Report, reportSchema } from '@press-room/contract/report';
import type { Db } from '../../platform/db/db.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { localeOf, toName, wordsIn } from '../../platform/text/bilingual.ts';
import { buildCoverage } from './coverage.ts';
import { buildDownloads, buildFigures } from './downloads.ts';
import { type ReportView, say, toSection } from './lines.ts';
import { buildMailings, buildReleases, buildUntaken } from './releases.ts';
import { buildUntakenKits, buildUntakenPictures } from './untaken.ts';

/** @throws 400 for a press group or an event that does not exist */
export async function buildReport(db: Db, view: ReportView): Promise<Report> {
  const { from, to, language } = view;
  const press_group = await findGroup(db, view);
  const event = await findEvent(db, view);
  const releases = await buildReleases(db, view);
  const mailings = view.seesMailings ? await buildMailings(db, view) : null;
  const figures = await buildFigures(db, view);
  const coverage = view.seesClippings ? await buildCoverage(db, view) : null;
  const parts = [
    await buildUntaken(db, view),
    await buildUntakenKits(db, view),
    await buildUntakenPictures(db, view),
  ];
  const summary = [
    ...releases.lines,
    ...parts.flatMap(({ lines }) => lines),
    ...(mailings?.lines ?? []),
    ...figures,
    ...(coverage?.lines ?? []),
  ];
  const sections = [
    toSection(view, 'summary', summary),
    ...releases.sections,
    ...(mailings?.sections ?? []),
    ...(await buildDownloads(db, view)),
    ...(coverage?.sections ?? []),
    ...parts.flatMap(({ sections: own }) => own),
  ];
  return reportSchema.parse({
    from,
    to,
    title: `${say(view, 'title')} ${formatDayRange(from, to, localeOf(language))}`,
    press_group,
    event,
    sections: sections.filter(({ lines }) => lines.length > 0),
  });
}

async function findGroup(db: Db, { group }: ReportView) {
  if (group === undefined) return null;
  const row = await db
    .selectFrom('press_group')
    .select(['id', 'name'])
    .where('id', '=', group)
    .executeTakeFirst();
  if (row === undefined) throw invalidField('group', 'unknown_press_group');
  return row;
}

async function findEvent(db: Db, { event, language }: ReportView) {
  if (event === undefined) return null;
  const row = await db
    .selectFrom('event')
    .select(['id', 'name_en', 'name_it'])
    .where('id', '=', event)
    .executeTakeFirst();
  if (row === undefined) throw invalidField('event', 'unknown_event');
  return { id: row.id, name: wordsIn(toName(row), language) };
}
