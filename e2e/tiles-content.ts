import { DESK_CONTENT } from './desk-content.ts';

const both = (it: string, en: string) => ({ it, en });
const THREE_DAYS_MS = 3 * 86_400_000;
const ago = new Date(Date.now() - THREE_DAYS_MS).toISOString().slice(0, 10);

/** Press room with two sectors, and an older release in one of them. */
export const TILES_CONTENT = {
  ...DESK_CONTENT,
  sectors: [{ name: both('Piastrelle', 'Tiles') }, { name: both('Sanitari', 'Sanitaryware') }],
  press_releases: [
    {
      press_group: 'Site Alpha',
      date: ago,
      sectors: ['Tiles'],
      text: {
        it: { title: 'Export: +4,2%', abstract: 'Si cresce.', body: '<p>Le imprese sono 250.</p>' },
        en: { title: 'Exports: +4.2%', abstract: 'They grow.', body: '<p>There are 250 companies.</p>' },
      },
    },
  ],
};
