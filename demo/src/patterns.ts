import { brickScreen, brickWall, chevron, herringbone, planks } from './patterns/bonds.ts';
import { clayStrata, hollowBlocks, outdoorPavers } from './patterns/clay.ts';
import { fishScales, hexagons, pennyRounds, portico } from './patterns/curves.ts';
import { kilnMouth, ringKiln, rollerKiln } from './patterns/kilns.ts';
import { basinElevation, hallPlan, waterCircuit } from './patterns/plans.ts';
import { cubes, diamondPoints, glazeDrips } from './patterns/reliefs.ts';
import {
  chartWall,
  geometricModules,
  glazedWall,
  paintedFlowers,
  quarterCircles,
} from './patterns/squares.ts';
import { inkjetDots, marbleSlabs, stackedEdges, terrazzo } from './patterns/stone.ts';
import { plates } from './patterns/table.ts';
import { archiveDrawings } from './pictures/archive.ts';
import { fairDrawings } from './pictures/fair.ts';
import { productDrawings } from './pictures/products.ts';
import { CLASSIC, LANDSCAPE, SQUARE, WIDE } from './pictures/sizes.ts';
import { worksDrawings } from './pictures/works.ts';
import type { Drawing } from './types.ts';

const DRAWINGS: readonly Drawing[] = [
  {
    key: 'quarter-cobalt',
    size: LANDSCAPE,
    alt: {
      it: 'Parete di piastrelle quadrate con quarti di cerchio blu cobalto e ocra su fondo bianco',
      en: 'Wall of square tiles with quarter circles in cobalt blue and ochre on white',
    },
    caption: {
      it: 'Un solo modulo, quattro rotazioni: il disegno nasce in cantiere.',
      en: 'One module, four rotations: the pattern is decided on site.',
    },
    draw: (size) =>
      quarterCircles(size, 11, {
        ground: '#f4efe2',
        joint: '#d9d2c1',
        bands: ['#1d3f8f', '#5c86c9', '#e2a52f'],
      }),
  },
  {
    key: 'quarter-verdigris',
    size: WIDE,
    alt: {
      it: 'Piastrelle con quarti di cerchio verde ramina e bruno manganese su fondo avorio',
      en: 'Tiles with quarter circles in copper green and manganese brown on ivory',
    },
    caption: {
      it: 'Ramina e manganese, la coppia più antica della tavolozza faentina.',
      en: 'Copper green and manganese, the oldest pair on the Faenza palette.',
    },
    draw: (size) =>
      quarterCircles(size, 23, {
        ground: '#f2ead6',
        joint: '#cfc4a8',
        bands: ['#2f6b55', '#8fb59a', '#5b3a3f'],
      }),
  },
  {
    key: 'quarter-terracotta',
    size: LANDSCAPE,
    alt: {
      it: 'Piastrelle con archi color terracotta, rosa e blu notte',
      en: 'Tiles with arcs in terracotta, pink and midnight blue',
    },
    caption: {
      it: 'Archi su ingobbio chiaro, posa libera.',
      en: 'Arcs on pale slip, laid freely.',
    },
    draw: (size) =>
      quarterCircles(
        size,
        37,
        { ground: '#f6e7d4', joint: '#d9bfa3', bands: ['#b9502f', '#e29a72', '#23304f'] },
        177.8,
      ),
  },
  {
    key: 'maiolica-cobalt',
    size: LANDSCAPE,
    alt: {
      it: 'Pavimento di maiolica con fiori a otto petali blu e gialli',
      en: 'Maiolica floor with eight-petalled flowers in blue and yellow',
    },
    caption: {
      it: 'Quattro mattonelle chiudono il cerchio: il motivo vive solo nell’insieme.',
      en: 'It takes four tiles to close a ring: the motif lives only in company.',
    },
    draw: (size) =>
      paintedFlowers(size, 41, {
        ground: '#f7f2e6',
        joint: '#d8d0be',
        line: '#1b3270',
        petal: '#3f6fb8',
        leaf: '#8fb3dc',
        spark: '#e9b23c',
      }),
  },
  {
    key: 'maiolica-garden',
    size: CLASSIC,
    alt: {
      it: 'Mattonelle di maiolica con fiori arancio e foglie verdi',
      en: 'Maiolica tiles with orange flowers and green leaves',
    },
    caption: {
      it: 'Verde, arancio e manganese su smalto stannifero.',
      en: 'Green, orange and manganese on tin glaze.',
    },
    draw: (size) =>
      paintedFlowers(
        size,
        43,
        {
          ground: '#f6efdc',
          joint: '#d2c7a8',
          line: '#4a2b3a',
          petal: '#d9772b',
          leaf: '#5f9165',
          spark: '#efc145',
        },
        266.7,
      ),
  },
  {
    key: 'maiolica-monochrome',
    size: WIDE,
    alt: {
      it: 'Mattonelle con fiori dipinti in toni di blu',
      en: 'Tiles with flowers painted in shades of blue',
    },
    caption: {
      it: 'Tre diluizioni dello stesso ossido.',
      en: 'One oxide in three dilutions.',
    },
    draw: (size) =>
      paintedFlowers(
        size,
        47,
        {
          ground: '#e9eef2',
          joint: '#c3ced8',
          line: '#203a63',
          petal: '#54789f',
          leaf: '#a9c0d6',
          spark: '#d7e3ee',
        },
        177.8,
      ),
  },
  {
    key: 'modules-blue',
    size: LANDSCAPE,
    alt: {
      it: 'Composizione di piastrelle bianche e blu con triangoli, foglie, righe e punti',
      en: 'Composition of blue and white tiles with triangles, leaves, stripes and dots',
    },
    caption: {
      it: 'Dieci invenzioni geometriche, infinite combinazioni.',
      en: 'Ten geometric inventions, no end of combinations.',
    },
    draw: (size) => geometricModules(size, 53, ['#f5f3ec', '#16407f', '#7ea6d3', '#cfd6db']),
  },
  {
    key: 'modules-rust',
    size: LANDSCAPE,
    alt: {
      it: 'Composizione geometrica di piastrelle rosso ossido e rosa su fondo crema',
      en: 'Geometric composition of tiles in oxide red and pink on cream',
    },
    caption: {
      it: 'Gli stessi moduli passati al rosso di ferro.',
      en: 'The same modules turned to iron red.',
    },
    draw: (size) => geometricModules(size, 59, ['#f5eadb', '#a23d22', '#e5a98c', '#d8c3ab'], 177.8),
  },
  {
    key: 'herringbone-sage',
    size: LANDSCAPE,
    alt: {
      it: 'Listelli smaltati verde salvia posati a spina di pesce',
      en: 'Sage green glazed strips laid in herringbone',
    },
    caption: {
      it: 'La spina di pesce a quarantacinque gradi: lo scarto si paga, l’effetto resta.',
      en: 'Herringbone at forty-five degrees: the offcuts cost, the effect stays.',
    },
    draw: (size) => herringbone(size, 61, { stops: ['#5c7a66', '#8da68b', '#c3cfb4'], joint: '#eae5d5' }),
  },
  {
    key: 'herringbone-cotto',
    size: CLASSIC,
    alt: {
      it: 'Pavimento di mattoncini di cotto a spina di pesce',
      en: 'Terracotta brick floor in herringbone',
    },
    caption: {
      it: 'Cotto a mano, toni di un’unica infornata.',
      en: 'Hand-made terracotta, the tones of a single firing.',
    },
    draw: (size) =>
      herringbone(size, 67, { stops: ['#8e3f26', '#bb6039', '#dc9467'], joint: '#cdb598' }, 66, 3),
  },
  {
    key: 'herringbone-ink',
    size: WIDE,
    alt: {
      it: 'Listelli blu inchiostro e petrolio a spina di pesce',
      en: 'Ink blue and teal strips in herringbone',
    },
    caption: {
      it: 'Smalto lucido su bicottura, giunto chiaro.',
      en: 'Gloss glaze on double-fired body, pale joint.',
    },
    draw: (size) =>
      herringbone(
        size,
        71,
        { stops: ['#152238', '#1f4160', '#3d7587'], joint: '#b9bfbd', variation: 0.2 },
        44,
        5,
      ),
  },
  {
    key: 'chevron-sand',
    size: LANDSCAPE,
    alt: {
      it: 'Listoni color sabbia tagliati a spina francese',
      en: 'Sand-coloured strips cut in chevron',
    },
    caption: {
      it: 'Taglio obliquo, giunto di due millimetri.',
      en: 'Mitred cut, two-millimetre joint.',
    },
    draw: (size) => chevron(size, 73, { stops: ['#a98a66', '#cdb38d', '#e6d6b8'], joint: '#8d7659' }),
  },
  {
    key: 'chevron-rose',
    size: WIDE,
    alt: {
      it: 'Spina francese in toni rosa, corallo e prugna',
      en: 'Chevron in rose, coral and plum',
    },
    caption: {
      it: 'Dal rosa al prugna nello spazio di una parete.',
      en: 'From rose to plum across a single wall.',
    },
    draw: (size) =>
      chevron(
        size,
        79,
        { stops: ['#6f3048', '#b85c5c', '#e7ab98'], joint: '#ecdccd', variation: 0.16 },
        120,
        50,
      ),
  },
  {
    key: 'brick-pergola',
    size: LANDSCAPE,
    alt: {
      it: 'Muro di mattoni faccia a vista attraversato dall’ombra di una pergola',
      en: 'Facing brick wall crossed by the shadow of a pergola',
    },
    caption: {
      it: 'Faccia a vista nel pomeriggio di settembre.',
      en: 'Facing brick on a September afternoon.',
    },
    draw: (size) =>
      brickWall(size, 83, { stops: ['#9c4a2e', '#c06a42', '#d98d5f'], joint: '#d8c4a6' }, 'pergola'),
  },
  {
    key: 'brick-arch',
    size: CLASSIC,
    alt: {
      it: 'Muro di mattoni chiari con una lama di luce a forma d’arco',
      en: 'Pale brick wall with an arch of light across it',
    },
    caption: {
      it: 'Pasta chiara, sabbia e paglia.',
      en: 'A pale body, sand and straw.',
    },
    draw: (size) =>
      brickWall(size, 89, { stops: ['#c5a27c', '#dcc09a', '#efdfc0'], joint: '#f3e9d6' }, 'arch'),
  },
  {
    key: 'brick-cypress',
    size: WIDE,
    alt: {
      it: 'Muro di mattoni rossi con l’ombra di tre cipressi',
      en: 'Red brick wall with the shadow of three cypresses',
    },
    caption: {
      it: 'Il laterizio e il suo paesaggio.',
      en: 'Brick and the landscape it comes from.',
    },
    draw: (size) =>
      brickWall(size, 97, { stops: ['#7d2f22', '#a84b30', '#c97a52'], joint: '#b79a80' }, 'cypress'),
  },
  {
    key: 'brick-screen',
    size: LANDSCAPE,
    alt: {
      it: 'Parete traforata di mattoni con il cielo della sera tra i vuoti',
      en: 'Pierced brick wall with the evening sky in its gaps',
    },
    caption: {
      it: 'La gelosia: ombra, aria e nessun motore.',
      en: 'The pierced screen: shade, air and no motor.',
    },
    draw: (size) => brickScreen(size, 101, ['#a5502f', '#c8764b', '#dd9a6c'], ['#f6c98b', '#7fa3bf']),
  },
  {
    key: 'planks-oak',
    size: LANDSCAPE,
    alt: {
      it: 'Doghe di gres porcellanato con venature di rovere',
      en: 'Porcelain planks with an oak grain',
    },
    caption: {
      it: 'Rovere che non teme l’acqua: ventiquattro grafiche, nessuna ripetizione vicina.',
      en: 'Oak that does not mind water: twenty-four faces, no near repeats.',
    },
    draw: (size) => planks(size, 103, { stops: ['#9a7850', '#b8966b', '#cfb38a'], joint: '#6b5135' }),
  },
  {
    key: 'penny-blue',
    size: LANDSCAPE,
    alt: {
      it: 'Mosaico di tondini bianchi con fiori blu',
      en: 'Mosaic of white penny rounds with blue flowers',
    },
    caption: {
      it: 'Tondini da diciannove millimetri montati su rete.',
      en: 'Nineteen-millimetre rounds mounted on mesh.',
    },
    draw: (size) =>
      pennyRounds(size, 107, { ground: '#f3f0e8', petal: '#2f5fa3', heart: '#e0a93a', joint: '#c9c6bd' }),
  },
  {
    key: 'penny-coral',
    size: WIDE,
    alt: {
      it: 'Mosaico di tondini rosa, corallo e verde scuro',
      en: 'Mosaic of penny rounds in pink, coral and dark green',
    },
    caption: {
      it: 'Un bagno degli anni Cinquanta, rifatto domani.',
      en: 'A bathroom of the Fifties, made again tomorrow.',
    },
    draw: (size) =>
      pennyRounds(size, 109, { ground: '#f1d9cb', petal: '#cc5a45', heart: '#27463f', joint: '#e9e2d6' }, 54),
  },
  {
    key: 'hexagon-emerald',
    size: LANDSCAPE,
    alt: {
      it: 'Esagoni smaltati verde smeraldo con variazioni di tono',
      en: 'Emerald glazed hexagons with shifting tones',
    },
    caption: {
      it: 'Lo smalto si raccoglie dove la piastrella è appena concava.',
      en: 'Glaze gathers where the tile is barely hollow.',
    },
    draw: (size) =>
      hexagons(size, 113, {
        stops: ['#0f3d38', '#1f6f5c', '#63a88a', '#b5d3b9'],
        joint: '#d9d5c4',
        accent: '#d9a441',
      }),
  },
  {
    key: 'hexagon-cotto',
    size: CLASSIC,
    alt: {
      it: 'Pavimento di esagoni di cotto in toni caldi',
      en: 'Floor of terracotta hexagons in warm tones',
    },
    caption: {
      it: 'Il formato della casa di campagna, tornato in città.',
      en: 'The farmhouse format, back in town.',
    },
    draw: (size) =>
      hexagons(
        size,
        127,
        { stops: ['#8a4128', '#b8683f', '#d69565', '#e6bd92'], joint: '#cbb192', variation: 0.1 },
        104,
      ),
  },
  {
    key: 'hexagon-ice',
    size: WIDE,
    alt: {
      it: 'Piccoli esagoni bianchi, grigi e azzurri',
      en: 'Small hexagons in white, grey and light blue',
    },
    caption: {
      it: 'Superfici lisce, facili da pulire: la ceramica negli ambienti della cura.',
      en: 'Smooth and easily cleaned: ceramics in places of care.',
    },
    draw: (size) =>
      hexagons(
        size,
        131,
        {
          stops: ['#8fa7b5', '#c6d3d8', '#f1f2ee', '#dfe4e2'],
          joint: '#aeb9bd',
          accent: '#2d5f8e',
          variation: 0.08,
        },
        56,
      ),
  },
  {
    key: 'terrazzo-cocciopesto',
    size: LANDSCAPE,
    alt: {
      it: 'Superficie di cocciopesto con frammenti di terracotta rossa e avorio',
      en: 'Cocciopesto surface with red and ivory terracotta fragments',
    },
    caption: {
      it: 'Il primo riciclo della storia: cocci, calce, pazienza.',
      en: 'The first recycling in history: shards, lime, patience.',
    },
    draw: (size) =>
      terrazzo(size, 137, {
        ground: '#e6cdb4',
        chips: ['#b2552f', '#c97b50', '#8c3a22', '#f0e2cc', '#d9a47c'],
        joint: '#b99776',
        largest: 46,
      }),
  },
  {
    key: 'terrazzo-venetian',
    size: LANDSCAPE,
    alt: {
      it: 'Terrazzo chiaro con scaglie verdi, rosa, gialle e nere',
      en: 'Pale terrazzo with green, pink, yellow and black chips',
    },
    caption: {
      it: 'Scaglie di recupero in un gres a tutta massa.',
      en: 'Reclaimed chips in a full-body porcelain.',
    },
    draw: (size) =>
      terrazzo(size, 139, {
        ground: '#efe9dd',
        chips: ['#3f6b5c', '#d7a59a', '#d9b25c', '#2b2f36', '#8a9aa6', '#b65c44'],
        joint: '#cbbfa9',
        largest: 58,
      }),
  },
  {
    key: 'terrazzo-night',
    size: SQUARE,
    alt: {
      it: 'Terrazzo scuro con scaglie bianche e azzurre',
      en: 'Dark terrazzo with white and light blue chips',
    },
    caption: {
      it: 'Frammenti di lastre scartate, macinati e ricomposti.',
      en: 'Fragments of rejected slabs, crushed and put together again.',
    },
    draw: (size) =>
      terrazzo(size, 149, {
        ground: '#262b35',
        chips: ['#eceae3', '#7fa0bd', '#46566b', '#c8b79a', '#101319'],
        joint: '#4d5560',
        largest: 42,
      }),
  },
  {
    key: 'slab-white',
    size: LANDSCAPE,
    alt: {
      it: 'Due grandi lastre bianche con venature grigie e oro speculari',
      en: 'Two large white slabs with mirrored grey and gold veins',
    },
    caption: {
      it: 'Macchia aperta: la vena di destra è lo specchio di quella di sinistra.',
      en: 'Book-matched: the vein on the right mirrors the one on the left.',
    },
    draw: (size) =>
      marbleSlabs(size, 151, {
        ground: '#f2f0ec',
        cloud: '#7f868d',
        vein: '#6d7278',
        bright: '#c29a55',
        joint: '#b9b6ae',
      }),
  },
  {
    key: 'slab-green',
    size: LANDSCAPE,
    alt: {
      it: 'Grandi lastre verde scuro con venature chiare speculari',
      en: 'Large dark green slabs with mirrored pale veins',
    },
    caption: {
      it: 'Sei millimetri di spessore, tre metri e venti di altezza.',
      en: 'Six millimetres thick, three metres twenty high.',
    },
    draw: (size) =>
      marbleSlabs(size, 157, {
        ground: '#1f3b33',
        cloud: '#6f9a82',
        vein: '#b9d0bd',
        bright: '#ecf0e2',
        joint: '#12241f',
      }),
  },
  {
    key: 'slab-black',
    size: WIDE,
    alt: {
      it: 'Lastre nere con venature bianche e oro',
      en: 'Black slabs with white and gold veins',
    },
    caption: {
      it: 'Stampa a diciotto colori su supporto nero.',
      en: 'Eighteen-colour printing on a black body.',
    },
    draw: (size) =>
      marbleSlabs(size, 163, {
        ground: '#17181c',
        cloud: '#4b4a4d',
        vein: '#d8d2c6',
        bright: '#d3a144',
        joint: '#050506',
      }),
  },
  {
    key: 'scales-lagoon',
    size: LANDSCAPE,
    alt: {
      it: 'Piastrelle a scaglia di pesce dal celeste al blu profondo',
      en: 'Fish-scale tiles from pale to deep blue',
    },
    caption: {
      it: 'Dal bagnasciuga al largo in ventidue file.',
      en: 'From shore to open sea in some twenty rows.',
    },
    draw: (size) =>
      fishScales(size, 167, { stops: ['#d7e6df', '#7fb8b5', '#2f7f95', '#17456f'], joint: '#f0eee4' }),
  },
  {
    key: 'scales-ember',
    size: LANDSCAPE,
    alt: {
      it: 'Piastrelle a scaglia dal giallo paglia al rosso bruno',
      en: 'Fish-scale tiles from straw yellow to dark red',
    },
    caption: {
      it: 'Smalti a base di ferro, cottura riducente.',
      en: 'Iron glazes, reduction firing.',
    },
    draw: (size) =>
      fishScales(size, 173, { stops: ['#f0d9a8', '#e2a25b', '#bf5a34', '#6d2430'], joint: '#f4ead8' }, 160),
  },
  {
    key: 'cubes-cobalt',
    size: LANDSCAPE,
    alt: {
      it: 'Losanghe in tre toni di blu che formano cubi prospettici',
      en: 'Lozenges in three blues that read as cubes',
    },
    caption: {
      it: 'Tre losanghe e un’abitudine dell’occhio.',
      en: 'Three lozenges and a habit of the eye.',
    },
    draw: (size) => cubes(size, 179, { stops: ['#24407c', '#3f6cae', '#8fb0d8'], joint: '#e8e9e6' }),
  },
  {
    key: 'cubes-plaster',
    size: CLASSIC,
    alt: {
      it: 'Rilievo tridimensionale di cubi chiari color biscotto',
      en: 'Three-dimensional relief of pale bisque cubes',
    },
    caption: {
      it: 'Biscotto non smaltato: il colore lo fa la luce.',
      en: 'Unglazed bisque: the light does the colouring.',
    },
    draw: (size) => cubes(size, 181, { stops: ['#cdb89d', '#dccbb2', '#b99f84'], joint: '#f3ebdd' }, 120),
  },
  {
    key: 'diamond-points',
    size: LANDSCAPE,
    alt: {
      it: 'Piastrelle a rilievo con punte di diamante in toni avorio e grigio',
      en: 'Relief tiles with diamond points in ivory and grey',
    },
    caption: {
      it: 'Il bugnato ferrarese ridotto a spessore di piastrella.',
      en: 'The ashlar of Ferrara reduced to the thickness of a tile.',
    },
    draw: (size) => diamondPoints(size, 191, { stops: ['#b7b3a9', '#d9d3c4', '#efe9da'], joint: '#8f897d' }),
  },
  {
    key: 'diamond-teal',
    size: WIDE,
    alt: {
      it: 'Rilievi a piramide color petrolio e verde acqua',
      en: 'Pyramid reliefs in teal and aqua',
    },
    caption: {
      it: 'Ogni vertice è spostato di poco: la parete si muove con chi cammina.',
      en: 'Every apex is slightly off: the wall moves with whoever walks by.',
    },
    draw: (size) =>
      diamondPoints(size, 193, { stops: ['#123f4a', '#1f6a72', '#5da39c'], joint: '#0c262c' }, 100),
  },
  {
    key: 'glaze-sea',
    size: LANDSCAPE,
    alt: {
      it: 'Listelli verticali smaltati dal bianco al verde mare e al blu',
      en: 'Upright glazed strips from white to sea green and blue',
    },
    caption: {
      it: 'Nessun listello uguale a un altro, nessun errore.',
      en: 'No two strips alike, and none of them wrong.',
    },
    draw: (size) =>
      glazedWall(
        size,
        197,
        { stops: ['#e9ede2', '#a3cbbb', '#3f8f94', '#1d4f78'], joint: '#dcd8c9' },
        { width: 64, height: 214 },
        true,
      ),
  },
  {
    key: 'glaze-ochre',
    size: LANDSCAPE,
    alt: {
      it: 'Piastrelle quadrate smaltate in giallo ocra, miele e bruno',
      en: 'Square glazed tiles in ochre, honey and brown',
    },
    caption: {
      it: 'Ocra, miele, caramello: il ferro a tre temperature.',
      en: 'Ochre, honey, caramel: iron at three temperatures.',
    },
    draw: (size) =>
      glazedWall(
        size,
        199,
        { stops: ['#f3e2b3', '#e0ab4c', '#b5702a', '#5f321c'], joint: '#e5d8bd' },
        { width: 100, height: 100 },
      ),
  },
  {
    key: 'glaze-lilac',
    size: WIDE,
    alt: {
      it: 'Listelli orizzontali smaltati in lilla, grigio e crema',
      en: 'Horizontal glazed strips in lilac, grey and cream',
    },
    caption: {
      it: 'Manganese molto diluito su smalto opaco.',
      en: 'Much diluted manganese on a matt glaze.',
    },
    draw: (size) =>
      glazedWall(
        size,
        211,
        { stops: ['#f0e9df', '#cdbdd0', '#93819f', '#54476a'], joint: '#efeae0' },
        { width: 228, height: 62 },
        false,
      ),
  },
  {
    key: 'drips-celadon',
    size: CLASSIC,
    alt: {
      it: 'Colature di smalto verde chiaro e bianco su biscotto rosso',
      en: 'Drips of pale green and white glaze on red bisque',
    },
    caption: {
      it: 'La colatura è un difetto solo quando non è voluta.',
      en: 'A drip is a fault only when nobody meant it.',
    },
    draw: (size) => glazeDrips(size, 223, '#b4623f', ['#4f8f7c', '#9cc7ae', '#f1ecdc']),
  },
  {
    key: 'drips-cobalt',
    size: LANDSCAPE,
    alt: {
      it: 'Colature di smalto blu cobalto su argilla chiara',
      en: 'Drips of cobalt glaze on pale clay',
    },
    caption: {
      it: 'Tre bagni, tre attese, una cottura.',
      en: 'Three dips, three waits, one firing.',
    },
    draw: (size) => glazeDrips(size, 227, '#d9c3a3', ['#14305f', '#2f5ea8', '#a9c4e2']),
  },
  {
    key: 'plates-blue',
    size: LANDSCAPE,
    alt: {
      it: 'Piatti decorati in blu e giallo visti dall’alto',
      en: 'Plates decorated in blue and yellow seen from above',
    },
    caption: {
      it: 'Un servizio spaiato con metodo.',
      en: 'A mismatched service, methodically so.',
    },
    draw: (size) =>
      plates(size, 229, { table: '#c9b79d', ground: '#f6f2e8', colours: ['#21478c', '#e0a838', '#a9c4e0'] }),
  },
  {
    key: 'plates-forest',
    size: CLASSIC,
    alt: {
      it: 'Piatti in verde, rosa e crema su tovaglia scura',
      en: 'Plates in green, pink and cream on a dark cloth',
    },
    caption: {
      it: 'Porcellana per la ristorazione, bordo rinforzato.',
      en: 'Hotel porcelain with a reinforced rim.',
    },
    draw: (size) =>
      plates(size, 233, { table: '#39424a', ground: '#f2ebdc', colours: ['#2f5b49', '#d08a76', '#d8c98f'] }),
  },
  {
    key: 'basin-mint',
    size: LANDSCAPE,
    alt: {
      it: 'Disegno di un lavabo d’appoggio davanti a una parete di piastrelle verde menta',
      en: 'Drawing of a countertop basin before a wall of mint tiles',
    },
    caption: {
      it: 'Lavabo d’appoggio, parete in listelli 7,5 × 15.',
      en: 'Countertop basin, wall of 7.5 × 15 strips.',
    },
    draw: (size) =>
      basinElevation(size, 239, { paper: '#efe8da', ink: '#2c3f45', accent: '#b8814f', second: '#a9c7b8' }),
  },
  {
    key: 'basin-clay',
    size: CLASSIC,
    alt: {
      it: 'Disegno di un lavabo bianco davanti a una parete rosa argilla',
      en: 'Drawing of a white basin before a clay pink wall',
    },
    caption: {
      it: 'Quote e assi: il bagno prima del bagno.',
      en: 'Dimensions and axes: the bathroom before the bathroom.',
    },
    draw: (size) =>
      basinElevation(size, 241, { paper: '#f3e6da', ink: '#3b2b33', accent: '#5d6f63', second: '#d7a48c' }),
  },
  {
    key: 'strata',
    size: LANDSCAPE,
    alt: {
      it: 'Strati di argilla dal beige al rosso bruno',
      en: 'Layers of clay from beige to reddish brown',
    },
    caption: {
      it: 'Ogni strato un forno diverso, ogni forno un colore.',
      en: 'A different kiln for every layer, a colour for every kiln.',
    },
    draw: (size) => clayStrata(size, 251, ['#e3cfae', '#c9a06f', '#b06d44', '#8a4630', '#59332b']),
  },
  {
    key: 'strata-grey',
    size: WIDE,
    alt: {
      it: 'Strati di argille grigie, azzurre e crema',
      en: 'Layers of grey, bluish and cream clay',
    },
    caption: {
      it: 'Le argille azzurre dell’Appennino.',
      en: 'The blue clays of the Apennines.',
    },
    draw: (size) => clayStrata(size, 257, ['#ece5d5', '#c9c6ba', '#93a2a6', '#66767f', '#46505a']),
  },
  {
    key: 'hollow-blocks',
    size: LANDSCAPE,
    alt: {
      it: 'Catasta di blocchi forati in laterizio visti di testa',
      en: 'Stack of hollow clay blocks seen end-on',
    },
    caption: {
      it: 'Il vuoto che isola.',
      en: 'Emptiness that insulates.',
    },
    draw: (size) => hollowBlocks(size, 263, ['#b4603a', '#c97b4e', '#d99367'], '#3a1c14'),
  },
  {
    key: 'stacked-slabs',
    size: LANDSCAPE,
    alt: {
      it: 'Bordi di lastre ceramiche impilate in toni grigi, sabbia e verdi',
      en: 'Edges of stacked ceramic slabs in greys, sands and greens',
    },
    caption: {
      it: 'Magazzino, corsia 14: sei, dodici e venti millimetri.',
      en: 'Warehouse, aisle 14: six, twelve and twenty millimetres.',
    },
    draw: (size) =>
      stackedEdges(size, 269, ['#d8d0c0', '#8d8a84', '#b59a76', '#5e6a66', '#efeae0', '#3c4046'], '#17191c'),
  },
  {
    key: 'stacked-warm',
    size: WIDE,
    alt: {
      it: 'Bordi di lastre impilate in toni rossi, rosa e crema',
      en: 'Edges of stacked slabs in reds, pinks and creams',
    },
    caption: {
      it: 'Pronte per la spedizione.',
      en: 'Ready to be shipped.',
    },
    draw: (size) =>
      stackedEdges(size, 271, ['#b4552f', '#e0b394', '#8a3b2c', '#f0dcc4', '#cf8257', '#4a2a28'], '#241512'),
  },
  {
    key: 'outdoor-stone',
    size: LANDSCAPE,
    alt: {
      it: 'Lastre grigie da esterno posate sull’erba a giunti larghi',
      en: 'Grey outdoor slabs laid on grass with wide gaps',
    },
    caption: {
      it: 'Venti millimetri, senza colla: si posa, si sposta, si riusa.',
      en: 'Twenty millimetres, no adhesive: lay it, move it, use it again.',
    },
    draw: (size) => outdoorPavers(size, 277, ['#a7a59d', '#bdb9ae', '#8f8f8a'], '#5f8a45'),
  },
  {
    key: 'outdoor-sand',
    size: CLASSIC,
    alt: {
      it: 'Lastre color sabbia posate nell’erba secca',
      en: 'Sand-coloured slabs laid in dry grass',
    },
    caption: {
      it: 'Superficie strutturata, classe antiscivolo R11.',
      en: 'Textured surface, slip resistance class R11.',
    },
    draw: (size) => outdoorPavers(size, 281, ['#d9c4a0', '#c9ae86', '#e6d6b7'], '#8f9150'),
  },
  {
    key: 'inkjet-screens',
    size: LANDSCAPE,
    alt: {
      it: 'Retino ingrandito di gocce di inchiostro ceramico blu, ocra, bruno e nero',
      en: 'Enlarged screens of ceramic ink drops in blue, ochre, brown and black',
    },
    caption: {
      it: 'La decorazione digitale vista da un centimetro.',
      en: 'Digital decoration from one centimetre away.',
    },
    draw: (size) => inkjetDots(size, 283, '#f4eee1', ['#2f5f9e', '#dca13c', '#a5532f', '#2a2a30']),
  },
  {
    key: 'chart-export',
    size: LANDSCAPE,
    alt: {
      it: 'Istogramma di nove colonne composto di piastrelle blu, l’ultima gialla',
      en: 'Bar chart of nine columns made of blue tiles, the last one yellow',
    },
    caption: {
      it: 'Nove anni di export, un quadretto alla volta.',
      en: 'Nine years of exports, one square at a time.',
    },
    draw: (size) =>
      chartWall(
        size,
        293,
        { ground: '#efece2', joint: '#d3cdbd', bars: ['#1f4080', '#6d97cf'], accent: '#e3a835' },
        [9, 10, 8, 12, 15, 12, 12, 13, 14],
      ),
  },
  {
    key: 'chart-production',
    size: WIDE,
    alt: {
      it: 'Istogramma composto di piastrelle color terracotta',
      en: 'Bar chart made of terracotta tiles',
    },
    caption: {
      it: 'I volumi prodotti, disegnati con il prodotto.',
      en: 'Output, drawn with the output.',
    },
    draw: (size) =>
      chartWall(
        size,
        307,
        { ground: '#f3e8d8', joint: '#dac6ab', bars: ['#9a4327', '#dd9469'], accent: '#2b5a55' },
        [7, 10, 12, 12, 9, 8, 9, 11],
      ),
  },
  {
    key: 'kiln-section',
    size: LANDSCAPE,
    alt: {
      it: 'Sezione tecnica di un forno a rulli con la curva di cottura',
      en: 'Technical section of a roller kiln with its firing curve',
    },
    caption: {
      it: 'Quarantacinque minuti, milleduecento gradi, centoventi metri.',
      en: 'Forty-five minutes, twelve hundred degrees, a hundred and twenty metres.',
    },
    draw: (size) =>
      rollerKiln(size, 311, { paper: '#f1ebdd', ink: '#1f3557', accent: '#d9562b', second: '#7da3b8' }),
  },
  {
    key: 'kiln-blueprint',
    size: WIDE,
    alt: {
      it: 'Cianografica di un forno a rulli, linee chiare su blu',
      en: 'Blueprint of a roller kiln, pale lines on blue',
    },
    caption: {
      it: 'La cottura come la vede chi la progetta.',
      en: 'Firing as its engineers see it.',
    },
    draw: (size) =>
      rollerKiln(size, 313, { paper: '#173a6b', ink: '#dfe9f2', accent: '#ffb04a', second: '#6fa0cc' }),
  },
  {
    key: 'ring-kiln',
    size: LANDSCAPE,
    alt: {
      it: 'Pianta di un forno ad anello con venti camere e camino centrale',
      en: 'Plan of a ring kiln with twenty chambers and a central chimney',
    },
    caption: {
      it: 'Il fuoco gira, i mattoni aspettano.',
      en: 'The fire walks round, the bricks wait.',
    },
    draw: (size) =>
      ringKiln(size, 317, { paper: '#f0e4cf', ink: '#4a2a22', accent: '#d4481f', second: '#eba764' }),
  },
  {
    key: 'kiln-mouth',
    size: LANDSCAPE,
    alt: {
      it: 'Arco di mattoni refrattari attorno al fuoco di un forno con vasi sui ripiani',
      en: 'Arch of refractory bricks around a kiln fire with pots on shelves',
    },
    caption: {
      it: 'Il refrattario: la ceramica che custodisce le altre.',
      en: 'Refractories: the ceramics that look after the others.',
    },
    draw: (size) => kilnMouth(size, 331, ['#c98d5c', '#a5623d', '#7d4230', '#4e2a24'], '#2b1712'),
  },
  {
    key: 'hall-plan',
    size: LANDSCAPE,
    alt: {
      it: 'Pianta di sei padiglioni fieristici con stand e corsie',
      en: 'Plan of six exhibition halls with stands and aisles',
    },
    caption: {
      it: 'Sei padiglioni visti dall’alto, prima che arrivino i montatori.',
      en: 'Six halls from above, before the stand builders arrive.',
    },
    credit: 'Ceraforma',
    draw: (size) =>
      hallPlan(size, 337, { paper: '#f4e8d6', ink: '#43302a', accent: '#c65a34', second: '#e9bf98' }),
  },
  {
    key: 'hall-plan-night',
    size: WIDE,
    alt: {
      it: 'Pianta di padiglioni in negativo, linee chiare su rosso scuro',
      en: 'Plan of halls in negative, pale lines on dark red',
    },
    caption: {
      it: 'Stand, corsie, ingressi: la città che dura quattro giorni.',
      en: 'Stands, aisles, doors: a city that lasts four days.',
    },
    credit: 'Ceraforma',
    draw: (size) =>
      hallPlan(size, 347, {
        paper: '#5b2a20',
        ink: '#f6e3cb',
        accent: '#e98b4e',
        second: '#93503a',
        floor: '#6b3427',
      }),
  },
  {
    key: 'portico',
    size: LANDSCAPE,
    alt: {
      it: 'Disegno di un portico bolognese con pavimento a scacchi',
      en: 'Drawing of a Bologna portico with a chequered floor',
    },
    caption: {
      it: 'Bologna, dove si arriva in fiera all’asciutto.',
      en: 'Bologna, where one walks to the fair in the dry.',
    },
    credit: 'Ceraforma',
    draw: (size) => portico(size, 349, '#d98b58', '#f3dcae', ['#8c3b28', '#e6cfae']),
  },
  {
    key: 'portico-dawn',
    size: WIDE,
    alt: {
      it: 'Portico giallo al mattino presto, cielo azzurro tra gli archi',
      en: 'Yellow portico in the early morning, blue sky in its arches',
    },
    caption: {
      it: 'Il primo treno, i primi visitatori.',
      en: 'The first train, the first visitors.',
    },
    credit: 'Ceraforma',
    draw: (size) => portico(size, 353, '#e3b567', '#bcd5e0', ['#6b4a3c', '#d9c9ad']),
  },
  {
    key: 'water-circuit',
    size: LANDSCAPE,
    alt: {
      it: 'Schema di cinque vasche collegate in cui l’acqua diventa limpida',
      en: 'Diagram of five linked tanks in which water turns clear',
    },
    caption: {
      it: 'Cinque vasche, nessuno scarico.',
      en: 'Five tanks, no discharge.',
    },
    draw: (size) =>
      waterCircuit(size, 359, { paper: '#eef0e8', ink: '#24465a', accent: '#6fb6cf', second: '#b79a72' }),
  },
];

/** Every picture of the demo content, drawn when asked for and the same on every machine. */
export const demoDrawings: readonly Drawing[] = [
  ...DRAWINGS,
  ...productDrawings,
  ...worksDrawings,
  ...fairDrawings,
  ...archiveDrawings,
];
