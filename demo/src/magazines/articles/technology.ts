import type { Article } from './article.ts';

export const technologyArticles: readonly Article[] = [
  {
    key: 'roller-kiln',
    section: 'technology',
    title: { it: 'Cinquanta minuti in galleria', en: 'Fifty minutes in the tunnel' },
    text: {
      it: [
        'Un tempo la cottura durava tre giorni e finiva quando il maestro, guardando il colore della fiamma da uno spioncino, diceva basta. Oggi una piastrella entra in un tunnel di centosessanta metri e ne esce dopo cinquanta minuti, e a dire basta sono duecento termocoppie.',
        'I rulli di ceramica che la portano girano tutti, lentamente, per non incurvarsi. Nei primi trenta metri se ne va l’umidità, poi bruciano le impurità, poi il quarzo cambia forma: a 573 gradi si dilata di colpo, e chi corre troppo trova crepe sottili come capelli. In cima alla curva, a 1.210 gradi, il corpo diventa vetro per due minuti soltanto.',
        'Il raffreddamento è l’arte vera. Metà del calore torna indietro, agli essiccatoi e alle docce degli operai. L’altra metà, fino a dieci anni fa, usciva dal camino: recuperarla anche da lì è ciò che ha tagliato di un quinto il conto del gas.',
      ],
      en: [
        'Firing once took three days and ended when the master, judging the colour of the flame through a peephole, said enough. Today a tile enters a tunnel of a hundred and sixty metres and leaves it fifty minutes later, and it is two hundred thermocouples that say enough.',
        'The ceramic rollers that carry it all turn, slowly, so as not to sag. In the first thirty metres the moisture goes, then impurities burn, then quartz changes shape: at 573 degrees it swells all at once, and whoever is in too much of a hurry finds cracks as fine as hair. At the top of the curve, at 1,210 degrees, the body becomes glass for two minutes only.',
        'Cooling is the real art. Half the heat goes back to the dryers and the workers’ showers. The other half, until ten years ago, left by the chimney: recovering it there too is what has cut the gas bill by a fifth.',
      ],
    },
    figure: {
      value: { it: '1.210 °C', en: '1,210 °C' },
      what: { it: 'per due minuti, in cima alla curva', en: 'for two minutes, at the top of the curve' },
    },
  },
  {
    key: 'inkjet',
    section: 'technology',
    title: { it: 'La goccia che non tocca', en: 'The drop that never touches' },
    text: {
      it: [
        'Fino al principio del secolo si stampava premendo: retini, rulli incisi, tamponi. Ogni contatto sporcava, ogni crosta rotta fermava la linea. Poi qualcuno ha montato sopra il nastro le testine di una stampante e ha scoperto che il colore può cadere senza toccare.',
        'Le gocce sono di dodici picolitri e ne partono venti milioni al secondo. Gli inchiostri, che sono ossidi macinati finché non restano sospesi, devono reggere prima l’ugello e poi il fuoco: molti blu sopravvivono, quasi nessun rosso. Per questo le venature calde dei marmi si fanno ancora con polveri posate a secco.',
        'La novità di questi anni è lo spessore. Le stesse testine ora lanciano smalto denso e colla, su cui si semina una grana trasparente: la venatura non si vede soltanto, si sente con il dito. Chi progetta ha dovuto imparare a disegnare in grigio, perché nel file il chiaro è colore e lo scuro è rilievo.',
      ],
      en: [
        'Until the turn of the century printing meant pressing: screens, engraved rollers, pads. Every contact left a smear, and every broken crust stopped the line. Then somebody mounted the heads of a printer above the belt and found that colour can fall without touching.',
        'The drops hold twelve picolitres, and twenty million of them leave each second. The inks, which are oxides ground until they float, must survive first the nozzle and then the fire: many blues do, hardly any reds. That is why the warm veins of marble are still made with powders laid dry.',
        'What is new in these years is thickness. The same heads now throw dense glaze, and a glue on which transparent grit is sown: the vein is not only seen but felt under the finger. Designers have had to learn to draw in grey, because in the file light means colour and dark means relief.',
      ],
    },
    figure: {
      value: { it: '12 pl', en: '12 pl' },
      what: { it: 'il volume di una goccia di colore', en: 'the volume of one drop of colour' },
    },
  },
  {
    key: 'dry-grinding',
    section: 'technology',
    title: { it: 'Macinare senza bagnare', en: 'Grinding without wetting' },
    text: {
      it: [
        'Per fare la polvere delle piastrelle si è sempre sciolta l’argilla in acqua, macinata per ore e poi asciugata in torri alte come campanili. Togliere quell’acqua costa un terzo del gas di tutta la fabbrica. La domanda era semplice: e se non la si mettesse?',
        'La macinazione a secco esisteva già per i mattoni, ma dava grani spigolosi che nello stampo non scorrono. Il passo avanti è una granulatrice che fa girare la polvere in un tamburo, con un velo di vapore: i grani diventano tondi come quelli della torre e contengono un quarto dell’acqua.',
        'Tre stabilimenti la usano da un anno. Il consumo di gas per il reparto è sceso del settanta per cento, quello di elettricità è salito del dieci. Restano limiti: le argille con molta mica si rifiutano, e il colore in massa riesce meno uniforme. Nessuno, però, ha riacceso la torre.',
      ],
      en: [
        'To make tile powder, clay has always been dissolved in water, ground for hours and then dried in towers as tall as belfries. Removing that water takes a third of the gas of the whole factory. The question was a simple one: what if it were never put in?',
        'Dry grinding already existed for bricks, but it gave sharp grains that will not flow in a mould. The step forward is a granulator that turns the powder in a drum under a veil of steam: the grains grow as round as those from the tower and contain a quarter of the water.',
        'Three plants have been using it for a year. The department’s gas consumption has fallen by seventy per cent, while that of electricity has risen by ten. Limits remain: clays with much mica refuse to cooperate, and colour through the body comes out less even. Nobody, however, has lit the tower again.',
      ],
    },
    figure: {
      value: { it: '–70%', en: '–70%' },
      what: { it: 'di gas nel reparto di macinazione', en: 'gas in the grinding department' },
    },
  },
  {
    key: 'sorting',
    section: 'technology',
    title: { it: 'L’occhio in fondo alla linea', en: 'The eye at the end of the line' },
    text: {
      it: [
        'La scelta era il reparto più silenzioso della fabbrica. Otto persone sotto una luce fredda guardavano passare una piastrella al secondo e con un gesso fluorescente segnavano la classe. Dopo venti minuti si dava il cambio, perché l’occhio si abitua ai difetti.',
        'Oggi guardano quattro telecamere e una rete che ha visto undici milioni di piastrelle. Trova un foro di tre decimi, un tono fuori di mezzo punto, uno spigolo che manca. Non si stanca, ma all’inizio scartava tutto ciò che non aveva mai visto, comprese le venature più belle.',
        'La soluzione è venuta da chi prima stava sotto la luce. Le otto persone ora insegnano alla macchina: ogni mattina rivedono duecento casi dubbi e decidono. Le rotture di tono nei cantieri sono scese di due terzi. E il gesso fluorescente sta in una teca all’ingresso, con le firme di tutte.',
      ],
      en: [
        'Sorting used to be the quietest department in the factory. Eight people under a cold light watched one tile go by each second and marked its grade with fluorescent chalk. They changed places every twenty minutes, because the eye grows used to faults.',
        'Today four cameras do the watching, with a network that has seen eleven million tiles. It finds a hole of three tenths of a millimetre, a shade half a point out, a missing edge. It never tires, but at first it rejected everything it had not seen before, the loveliest veins included.',
        'The solution came from those who once stood under the light. The eight of them now teach the machine: every morning they go over two hundred doubtful cases and decide. Complaints about shade on building sites have fallen by two thirds. And the fluorescent chalk is in a glass case at the entrance, with all their signatures.',
      ],
    },
    figure: {
      value: { it: '11 milioni', en: '11 million' },
      what: { it: 'di piastrelle viste dalla rete', en: 'tiles seen by the network' },
    },
  },
  {
    key: 'hydrogen',
    section: 'technology',
    title: { it: 'Che colore ha la fiamma a idrogeno', en: 'What colour is a hydrogen flame' },
    text: {
      it: [
        'Nessuno: la fiamma dell’idrogeno è quasi invisibile, e chi lavora ai forni ha dovuto imparare a non fidarsi degli occhi. Sul banco di prova di Imola la si guarda con una camera a ultravioletti. Si vede allora un pennello stretto, più corto di quello del metano e molto più rapido.',
        'La temperatura non è il problema, il vapore sì. Bruciando, l’idrogeno fa acqua: nel tunnel ce n’è il doppio, e l’acqua entra negli smalti, che opacizzano prima. I laboratori hanno riscritto quaranta ricette. Trentasei tengono; le altre quattro, tutte rosse, no.',
        'Il forno pilota va ora con il settanta per cento di idrogeno e il trenta di biometano. Il conto è chiaro a tutti: finché l’idrogeno verde costa quattro volte il gas, resta una prova. Ma i bruciatori nuovi accettano qualunque miscela, e chi rifà il forno quest’anno li monta già.',
      ],
      en: [
        'None: a hydrogen flame is almost invisible, and those who work at the kilns have had to learn not to trust their eyes. On the test bench at Imola it is watched with an ultraviolet camera. What appears is a narrow brush, shorter than that of methane and much faster.',
        'Temperature is not the problem; steam is. As it burns, hydrogen makes water: there is twice as much in the tunnel, and it finds its way into the glazes, which turn matt sooner. The laboratories have rewritten forty recipes. Thirty-six hold; the other four, all of them red, do not.',
        'The pilot kiln now runs on seventy per cent hydrogen and thirty of biomethane. The sums are plain to all: as long as green hydrogen costs four times as much as gas, it remains a trial. But the new burners accept any mixture, and whoever rebuilds a kiln this year is already fitting them.',
      ],
    },
    figure: {
      value: { it: '36 su 40', en: '36 in 40' },
      what: { it: 'ricette di smalto che tengono', en: 'glaze recipes that hold' },
    },
  },
  {
    key: 'acoustic',
    section: 'technology',
    title: { it: 'Un pavimento che si ascolta', en: 'A floor to be listened to' },
    text: {
      it: [
        'Battuta con le nocche, una buona piastrella suona. È l’esame più antico e quello che nessun capitolato prevede. Un laboratorio lo ha preso sul serio: ha messo un microfono sotto la linea e un martelletto sopra, e ha registrato la voce di ogni pezzo.',
        'Una cricca invisibile spegne le note alte. Una lastra ben cotta vibra per mezzo secondo, una mal cotta per un decimo. In sei mesi il martelletto ha trovato il novantotto per cento dei difetti interni, quelli che la telecamera non vede e che il posatore scopre tagliando.',
        'L’effetto inatteso riguarda i progettisti. Ascoltando i campioni si sono accorti che spessore e formato cambiano il suono dei passi, e hanno chiesto di poterlo scegliere. Così è nato un foyer dove il percorso si sente: grave all’ingresso, chiaro davanti alla sala. Chi non vede lo ha trovato prima degli altri.',
      ],
      en: [
        'Tapped with the knuckles, a good tile rings. It is the oldest of tests, and one that no specification mentions. A laboratory has taken it seriously: it put a microphone under the line and a small hammer above it, and recorded the voice of every piece.',
        'A hidden crack mutes the high notes. A well-fired slab vibrates for half a second, a badly fired one for a tenth. In six months the hammer found ninety-eight per cent of internal faults, the kind that no camera sees and that the tiler discovers when cutting.',
        'The unexpected effect was on designers. Listening to samples they noticed that thickness and format change the sound of footsteps, and asked to be able to choose it. So a foyer was made in which the way can be heard: low at the entrance, bright before the hall. Those who cannot see found it before the others did.',
      ],
    },
    figure: {
      value: { it: '0,5 s', en: '0.5 s' },
      what: { it: 'quanto suona una lastra ben cotta', en: 'how long a well-fired slab rings' },
    },
  },
  {
    key: 'water',
    section: 'environment',
    title: { it: 'L’acqua che gira in tondo', en: 'Water that goes round in circles' },
    text: {
      it: [
        'Sulla carta una fabbrica di piastrelle è un fiume: trenta litri per metro quadrato tra macinazione, lavaggi, taglio. Nei fatti, dal cancello non ne esce una goccia da vent’anni. L’acqua sporca di smalto, un tempo il guaio del distretto, è diventata ingrediente.',
        'Le vasche sono cinque. Nella prima si ferma la sabbia, nella seconda un floculante raccoglie l’argilla in fiocchi, nella terza il fango scende piano. Le ultime due chiarificano. Il fango torna all’impasto, dove vale quanto una materia prima; l’acqua torna ai mulini, che non chiedono sia limpida.',
        'Resta un prelievo dal pozzo, quello che evapora nelle torri: nove litri per metro. Per ridurlo si raccoglie la pioggia dai tetti, undici ettari in tutto il distretto. Nell’estate secca del 2022 quei tetti hanno dato l’acqua di diciassette giorni. Il tecnico che li misura tiene un pluviometro anche sul balcone.',
      ],
      en: [
        'On paper a tile factory is a river: thirty litres per square metre between grinding, washing and cutting. In fact not a drop has left its gates for twenty years. Water fouled with glaze, once the bane of the district, has become an ingredient.',
        'There are five tanks. The first stops sand; in the second a flocculant gathers the clay into flakes; in the third the sludge sinks slowly. The last two clarify. The sludge goes back into the body, where it is as good as a raw material; the water goes back to the mills, which do not ask for it to be clear.',
        'What still comes from the well is what evaporates in the towers: nine litres per square metre. To reduce it, rain is gathered from the roofs, eleven hectares of them across the district. In the dry summer of 2022 those roofs supplied water for seventeen days. The engineer who measures them keeps a rain gauge on his balcony as well.',
      ],
    },
    figure: {
      value: { it: '0', en: '0' },
      what: {
        it: 'litri scaricati dal cancello in vent’anni',
        en: 'litres discharged at the gates in twenty years',
      },
    },
  },
];
