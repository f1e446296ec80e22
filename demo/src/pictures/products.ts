import { bathroom } from '../patterns/rooms.ts';
import { aperiodicRhombs, ribbons, starsAndCrosses } from '../patterns/tilings.ts';
import { contours, facade, roofTiles } from '../patterns/town.ts';
import { bowlStacks, vesselShelves } from '../patterns/vessels.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

/** Tiles, vessels, bathrooms, bricks and what they are dug from. */
export const productDrawings: readonly Drawing[] = [
  {
    key: 'stars-lagoon',
    size: LANDSCAPE,
    alt: {
      it: 'Parete di stelle a otto punte avorio e bronzo tra croci verde acqua',
      en: 'Wall of eight-pointed stars in ivory and bronze between sea-green crosses',
    },
    caption: {
      it: 'Stelle e croci da 20 centimetri: due stampi bastano a coprire una parete intera senza un taglio.',
      en: 'Stars and crosses of 20 centimetres: two moulds cover a whole wall without a single cut.',
    },
    draw: (size) =>
      starsAndCrosses(size, 3, {
        crosses: ['#123b4a', '#1f6f7c', '#5fb3ad'],
        stars: ['#e9e2cf', '#cdb98a', '#b98a4a'],
        heart: '#123b4a',
        joint: '#efe6d0',
      }),
  },
  {
    key: 'stars-lustre',
    size: SQUARE,
    alt: {
      it: 'Grandi stelle rosso rubino e oro su croci avorio',
      en: 'Large ruby and gold stars on ivory crosses',
    },
    caption: {
      it: 'Il rosso rubino del lustro nasce in una terza cottura, povera d’ossigeno, a 650 gradi.',
      en: 'The ruby red of lustre comes from a third firing, starved of oxygen, at 650 degrees.',
    },
    draw: (size) =>
      starsAndCrosses(
        size,
        17,
        {
          crosses: ['#f4ead2', '#e6d3a8'],
          stars: ['#7a1f2b', '#a8402f', '#c98a2f'],
          heart: '#f2d58a',
          joint: '#fff8e6',
        },
        320,
      ),
  },
  {
    key: 'stars-night',
    size: WIDE,
    alt: {
      it: 'Fitta trama di piccole stelle bianche su croci blu notte',
      en: 'Dense weave of small white stars on midnight-blue crosses',
    },
    caption: {
      it: 'Lo stesso disegno in formato 12, provato per il soffitto di una piscina termale.',
      en: 'The same design in the twelve-centimetre format, tested for the ceiling of a thermal pool.',
    },
    draw: (size) =>
      starsAndCrosses(
        size,
        29,
        {
          crosses: ['#0f1836', '#1d3066', '#2a4a86'],
          stars: ['#f6f3ea', '#dfe6ee'],
          heart: '#e2b24a',
          joint: '#8fa0bf',
        },
        120,
      ),
  },
  {
    key: 'rhombs-amber',
    size: LANDSCAPE,
    alt: {
      it: 'Rombi arancio, ambra e crema che non si ripetono mai',
      en: 'Orange, amber and cream rhombs that never repeat',
    },
    caption: {
      it: 'Posa aperiodica con due soli rombi: il posatore segue una pianta numerata, pezzo per pezzo.',
      en: 'Aperiodic laying with only two rhombs: the tiler follows a numbered plan, piece by piece.',
    },
    draw: (size) =>
      aperiodicRhombs(size, 5, {
        thick: ['#e2a52f', '#d9772b', '#b9402f', '#5b1f2f'],
        thin: '#f2e6cc',
        joint: '#fff8ea',
      }),
  },
  {
    key: 'rhombs-glacier',
    size: PANORAMA,
    alt: {
      it: 'Fascia panoramica di rombi bianchi, celesti e blu ghiaccio',
      en: 'Panoramic band of white, pale blue and ice-blue rhombs',
    },
    caption: {
      it: 'Fregio di undici metri per l’atrio di una facoltà di matematica, gres smaltato in 4.180 pezzi.',
      en: 'Frieze of eleven metres for the hall of a mathematics faculty, glazed stoneware in 4,180 pieces.',
    },
    draw: (size) =>
      aperiodicRhombs(
        size,
        12,
        { thick: ['#f2f6f6', '#b9d5e0', '#6f9fbe', '#2b4f7c'], thin: '#dfe9ea', joint: '#ffffff' },
        7,
      ),
  },
  {
    key: 'rhombs-forest',
    size: PORTRAIT,
    alt: {
      it: 'Composizione verticale di rombi verde bosco e ottone',
      en: 'Upright composition of rhombs in forest green and brass',
    },
    caption: {
      it: 'Campione verticale per un vano scala: il verde scurisce dal pianerottolo al lucernario.',
      en: 'Upright sample for a stairwell: the green darkens from landing to skylight.',
    },
    draw: (size) =>
      aperiodicRhombs(
        size,
        23,
        { thick: ['#d9b45a', '#6f9160', '#2f5f46', '#14342b'], thin: '#e6dfc4', joint: '#f2ecd6' },
        5,
      ),
  },
  {
    key: 'ribbons-cobalt',
    size: LANDSCAPE,
    alt: {
      it: 'Nastri blu e ocra che si rincorrono su piastrelle chiare',
      en: 'Blue and ochre ribbons chasing one another over pale tiles',
    },
    caption: {
      it: 'Una sola piastrella con due archi: girata a caso, disegna nastri che non si interrompono.',
      en: 'A single tile with two arcs: turned at random, it draws ribbons that never break off.',
    },
    draw: (size) =>
      ribbons(size, 7, { ground: '#f3efe4', joint: '#d9d2c1', ribbons: ['#1d3f8f', '#e2a52f', '#5c86c9'] }),
  },
  {
    key: 'ribbons-charcoal',
    size: SQUARE,
    alt: {
      it: 'Nastri rosa, corallo e crema su piastrelle antracite',
      en: 'Pink, coral and cream ribbons on charcoal tiles',
    },
    caption: {
      it: 'Versione scura per locali notturni: lo smalto opaco non riflette i faretti.',
      en: 'Dark version for night-time venues: the matt glaze throws back no spotlights.',
    },
    draw: (size) =>
      ribbons(
        size,
        31,
        { ground: '#262a31', joint: '#14161b', ribbons: ['#e8897a', '#f3e2cf', '#c24f5a'] },
        266.7,
      ),
  },
  {
    key: 'ribbons-meadow',
    size: CLASSIC,
    alt: {
      it: 'Intreccio minuto di nastri verdi su fondo sabbia',
      en: 'Fine tangle of green ribbons on a sand ground',
    },
    caption: {
      it: 'Rivestimento per una scuola dell’infanzia: i bambini ci fanno correre le dita.',
      en: 'Wall tiles for a nursery school, where children let their fingers run along the lines.',
    },
    draw: (size) =>
      ribbons(
        size,
        47,
        { ground: '#efe6cf', joint: '#cfc29f', ribbons: ['#3f7f55', '#a9c07a', '#e0953f'] },
        100,
      ),
  },
  {
    key: 'bath-sage',
    size: LANDSCAPE,
    alt: {
      it: 'Vasca bianca davanti a una parete di mattoncini verde salvia',
      en: 'White tub in front of a wall of sage-green brick tiles',
    },
    caption: {
      it: 'Mattoncini 5 × 10 sfumati a mano e pavimento a dama: il bagno torna una stanza.',
      en: 'Brick tiles of 5 × 10 shaded by hand over a chequered floor: the bathroom is a room again.',
    },
    draw: (size) =>
      bathroom(
        size,
        19,
        {
          wall: ['#cfe0d8', '#8fb8aa', '#5f9488'],
          floor: ['#e9e2d2', '#3f5550'],
          tub: '#f6f2e8',
          metal: '#b98a4a',
          textile: '#c96f4a',
          joint: '#e6ece6',
        },
        { width: 100, height: 50 },
      ),
  },
  {
    key: 'bath-rose',
    size: CLASSIC,
    alt: {
      it: 'Vasca blu scuro, parete a quadrotti rosa e pavimento bordeaux e crema',
      en: 'Dark blue tub, pink square tiles and a burgundy and cream floor',
    },
    caption: {
      it: 'La vasca colorata in vetrochina pesa 138 chili e arriva al terzo piano per le scale.',
      en: 'The coloured tub in vitreous china weighs 138 kilos and reaches the third floor by the stairs.',
    },
    draw: (size) =>
      bathroom(
        size,
        20,
        {
          wall: ['#f3d9d0', '#e8b3a6', '#d68f86'],
          floor: ['#f2e4d2', '#6e2f3a'],
          tub: '#27406b',
          metal: '#2c2c30',
          textile: '#f0e6d6',
          joint: '#f7ebe4',
        },
        { width: 133.4, height: 133.4 },
      ),
  },
  {
    key: 'bath-night',
    size: WIDE,
    alt: {
      it: 'Bagno con grandi lastre blu petrolio, vasca nera e rubinetteria in ottone',
      en: 'Bathroom with large petrol-blue slabs, a black tub and brass taps',
    },
    caption: {
      it: 'Lastre alte 120 centimetri, tre fughe in tutto: si pulisce con un gesto.',
      en: 'Slabs 120 centimetres tall and three joints in all: one wipe cleans it.',
    },
    draw: (size) =>
      bathroom(
        size,
        61,
        {
          wall: ['#1f4a55', '#17363f', '#10262e'],
          floor: ['#3a3f44', '#23272b'],
          tub: '#16181c',
          metal: '#c9a04a',
          textile: '#d8cdb4',
          joint: '#0c1c22',
        },
        { width: 420, height: 330 },
      ),
  },
  {
    key: 'bath-spa',
    size: PANORAMA,
    alt: {
      it: 'Panoramica di una sala da bagno con listelli verticali color sabbia',
      en: 'Panorama of a bathing room with upright sand-coloured staves',
    },
    caption: {
      it: 'Listelli 4 × 24 posati in verticale: la parete sembra canneto, il vapore non lascia aloni.',
      en: 'Staves of 4 × 24 laid upright: the wall looks like a reed bed, and steam leaves no mark.',
    },
    draw: (size) =>
      bathroom(
        size,
        26,
        {
          wall: ['#efe2c6', '#dcc59a', '#bf9f70'],
          floor: ['#d9cbb0', '#a68f6c'],
          tub: '#fbf6ea',
          metal: '#5a5f63',
          textile: '#6f8f7f',
          joint: '#f4ead6',
        },
        { width: 44, height: 240 },
      ),
  },
  {
    key: 'bath-lemon',
    size: PORTRAIT,
    alt: {
      it: 'Bagno stretto e alto con piastrelle giallo limone e bianco',
      en: 'Tall narrow bathroom in lemon yellow and white tiles',
    },
    caption: {
      it: 'Quattro metri quadrati in un sottotetto: il giallo fa da lampada fino alle sei di sera.',
      en: 'Four square metres under the roof: the yellow does the lamp’s work until six in the evening.',
    },
    draw: (size) =>
      bathroom(
        size,
        73,
        {
          wall: ['#fdf3c4', '#f6dd7a', '#eec64a'],
          floor: ['#fbf8ee', '#7f9aa5'],
          tub: '#ffffff',
          metal: '#8f9599',
          textile: '#3f7f9a',
          joint: '#fffdf2',
        },
        { width: 96, height: 96 },
      ),
  },
  {
    key: 'vessels-workshop',
    size: LANDSCAPE,
    alt: {
      it: 'Due mensole con vasi torniti smaltati in blu, avorio e ocra',
      en: 'Two shelves of turned vases glazed in blue, ivory and ochre',
    },
    caption: {
      it: 'Il piede resta nudo: la terra rossa sotto lo smalto dice da quale cava viene.',
      en: 'The foot stays bare: the red clay below the glaze tells which pit it came from.',
    },
    draw: (size) =>
      vesselShelves(size, 15, {
        wall: '#dcd2bf',
        shelf: '#8a6240',
        clay: '#c98a5e',
        glazes: ['#2f6b7a', '#e9e2cf', '#1d3f6f', '#8fb59a', '#d9a441'],
      }),
  },
  {
    key: 'vessels-apothecary',
    size: PORTRAIT,
    alt: {
      it: 'Scaffale alto con quattro file di albarelli bianchi e blu',
      en: 'Tall shelves with four rows of white and blue drug jars',
    },
    caption: {
      it: 'Repliche di una farmacia del Cinquecento, tornite per un museo civico della Romagna.',
      en: 'Replicas from a sixteenth-century pharmacy, turned for a town museum in Romagna.',
    },
    draw: (size) =>
      vesselShelves(
        size,
        66,
        {
          wall: '#3f2f28',
          shelf: '#6b4a30',
          clay: '#e6d6b8',
          glazes: ['#f4efe2', '#dfe6ec', '#2a4f96', '#f0e2c2'],
        },
        4,
      ),
  },
  {
    key: 'vessels-monochrome',
    size: PANORAMA,
    alt: {
      it: 'Fila di vasi neri e grafite contro una parete color mattone',
      en: 'Row of black and graphite vases against a brick-coloured wall',
    },
    caption: {
      it: 'Bucchero contemporaneo: nessuno smalto, solo fumo trattenuto nel forno per sei ore.',
      en: 'Bucchero of today: no glaze at all, only smoke held in the kiln for six hours.',
    },
    draw: (size) =>
      vesselShelves(
        size,
        78,
        { wall: '#c4714f', shelf: '#f0dcc2', clay: '#2b2a2c', glazes: ['#1c1c20', '#33343a', '#47464a'] },
        1,
      ),
  },
  {
    key: 'vessels-market',
    size: CLASSIC,
    alt: {
      it: 'Tre mensole di vasi verdi, gialli e arancio su parete celeste',
      en: 'Three shelves of green, yellow and orange vases on a sky-blue wall',
    },
    caption: {
      it: 'Prove di colore per la tavola d’estate: ogni vaso porta sul fondo il numero della ricetta.',
      en: 'Colour trials for the summer table: each vase carries its recipe number underneath.',
    },
    draw: (size) =>
      vesselShelves(
        size,
        91,
        {
          wall: '#a9cbd6',
          shelf: '#f4f0e4',
          clay: '#e3b58a',
          glazes: ['#4f8f5f', '#e9b93c', '#e07a3a', '#f3ead4'],
        },
        3,
      ),
  },
  {
    key: 'bowls-dusk',
    size: LANDSCAPE,
    alt: {
      it: 'Pile di ciotole celesti e arancio su un tavolo di legno, fondo scuro',
      en: 'Stacks of blue and orange bowls on a wooden table, dark background',
    },
    caption: {
      it: 'Impilabili a dozzine, lavabili tremila volte: la ciotola da mensa di nuova norma.',
      en: 'Stackable by the dozen, washable three thousand times: the canteen bowl to the new standard.',
    },
    draw: (size) =>
      bowlStacks(size, 17, {
        wall: '#2d3a45',
        shelf: '#b98a5a',
        clay: '#d9a679',
        glazes: ['#e9e2cf', '#8fb3b8', '#d9772b', '#3f6f7b'],
      }),
  },
  {
    key: 'bowls-biscuit',
    size: WIDE,
    alt: {
      it: 'Ciotole ancora senza smalto, in toni di biscotto, contro una parete chiara',
      en: 'Bowls still unglazed, in biscuit tones, against a pale wall',
    },
    caption: {
      it: 'Dopo la prima cottura pesano il sei per cento in meno e suonano già.',
      en: 'After the first firing they weigh six per cent less, and already ring when struck.',
    },
    draw: (size) =>
      bowlStacks(size, 44, {
        wall: '#f1e8d8',
        shelf: '#8f9a94',
        clay: '#fff6e6',
        glazes: ['#e6c8a4', '#d9b08a', '#efdcc0', '#c9966f'],
      }),
  },
  {
    key: 'bowls-garden',
    size: SQUARE,
    alt: {
      it: 'Ciotole verdi, rosa e gialle in pile disuguali su tovaglia rossa',
      en: 'Green, pink and yellow bowls in uneven stacks on a red cloth',
    },
    caption: {
      it: 'Serie per ristoranti con orto: gli smalti sono senza piombo e senza cadmio dal 1994.',
      en: 'A series for restaurants with a kitchen garden; its glazes have had no lead or cadmium since 1994.',
    },
    draw: (size) =>
      bowlStacks(size, 58, {
        wall: '#dfe8d2',
        shelf: '#b5402f',
        clay: '#fff4dc',
        glazes: ['#5f9160', '#e8a0a0', '#efc145', '#f6efdc'],
      }),
  },
  {
    key: 'facade-terracotta',
    size: LANDSCAPE,
    alt: {
      it: 'Facciata ventilata con pannelli color cotto e finestre accese',
      en: 'Ventilated façade with terracotta panels and lighted windows',
    },
    caption: {
      it: 'Pannelli in cotto da 60 × 90 su un isolato di edilizia sociale: l’aria dietro abbassa di sei gradi la parete.',
      en: 'Terracotta panels of 60 × 90 on a social housing block: the air behind them cools the wall by six degrees.',
    },
    draw: (size) =>
      facade(size, 23, {
        panels: ['#e9dcc4', '#c98a5e', '#9a4f33'],
        glass: ['#4f6f80', '#a9c9d4'],
        frame: '#4a4440',
        sky: '#cfe0e8',
      }),
  },
  {
    key: 'facade-glaze',
    size: PORTRAIT,
    alt: {
      it: 'Torre rivestita di lastre smaltate verde bottiglia',
      en: 'Tower clad in bottle-green glazed slabs',
    },
    caption: {
      it: 'Undici piani di lastre smaltate: ogni partita di cottura occupa un piano, e si vede.',
      en: 'Eleven floors of glazed slabs: each firing batch takes up one floor, and it shows.',
    },
    draw: (size) =>
      facade(
        size,
        40,
        {
          panels: ['#2f6b55', '#1f4a3f', '#5f9480'],
          glass: ['#20323a', '#7fa0a8'],
          frame: '#d8cfb8',
          sky: '#dfe6e0',
        },
        { columns: 6, rows: 11 },
      ),
  },
  {
    key: 'facade-white',
    size: PANORAMA,
    alt: {
      it: 'Lunga facciata di gres bianco con poche finestre',
      en: 'Long façade of white stoneware with few windows',
    },
    caption: {
      it: 'Ampliamento di una biblioteca: gres bianco con trattamento che scompone gli ossidi d’azoto.',
      en: 'Extension of a library: white stoneware with a treatment that breaks down nitrogen oxides.',
    },
    draw: (size) =>
      facade(
        size,
        52,
        {
          panels: ['#f6f4ee', '#e6e4de', '#d4d3cf'],
          glass: ['#5a7386', '#b9cfdb'],
          frame: '#8d9499',
          sky: '#eef2f4',
        },
        { columns: 16, rows: 4 },
      ),
  },
  {
    key: 'facade-school',
    size: SQUARE,
    alt: {
      it: 'Facciata di una scuola a pannelli gialli, arancio e celesti',
      en: 'School façade in yellow, orange and sky-blue panels',
    },
    caption: {
      it: 'I colori li hanno scelti gli alunni: tre smalti votati tra ventisei campioni.',
      en: 'The pupils chose the colours: three glazes voted for among twenty-six samples.',
    },
    draw: (size) =>
      facade(
        size,
        69,
        {
          panels: ['#f2c14e', '#e88b3f', '#7fb8cf', '#f4ead2'],
          glass: ['#33506b', '#b3d3e0'],
          frame: '#f6f2e6',
          sky: '#ffffff',
        },
        { columns: 7, rows: 6 },
      ),
  },
  {
    key: 'roof-autumn',
    size: LANDSCAPE,
    alt: {
      it: 'Tetto di coppi rossi e dorati visto dall’alto',
      en: 'Roof of red and golden clay tiles seen from above',
    },
    caption: {
      it: 'Coppi di recupero misti a coppi nuovi: dopo due inverni nessuno li distingue.',
      en: 'Salvaged roof tiles mixed with new ones: after two winters nobody can tell which is which.',
    },
    draw: (size) => roofTiles(size, 25, ['#8a3f25', '#b9603a', '#d98f5f', '#e3b58a']),
  },
  {
    key: 'roof-slate',
    size: CLASSIC,
    alt: {
      it: 'Coppi grigio piombo con macchie di lichene',
      en: 'Lead-grey roof tiles with patches of lichen',
    },
    caption: {
      it: 'Impasto al manganese per i tetti dell’Appennino: grigio in massa, non in superficie.',
      en: 'Manganese body for the roofs of the Apennines: grey right through, not just on the surface.',
    },
    draw: (size) => roofTiles(size, 36, ['#3a3c40', '#5a5d62', '#7f8082', '#9a948a'], 150),
  },
  {
    key: 'roof-new',
    size: PANORAMA,
    alt: {
      it: 'Distesa di coppi chiari, appena usciti dal forno',
      en: 'Expanse of pale roof tiles fresh from the kiln',
    },
    caption: {
      it: 'Tredicimila coppi pronti per un municipio: 41 per metro quadrato, il doppio di una tegola.',
      en: 'Thirteen thousand tiles ready for a town hall: 41 to the square metre, twice as many as flat ones.',
    },
    draw: (size) => roofTiles(size, 49, ['#d98a5a', '#e8a878', '#f0c096', '#e39a6a'], 76),
  },
  {
    key: 'contours-pit',
    size: LANDSCAPE,
    alt: {
      it: 'Carta a curve di livello di una cava d’argilla con punti di sondaggio',
      en: 'Contour map of a clay pit with boreholes marked',
    },
    caption: {
      it: 'Sondaggi di una cava sul Tiepido: in rosso i prelievi dell’anno, in blu quelli di controllo.',
      en: 'Boreholes in a pit on the Tiepido: this year’s samples in red, the control ones in blue.',
    },
    draw: (size) =>
      contours(size, 29, { stops: ['#f2e8d2', '#e0b98a', '#c17f52', '#8a4a33'], ink: '#3f2a22' }),
  },
  {
    key: 'contours-restored',
    size: WIDE,
    alt: {
      it: 'Carta a curve di livello di una cava rinaturata, in toni di verde e azzurro',
      en: 'Contour map of a restored quarry in greens and blues',
    },
    caption: {
      it: 'La stessa valle vent’anni dopo: due laghi, un bosco di farnie e nessuna recinzione.',
      en: 'The same valley twenty years later: two lakes, a wood of oaks and no fence.',
    },
    draw: (size) =>
      contours(size, 88, { stops: ['#8fbccb', '#d9e3c4', '#9fbf86', '#5f8f5f'], ink: '#22402f' }),
  },
];
