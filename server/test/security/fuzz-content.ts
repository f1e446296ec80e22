const PASSWORD = 'Str0ng_pass!';

/** Some records of each kind. The client is created last, so that the tried ids belong to others. */
export const FUZZ_CONTENT = {
  press_groups: [{ name: 'Association', tagline: { en: 'Tiles', it: 'Piastrelle' } }],
  companies: [{ business_name: 'Tile works' }],
  sectors: [{ name: { en: 'Tiles', it: 'Piastrelle' } }, { name: { en: 'Bricks', it: 'Laterizi' } }],
  appointments: [
    {
      press_group: 'Association',
      admission: 'public',
      title: { en: 'Opening', it: 'Apertura' },
      starts_at: '2098-09-20T10:00:00Z',
      ends_at: '2098-09-20T11:00:00Z',
    },
  ],
  events: [
    {
      name: { en: 'Fair', it: 'Fiera' },
      starts_on: '2098-09-20',
      ends_on: '2098-09-24',
      applications_from: '2020-01-01T00:00:00.000Z',
      criteria_journalist: { en: 'A card', it: 'Una tessera' },
    },
  ],
  users: [
    ...['first', 'second', 'third'].map((name) => ({
      email: `${name}@example.com`,
      password: PASSWORD,
      groups: ['user_press_room'],
    })),
    { email: 'reader@example.com', password: PASSWORD, groups: ['user_press_room'] },
    { email: 'officer@example.com', password: PASSWORD, groups: ['administrator_press_room'] },
  ],
  assets: [
    { key: 'picture', file: 'tile.jpg', caption: { en: 'A tile', it: 'Una piastrella' } },
    { key: 'document', file: 'tile.pdf' },
  ],
  press_releases: [
    {
      press_group: 'Association',
      date: '2026-01-01',
      sectors: ['Tiles'],
      text: { en: { title: 'One', body: '<p>Tile</p>' }, it: { title: 'Uno', body: '<p>Piastrella</p>' } },
    },
    { press_group: 'Association', date: '2099-01-01', text: { en: { title: 'Later', body: '<p>Tile</p>' } } },
  ],
  gallery_nodes: [
    {
      name: { en: 'Fair', it: 'Fiera' },
      nodes: [
        {
          name: { en: 'Hall', it: '' },
          galleries: [{ name: { en: 'Tiles', it: '' }, pictures: ['picture'] }],
        },
      ],
    },
  ],
  magazines: [
    {
      kind: 'international',
      territory: 'DE',
      year: 2026,
      month: 1,
      title: { en: 'Tiles', it: '' },
      document: 'document',
    },
  ],
  press_kits: [
    {
      press_group: 'Association',
      year: 2026,
      title: { en: 'Tiles', it: '' },
      files: [{ asset: 'picture', title: { en: 'Tile', it: '' } }],
    },
  ],
};
