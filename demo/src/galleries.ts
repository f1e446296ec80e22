import type { Bilingual } from './types.ts';

export type DemoGallery = {
  key: string;
  name: Bilingual;
  /** Absent: for readers who are signed in. */
  access?: 'public' | 'press';
  /** Who photographed or drew what is in it. */
  credit: string;
  /** Day of the first picture; the others follow two days apart. */
  taken_on: string;
  /** Keys of pictures, in their order. */
  pictures: readonly string[];
  /** Those of them that exist at print size. */
  print?: readonly string[];
};

export type DemoGalleryNode = {
  name: Bilingual;
  nodes?: readonly DemoGalleryNode[];
  galleries?: readonly DemoGallery[];
};

const TILES: readonly DemoGallery[] = [
  {
    key: 'maiolica',
    name: { it: 'Maiolica e decori', en: 'Maiolica and decoration' },
    credit: 'Studio Calanco / Assofornace',
    taken_on: '2026-02-03',
    pictures: [
      'maiolica-cobalt',
      'quarter-cobalt',
      'modules-blue',
      'maiolica-garden',
      'quarter-verdigris',
      'modules-rust',
      'quarter-terracotta',
      'maiolica-monochrome',
    ],
    print: ['maiolica-cobalt', 'quarter-cobalt'],
  },
  {
    key: 'stone',
    name: { it: 'Lastre, marmi e terrazzo', en: 'Slabs, marbles and terrazzo' },
    credit: 'Bianca Ossidi / Assofornace',
    taken_on: '2025-10-14',
    pictures: [
      'slab-white',
      'terrazzo-venetian',
      'slab-green',
      'terrazzo-night',
      'slab-black',
      'terrazzo-cocciopesto',
      'stacked-slabs',
      'stacked-warm',
      'planks-oak',
    ],
    print: ['slab-white'],
  },
  {
    key: 'small-formats',
    name: { it: 'Piccoli formati', en: 'Small formats' },
    credit: 'Studio Calanco / Assofornace',
    taken_on: '2025-05-06',
    pictures: [
      'hexagon-emerald',
      'scales-lagoon',
      'penny-blue',
      'cubes-cobalt',
      'hexagon-cotto',
      'scales-ember',
      'penny-coral',
      'cubes-plaster',
      'hexagon-ice',
    ],
  },
  {
    key: 'laying',
    name: { it: 'Pose e rilievi', en: 'Laying patterns and reliefs' },
    credit: 'Tommaso Ramina / Assofornace',
    taken_on: '2024-09-10',
    pictures: [
      'herringbone-cotto',
      'chevron-rose',
      'diamond-teal',
      'herringbone-sage',
      'outdoor-stone',
      'chevron-sand',
      'diamond-points',
      'herringbone-ink',
      'outdoor-sand',
    ],
  },
  {
    key: 'stars',
    name: { it: 'Stelle, rombi e nastri', en: 'Stars, rhombs and ribbons' },
    access: 'public',
    credit: 'Officina Barbotina / Assofornace',
    taken_on: '2026-06-09',
    pictures: [
      'stars-lagoon',
      'rhombs-amber',
      'ribbons-charcoal',
      'stars-lustre',
      'rhombs-glacier',
      'ribbons-cobalt',
      'stars-night',
      'rhombs-forest',
      'ribbons-meadow',
    ],
    print: ['stars-lagoon'],
  },
];

const HOME: readonly DemoGallery[] = [
  {
    key: 'bathroom',
    name: { it: 'Ambienti bagno', en: 'Bathrooms' },
    credit: 'Nives Ingobbi / Assofornace',
    taken_on: '2026-04-08',
    pictures: ['bath-sage', 'bath-night', 'bath-lemon', 'bath-spa', 'bath-rose', 'basin-mint', 'basin-clay'],
    print: ['bath-sage'],
  },
  {
    key: 'table',
    name: { it: 'Stoviglie e vasi', en: 'Tableware and vases' },
    credit: 'Nives Ingobbi / Assofornace',
    taken_on: '2025-11-18',
    pictures: [
      'vessels-workshop',
      'plates-blue',
      'bowls-dusk',
      'vessels-apothecary',
      'plates-forest',
      'vessels-monochrome',
      'bowls-garden',
      'vessels-market',
      'bowls-biscuit',
    ],
  },
];

const BRICKS: readonly DemoGallery[] = [
  {
    key: 'walls',
    name: { it: 'Muri e facciate', en: 'Walls and façades' },
    credit: 'Tommaso Ramina / Assofornace',
    taken_on: '2025-03-11',
    pictures: [
      'facade-terracotta',
      'brick-pergola',
      'facade-glaze',
      'brick-screen',
      'facade-school',
      'brick-arch',
      'facade-white',
      'brick-cypress',
      'hollow-blocks',
    ],
  },
  {
    key: 'roofs',
    name: { it: 'Tetti e cave', en: 'Roofs and quarries' },
    credit: 'Tommaso Ramina / Assofornace',
    taken_on: '2024-11-05',
    pictures: [
      'roof-autumn',
      'strata',
      'contours-pit',
      'roof-slate',
      'contours-restored',
      'strata-grey',
      'roof-new',
    ],
  },
];

