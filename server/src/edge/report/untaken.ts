import { REPORT_LINES_MAX, type ReportList } from '@press-room/contract/report';
import { selectOfficeAssets } from '../../content/assets/admin/queries.ts';
import { selectKits } from '../../content/press-kit/admin/queries.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import { listNames } from '../analytics/subject-queries.ts';
import { type ReportView, say, toLine, toSection } from './lines.ts';
import type { Part } from './releases.ts';

const NOTHING: Part = { lines: [], sections: [] };

/** Kits do not belong to events. */
export async function buildUntakenKits(db: Db, view: ReportView): Promise<Part> {
  if (!view.seesKits || view.event !== undefined) return NOTHING;
  const { group, scope, now } = view;
  const select = () => selectKits(db, { ...daysOf(view), group, scope, now, isUntaken: true });
  return toPart(db, view, {
    name: 'untaken_kits',
    kind: 'press_kit',
    filters: group === undefined ? {} : { group: String(group) },
    total: await countRows(db.selectFrom(() => select().as('found'))),
    ids: await select().orderBy('press_kit.id', 'desc').limit(REPORT_LINES_MAX).execute(),
  });
}

/** Galleries belong to all press groups, and not to events. */
export async function buildUntakenPictures(db: Db, view: ReportView): Promise<Part> {
  if (!view.seesFiles || view.event !== undefined || view.group !== undefined) return NOTHING;
  const { scope, now } = view;
  const select = () => selectOfficeAssets(db, { ...daysOf(view), scope, now, isUntaken: true });
  return toPart(db, view, {
    name: 'untaken_pictures',
    kind: 'asset',
    filters: {},
    total: await countRows(db.selectFrom(() => select().as('found'))),
    ids: await select().orderBy('asset.id', 'desc').limit(REPORT_LINES_MAX).execute(),
  });
}

const daysOf = ({ from, to }: ReportView) => ({ publishedFrom: from, publishedTo: to });

interface Untaken {
  name: 'untaken_kits' | 'untaken_pictures';
  kind: ReportList & ('press_kit' | 'asset');
  filters: Record<string, string>;
  total: number;
  /** Latest ids. */
  ids: readonly { id: number }[];
}

async function toPart(db: Db, view: ReportView, { name, kind, filters, total, ids }: Untaken): Promise<Part> {
  const { from, to, language } = view;
  const rows = {
    list: kind,
    filters: { published_from: from, published_to: to, untaken: 'true', ...filters },
  };
  const names = await listNames(db, kind, { ids: ids.map(({ id }) => id), language });
  const lines = ids.map(({ id }) =>
    toLine(String(id), names.get(id) || say(view, 'untitled'), null, { record: { kind, id } }),
  );
  if (total > ids.length) lines.push(toLine('rest', say(view, 'rest'), total - ids.length, { rows }));
  return {
    lines: [toLine(name, say(view, name), total, { rows })],
    sections: [toSection(view, name, lines)],
  };
}
