import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

interface Tables {
  press_release_text: { press_release_id: number; language: string; status: string; body: string };
  press_release_picture: { press_release_id: number; asset_id: number; text_languages: string };
}

const FIGURE = /<figure\b[^>]*\bdata-asset="(\d+)"/g;

/** Pictures say which texts brought them; of those from before, what only unpublished texts show waits for these. */
export const picturesOfTexts: MigrationFactory = ({ text }) => ({
  async up(database: Kysely<unknown>): Promise<void> {
    const db = database as Kysely<Tables>;
    await db.schema
      .alterTable('press_release_picture')
      .addColumn('text_languages', text, (column) => column.notNull().defaultTo(sql.lit('')))
      .execute();
    const texts = await db
      .selectFrom('press_release_text')
      .select(['press_release_id', 'language', 'status', 'body'])
      .where('body', 'like', '%data-asset=%')
      .orderBy('press_release_id')
      .orderBy('language')
      .execute();
    const shown = texts.flatMap(({ body, ...each }) =>
      [...new Set(Array.from(body.matchAll(FIGURE), ([, id]) => Number(id)))].map((asset_id) => ({
        ...each,
        asset_id,
      })),
    );
    const places = Map.groupBy(shown, ({ press_release_id, asset_id }) => `${press_release_id} ${asset_id}`);
    for (const [first, ...others] of places.values()) {
      const all = first === undefined ? [] : [first, ...others];
      if (first === undefined || all.some(({ status }) => status === 'published')) continue;
      await db
        .updateTable('press_release_picture')
        .set({ text_languages: all.map(({ language }) => language).join(',') })
        .where('press_release_id', '=', first.press_release_id)
        .where('asset_id', '=', first.asset_id)
        .execute();
    }
  },
});