const TECHNOLOGY: readonly DemoGallery[] = [
  {
    key: 'kilns',
    name: { it: 'Forni e linee', en: 'Kilns and lines' },
    credit: 'Ufficio tecnico Assofornace',
    taken_on: '2026-05-19',
    pictures: [
      'kiln-mouth',
      'line-day',
      'kiln-section',
      'line-night',
      'ring-kiln',
      'kiln-blueprint',
      'line-pilot',
      'water-circuit',
    ],
    print: ['kiln-section'],
  },
  {
    key: 'glazes',
    name: { it: 'Smalti e laboratorio', en: 'Glazes and laboratory' },
    credit: 'Officina Barbotina / Assofornace',
    taken_on: '2025-07-01',
    pictures: [
      'crystals-lagoon',
      'samples-oxides',
      'glaze-sea',
      'drips-celadon',
      'crystals-ember',
      'samples-celadon',
      'glaze-ochre',
      'inkjet-screens',
      'crystals-frost',
      'samples-earth',
      'glaze-lilac',
      'drips-cobalt',
    ],
  },
];

const FIGURES: DemoGallery = {
  key: 'figures',
  name: { it: 'I numeri in piastrelle', en: 'Figures in tiles' },
  access: 'public',
  credit: 'Centro studi Assofornace',
  taken_on: '2026-03-10',
  pictures: [
    'ring-branches',
    'chart-production',
    'ring-markets',
    'chart-export',
    'ring-energy',
    'chart-visitors',
    'chart-apprentices',
  ],
};

const FAIR_2026: readonly DemoGallery[] = [
  {
    key: 'halls-2026',
    name: { it: 'Padiglioni', en: 'Halls' },
    credit: 'Lunetta Fotografi / Ceraforma',
    taken_on: '2026-09-22',
    pictures: ['hall-opening', 'hall-bathroom', 'hall-slabs', 'hall-evening', 'hall-plan'],
    print: ['hall-opening'],
  },
  {
    key: 'stands-2026',
    name: { it: 'Stand', en: 'Stands' },
    credit: 'Lunetta Fotografi / Ceraforma',
    taken_on: '2026-09-22',
    pictures: ['stand-samples', 'stand-green', 'stand-startup', 'stand-long', 'stand-dark'],
  },
  {
    key: 'people-2026',
    name: { it: 'Persone', en: 'People' },
    credit: 'Zelda Formelli / Ceraforma',
    taken_on: '2026-09-22',
    pictures: ['people-audience', 'people-tilers', 'people-students', 'people-gates'],
  },
];

const TOWN_2025: DemoGallery = {
  key: 'town-2025',
  name: { it: 'La città durante la fiera', en: 'The town during the fair' },
  credit: 'Zelda Formelli / Ceraforma',
  taken_on: '2025-09-23',
  pictures: [
    'portico',
    'room-courtyard',
    'room-library',
    'portico-dawn',
    'room-cloister',
    'room-loft',
    'hall-plan-night',
  ],
};

const ARCHIVE: readonly DemoGallery[] = [
  {
    key: 'posters',
    name: { it: 'Manifesti 1954–1978', en: 'Posters 1954–1978' },
    credit: 'Archivio storico Assofornace',
    taken_on: '2023-06-06',
    pictures: [
      'poster-1954',
      'poster-1958',
      'poster-1962',
      'poster-1966',
      'poster-1969',
      'poster-1973',
      'poster-1978',
    ],
    print: ['poster-1962'],
  },
  {
    key: 'mosaics',
    name: { it: 'Mosaici del Novecento', en: 'Mosaics of the twentieth century' },
    credit: 'Archivio storico Assofornace',
    taken_on: '2024-02-13',
    pictures: [
      'mosaic-sun',
      'shards-terrace',
      'mosaic-sea',
      'mosaic-moon',
      'shards-bench',
      'mosaic-dunes',
      'mosaic-dahlia',
      'shards-chapel',
      'mosaic-current',
    ],
  },
  {
    key: 'district',
    name: { it: 'Il distretto', en: 'The district' },
    credit: 'Archivio storico Assofornace',
    taken_on: '2023-10-03',
    pictures: ['hills-june', 'hills-dusk', 'hills-harvest', 'hills-snow'],
  },
];

/** The press gallery: nodes on three levels, galleries at their ends. */
export const demoGalleryTree: readonly DemoGalleryNode[] = [
  {
    name: { it: 'Assofornace', en: 'Assofornace' },
    nodes: [
      {
        name: { it: 'Prodotti', en: 'Products' },
        nodes: [
          { name: { it: 'Piastrelle e lastre', en: 'Tiles and slabs' }, galleries: TILES },
          { name: { it: 'Bagno e tavola', en: 'Bathroom and table' }, galleries: HOME },
          { name: { it: 'Laterizi', en: 'Bricks' }, galleries: BRICKS },
        ],
      },
      { name: { it: 'Tecnologia', en: 'Technology' }, galleries: TECHNOLOGY },
      { name: { it: 'Statistiche', en: 'Statistics' }, galleries: [FIGURES] },
    ],
  },
  {
    name: { it: 'Ceraforma', en: 'Ceraforma' },
    nodes: [
      { name: { it: 'Edizione 2026', en: 'Edition 2026' }, galleries: FAIR_2026 },
      { name: { it: 'Edizione 2025', en: 'Edition 2025' }, galleries: [TOWN_2025] },
    ],
  },
  { name: { it: 'Archivio', en: 'Archive' }, galleries: ARCHIVE },
];

const galleriesOf = ({ nodes = [], galleries = [] }: DemoGalleryNode): readonly DemoGallery[] => [
  ...galleries,
  ...nodes.flatMap(galleriesOf),
];

/** Every gallery in the order of the tree. */
export const demoGalleries: readonly DemoGallery[] = demoGalleryTree.flatMap(galleriesOf);
