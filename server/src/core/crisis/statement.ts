import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { CRISIS_BANNER_ID, CRISIS_PAGE_PATH } from '@press-room/contract/pages';
import type { Db } from '../../platform/db/db.ts';
import { type Bilingual, inRome } from '../../platform/text/bilingual.ts';
import { toText } from '../../platform/text/messages.ts';
import { element, type Xml } from '../../platform/text/xml.ts';

/** Statement of a group in a crisis; plain texts. */
interface Statement {
  group: number;
  title: Bilingual;
  text: Bilingual;
  /** Latest update. */
  update: { at: string; text: Bilingual } | null;
}

/** Of all groups with an active crisis, or of one. */
async function listStatements(db: Db, group?: number): Promise<Statement[]> {
  let query = db
    .selectFrom('crisis')
    .select(['id', 'press_group_id', 'title_it', 'title_en', 'text_it', 'text_en'])
    .where('open_group_id', 'is not', null)
    .where('state', '=', 'on')
    .orderBy('id');
  if (group !== undefined) query = query.where('open_group_id', '=', group);
  const statements: Statement[] = [];
  for (const { id, press_group_id, ...row } of await query.execute()) {
    const latest = await db
      .selectFrom('crisis_update')
      .select(['at', 'text_it', 'text_en'])
      .where('crisis_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    statements.push({
      group: press_group_id,
      title: { it: row.title_it, en: row.title_en },
      text: { it: row.text_it, en: row.text_en },
      update:
        latest === undefined ? null : { at: latest.at, text: { it: latest.text_it, en: latest.text_en } },
    });
  }
  return statements;
}

/**
 * Banner above all other content of every page: statements of active crises in both languages. Styles show the language
 * of the page; the app shows the statement of the group that its reader chose. `group` is the site's.
 */
export async function drawBanner(db: Db, group: number | null): Promise<string> {
  const statements = await listStatements(db);
  return element(
    'section',
    { id: CRISIS_BANNER_ID, 'aria-label': statements.length === 0 ? null : 'Dichiarazione / Statement' },
    // HTML does not allow an empty element to close itself.
    '\n',
    statements.map((statement) =>
      element(
        'div',
        { 'data-group': statement.group, hidden: statement.group === group ? null : '' },
        LANGUAGES.map((language) =>
          element('div', { lang: language, dir: 'ltr' }, drawWords(statement, language)),
        ),
      ),
    ),
  ).text;
}

/** The same for a page in one language of one group; null: no crisis. */
export async function drawStatement(
  db: Db,
  { group, language, isFramed }: { group: number; language: Language; isFramed?: boolean },
): Promise<Xml | null> {
  const [statement] = await listStatements(db, group);
  return statement === undefined
    ? null
    : element('section', { class: 'crisis', role: 'status' }, drawWords(statement, language, isFramed));
}

function drawWords(
  { group, title, text, update }: Statement,
  language: Language,
  isFramed = false,
): (Xml | null)[] {
  return [
    element('strong', {}, title[language]),
    element('p', {}, text[language]),
    update &&
      element(
        'p',
        {},
        element('time', { datetime: update.at }, inRome(update.at, language)),
        ` ${update.text[language]}`,
      ),
    element(
      'a',
      { href: `${CRISIS_PAGE_PATH}/${group}`, ...(isFramed && { target: '_blank', rel: 'noopener' }) },
      toText({ key: 'crisis_banner_more' }, language),
    ),
  ];
}
