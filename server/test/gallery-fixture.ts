const EMBARGO_END = '2026-06-01T12:00:00.000Z';

const asset = (key: string, more: object = {}) => ({ key, file: 'tile.jpg', credit: 'Ada Rossi', ...more });

/** A tree with visible galleries and pictures, and with hidden, unpublished and expired ones. */
export const GALLERY_FIXTURE = {
  press_groups: [{ name: 'Association' }],
  users: [
    { email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
    { email: 'nobody@example.com', password: 'Str0ng_pass!', groups: [] },
  ],
  assets: [
    asset('floor', {
      caption: { en: 'A floor in porcelain stoneware', it: 'Un pavimento in gres porcellanato' },
      alt: { en: 'Floor', it: 'Pavimento' },
      rights: { en: 'Editorial use', it: 'Uso editoriale' },
      copyright: '© Association',
      taken_on: '2025-05-01',
    }),
    asset('kiln', {
      file: 'kiln.jpg',
      credit: 'Bruno Neri',
      taken_on: '2024-12-31',
      caption: { en: 'A kiln', it: 'Un forno' },
    }),
    asset('stand', { file: 'stand.jpg', caption: { en: 'Quintessential stand', it: 'Stand' } }),
    asset('later', {
      file: 'later.jpg',
      caption: { en: 'Zirconium glaze', it: '' },
      embargo_until: EMBARGO_END,
    }),
  ],
  gallery_nodes: [
    {
      name: { en: 'Fair', it: 'Fiera' },
      galleries: [{ name: { en: 'Opening', it: 'Apertura' }, pictures: ['kiln', 'floor', 'later'] }],
      nodes: [
        {
          name: { en: 'Edition', it: 'Edizione' },
          galleries: [
            {
              name: { en: 'Public floors', it: 'Pavimenti pubblici' },
              access: 'public',
              published_at: '2026-02-01T00:00:00Z',
              pictures: ['floor'],
            },
            {
              name: { en: 'Unveiling', it: 'Svelamento' },
              embargo_until: EMBARGO_END,
              pictures: ['stand', 'kiln'],
            },
          ],
        },
        { name: { en: 'Empty', it: 'Vuoto' } },
      ],
    },
    {
      name: { en: 'Drafts', it: 'Bozze' },
      galleries: [
        { name: { en: 'Unfinished', it: '' }, status: 'draft', pictures: ['kiln'] },
        { name: { en: 'Over', it: '' }, expires_at: '2026-03-01T00:00:00Z', pictures: ['kiln'] },
      ],
    },
  ],
};
