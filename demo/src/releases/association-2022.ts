import type { DemoRelease } from '../types.ts';

export const association2022: readonly DemoRelease[] = [
  {
    press_group: 'association',
    date: '2022-02-15',
    sectors: ['tiles', 'bricks', 'refractories'],
    picture: 'kiln-mouth',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Caro energia, diciotto stabilimenti fermi e tremila persone in cassa integrazione',
        subtitle: 'L’indagine lampo di Assofornace tra le imprese: il gas pesa ormai il 35% sui costi',
        abstract:
          'A febbraio un forno su otto è spento. Le imprese hanno i portafogli ordini pieni e non possono evaderli: produrre costa più di quanto il mercato è disposto a pagare.',
        body: `<p>Diciotto stabilimenti fermi, altri trentuno a turni ridotti, 3.080 lavoratori in cassa integrazione. È la fotografia scattata tra il 7 e l’11 febbraio dall’indagine di Assofornace, a cui hanno risposto 198 imprese su 251.</p>
<p>Il paradosso è che il lavoro non manca. Gli ordini di piastrelle in portafoglio coprono undici settimane, quelli di laterizi per murature nove: valori che in tempi normali farebbero pensare a una stagione eccellente. Ma il gas, che due anni fa incideva per il 15% sul costo di produzione, oggi ne rappresenta il <strong>35%</strong>; nei refrattari cotti ad alta temperatura si supera il 40.</p>
<p>Chi ha potuto ha aumentato i listini, in media del 12%. Chi vende con contratti annuali, come i produttori di sanitari per la grande distribuzione, lavora in perdita o si ferma. Le imprese più piccole, senza coperture finanziarie sul prezzo, comprano il metano giorno per giorno.</p>
<h2>Un tavolo permanente</h2>
<p>L’associazione ha chiesto l’apertura di un tavolo di crisi con le Regioni e proposto che il credito d’imposta sull’energia, oggi trimestrale, copra l’intero anno. Nel frattempo mette a disposizione degli associati uno sportello per l’acquisto consorziato: nella prima settimana hanno aderito 44 aziende, per 210 milioni di metri cubi.</p>
<p>I costi di una fermata non sono solo mancati ricavi. Spegnere un forno a rulli di cento metri richiede tre giorni, riaccenderlo cinque, e a ogni ciclo si rompe in media il 4% dei rulli refrattari. «Un forno non è un interruttore», riassume un direttore di stabilimento nelle note all’indagine: «è un animale che si ammala se lo si lascia al freddo.»</p>`,
      },
      en: {
        title: 'Energy costs: eighteen plants at a standstill and three thousand workers on short time',
        subtitle: 'Assofornace’s flash survey of companies finds gas now makes up 35% of costs',
        abstract:
          'In February one kiln in eight is cold. Companies have full order books and cannot fill them: it costs more to produce than the market will pay.',
        body: `<p>Eighteen plants stopped, another thirty-one on reduced shifts, 3,080 workers on short-time benefit. That is the picture taken between 7 and 11 February by Assofornace’s survey, which 198 companies out of 251 answered.</p>
<p>The paradox is that there is no lack of work. Tile orders in hand cover eleven weeks, those for walling bricks nine, which in normal times would promise an excellent season. But gas, which two years ago made up 15% of production costs, now accounts for <strong>35%</strong>; in refractories fired at high temperature it is above 40.</p>
<p>Those who could have raised their price lists, by 12% on average. Those who sell on annual contracts, such as makers of sanitaryware for the big retail chains, either work at a loss or stop. The smallest firms, with no financial cover, buy their methane day by day.</p>
<h2>A standing round table</h2>
<p>The association has called for a crisis round table with the regions and proposed that the energy tax credit, now granted by the quarter, should cover the whole year. Meanwhile it has opened a joint purchasing desk for its members: 44 companies signed up in the first week, for 210 million cubic metres.</p>
<p>The cost of a stoppage is not just lost revenue. Putting out a hundred-metre roller kiln takes three days and relighting it five, and each cycle breaks 4% of the refractory rollers on average. “A kiln is not a switch,” one plant manager sums up in the notes to the survey. “It is an animal that falls ill if you leave it in the cold.”</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2022-03-08',
    sectors: ['tiles'],
    picture: 'chart-export',
    contact: 'association-economics',
    text: {
      it: {
        title: 'Dati 2021: l’export delle piastrelle supera per la prima volta i cinque miliardi',
        subtitle: 'Produzione a 431 milioni di metri quadrati, +24,2%; investimenti ai massimi dal 2017',
        abstract:
          'Il 2021 è stato un anno di rimbalzo e di record. La produzione torna sopra il livello precedente la pandemia, ma i margini dell’ultimo trimestre sono già erosi dall’energia.',
        body: `<p>Nel 2021 le 128 imprese italiane di piastrelle hanno prodotto <strong>431 milioni di metri quadrati</strong> (+24,2% sul 2020) e fatturato 6 miliardi di euro (+17,6%). Le esportazioni hanno raggiunto 5,1 miliardi, l’85% del totale: mai, nei quarant’anni della serie storica, si era superata la soglia dei cinque.</p>
<p>Crescono tutte le aree. L’Europa occidentale, che assorbe metà delle vendite, avanza del 16%; l’America settentrionale del 21%, nonostante il nolo di un container sia passato in un anno da 2.300 a 11.000 dollari. Il mercato interno, spinto dagli incentivi alle ristrutturazioni, torna a 94 milioni di metri quadrati.</p>
<h2>La coda dell’anno</h2>
<p>Sotto la superficie di un ottimo bilancio si legge però la svolta dell’autunno. Nei primi nove mesi il margine operativo medio è stato del 12,1%; nel quarto trimestre è sceso al 5,4. «È stato un anno con due anime», osserva il centro studi: «nove mesi di crescita e tre di rincorsa ai costi.»</p>
<p>Gli investimenti hanno toccato i 421 milioni di euro, il 7% del fatturato. Un terzo è andato a forni ed essiccatoi, un quarto alle linee per grandi lastre, il resto a magazzini automatici, depurazione e fotovoltaico. Gli addetti sono 18.700, duecento più dell’anno precedente.</p>
<p>Una parola, infine, sui prodotti. Il gres porcellanato sale all’88% della produzione; le lastre di grande formato, che cinque anni fa erano una curiosità, valgono il 16% del fatturato. Il prezzo medio alla partenza è di 13,90 euro al metro quadrato: in calo del 5% rispetto al 2020, perché sono ripartite anche le fasce intermedie del mercato.</p>`,
      },
      en: {
        title: 'Figures for 2021: tile exports pass five billion euros for the first time',
        subtitle: 'Output at 431 million square metres, up 24.2%; investment at its highest since 2017',
        abstract:
          'A year of rebound and of records. Output is back above its pre-pandemic level, though margins in the last quarter have already been eaten into by energy.',
        body: `<p>Italy’s 128 tile companies produced <strong>431 million square metres</strong> in 2021 (up 24.2% on 2020) and turned over €6 billion (up 17.6%). Exports reached €5.1 billion, or 85% of the total: never in the forty years of the series had the five billion mark been passed.</p>
<p>Every region grew. Western Europe, which takes half of all sales, was up 16%; North America 21%, even though the freight on a container went from 2,300 to 11,000 dollars in a year. The home market, driven by renovation incentives, returned to 94 million square metres.</p>
<h2>The tail of the year</h2>
<p>Beneath the surface of an excellent result, however, the turn of the autumn can be read. Over the first nine months the average operating margin was 12.1%; in the fourth quarter it dropped to 5.4. “It was a year with two souls,” the research office remarks, “nine months of growth and three of chasing costs.”</p>
<p>Investment came to €421 million, 7% of turnover. A third went on kilns and dryers, a quarter on lines for large slabs, the rest on automatic warehouses, water treatment and solar panels. The workforce numbers 18,700, two hundred more than the year before.</p>
<p>A word, finally, on products. Porcelain stoneware rises to 88% of output; large slabs, which five years ago were a curiosity, are worth 16% of turnover. The average price at the factory gate is €13.90 a square metre, down 5% on 2020, because the middle ranges of the market have started up again as well.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2022-05-17',
    sectors: ['tiles', 'sanitaryware'],
    picture: 'water-circuit',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Acqua, il distretto ricicla tutto quello che usa e un po’ di più',
        subtitle:
          'Il rapporto ambientale 2022: scarichi industriali azzerati, prelievi dimezzati in vent’anni',
        abstract:
          'Le acque di processo delle ceramiche tornano negli impasti al cento per cento. In alcune fabbriche il riciclo supera il consumo, perché si recuperano anche le acque di altri stabilimenti.',
        body: `<p>Un metro quadrato di piastrelle richiede una ventina di litri d’acqua: per macinare l’argilla, per gli smalti, per lavare le linee. Una parte evapora nell’atomizzatore; tutto il resto, nelle fabbriche associate, <strong>torna indietro</strong>. Il rapporto ambientale presentato oggi a Imola certifica che gli scarichi industriali in acque superficiali sono pari a zero in 61 stabilimenti su 64.</p>
<p>Il fattore di riciclo – il rapporto tra acqua riutilizzata e acqua di scarto – vale 1,06. Il numero sembra impossibile e invece ha una spiegazione semplice: alcuni impianti ricevono in cisterna i reflui delle lucidature vicine e li usano al posto dell’acqua di pozzo.</p>
<p>Rispetto al 2002 il prelievo dalla falda è sceso da 41 a 19 litri per metro quadrato. Nella ceramica sanitaria, dove il colaggio richiede acque pulite, il recupero è più difficile e si ferma all’84%: un progetto con due centri di ricerca studia membrane capaci di reggere la barbottina.</p>
<h2>Non solo litri</h2>
<p>Il cambiamento più recente riguarda la pioggia. Diciotto stabilimenti raccolgono quella dei piazzali e dei tetti in vasche interrate da mille a seimila metri cubi: nell’estate del 2021, la più asciutta da trent’anni, hanno lavorato per cinque settimane senza aprire il pozzo. Il distretto ne prevede altre ventidue entro il 2026.</p>
<p>Con l’acqua rientrano in ciclo anche i fanghi, circa 190.000 tonnellate l’anno di materia prima che non deve essere scavata altrove. Il rapporto completo, con i dati anonimi di ogni stabilimento, è consultabile presso l’area tecnica dell’associazione.</p>`,
      },
      en: {
        title: 'Water: the district recycles all it uses, and a little more',
        subtitle:
          'Environmental report 2022: industrial discharge down to nothing, abstraction halved in twenty years',
        abstract:
          'Process water from ceramics works goes back into the body in its entirety. In some factories recycling exceeds consumption, because water from other plants is recovered too.',
        body: `<p>A square metre of tiles takes some twenty litres of water to grind the clay, prepare the glazes and wash the lines. Part of it evaporates in the spray dryer; in member factories all the rest <strong>comes back</strong>. The environmental report presented in Imola today certifies that industrial discharge into surface water is nil in 61 plants out of 64.</p>
<p>The recycling factor – reused water divided by waste water – stands at 1.06. The number looks impossible and has a simple explanation: some works receive the effluent of nearby polishing shops by tanker and use it in place of well water.</p>
<p>Compared with 2002, abstraction from the aquifer has fallen from 41 to 19 litres a square metre. In sanitaryware, where slip casting needs clean water, recovery is harder and stops at 84%: a project with two research centres is looking into membranes that can cope with slip.</p>
<h2>Not only litres</h2>
<p>The latest change has to do with rain. Eighteen plants collect what falls on their yards and roofs in underground tanks of between one and six thousand cubic metres: in the summer of 2021, the driest in thirty years, they worked for five weeks without opening the well. The district is planning twenty-two more by 2026.</p>
<p>Sludge goes back into the cycle along with the water, around 190,000 tonnes a year of raw material that need not be dug elsewhere. The full report, with anonymous data for every plant, can be consulted at the association’s technical department.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2022-07-05',
    sectors: ['tiles', 'sanitaryware', 'tableware'],
    picture: 'strata-grey',
    contact: 'association-economics',
    text: {
      it: {
        title: 'Senza le argille dell’Est: come si riscrive un impasto in cento giorni',
        subtitle: 'Sardegna, Piemonte e Germania coprono due terzi del fabbisogno mancante',
        abstract:
          'Un quarto degli impasti italiani usava argille bianche che non arrivano più. I laboratori hanno provato 1.400 ricette; la maggior parte dei prodotti è rimasta in catalogo.',
        body: `<p>Fino a febbraio, un milione e mezzo di tonnellate l’anno di argilla plastica a basso tenore di ferro raggiungeva il distretto dal Mar d’Azov. Oggi non ne arriva più. Per un gres porcellanato chiaro era un ingrediente quasi insostituibile: molto plastica da cruda, bianca da cotta.</p>
<p>In cento giorni i laboratori delle imprese associate hanno provato oltre <strong>1.400 formulazioni</strong>. Le argille sarde e piemontesi hanno sostituito un terzo dei volumi; un altro terzo viene da cave tedesche della Westerwald; il resto è stato assorbito con più caolino, più feldspato e un ritorno degli impasti rossi nei formati da rivestimento.</p>
<p>I cambiamenti si sono visti poco. Il 92% dei prodotti è rimasto a catalogo con lo stesso nome e le stesse caratteristiche tecniche; alcune serie molto bianche hanno cambiato leggermente tono, e sono state rinominate. Il costo dell’impasto è salito in media del 18%.</p>
<blockquote><p>«Cambiare impasto a una grande lastra è come cambiare la farina a un panettiere il giorno di festa», spiega il responsabile tecnico dell’associazione. «Si può fare, ma bisogna rifare anche il forno, lo smalto e le mani.»</p></blockquote>
<p>Il cambio ha lasciato anche qualcosa di buono. Per provare tante ricette in poco tempo diciotto imprese hanno messo in comune i laboratori, cosa mai accaduta prima, e costruito una banca dati degli impasti con 5.200 cotture. Resterà aperta: contiene già la risposta alla prossima argilla che verrà a mancare.</p>
<p>L’associazione chiede ora che i permessi per le cave nazionali, fermi in media da sette anni, siano esaminati entro dodici mesi, con piani di ripristino finanziati in anticipo.</p>`,
      },
      en: {
        title: 'Without the clays of the East: rewriting a ceramic body in a hundred days',
        subtitle: 'Sardinia, Piedmont and Germany make up two thirds of the shortfall',
        abstract:
          'A quarter of Italian bodies relied on white clays that no longer arrive. Laboratories have tried 1,400 recipes, and most products have stayed in the catalogue.',
        body: `<p>Until February a million and a half tonnes a year of plastic, low-iron clay reached the district from the Sea of Azov. None arrives today. For a pale porcelain stoneware it was almost irreplaceable, being very plastic when raw and white when fired.</p>
<p>Within a hundred days the laboratories of member companies had tried more than <strong>1,400 formulations</strong>. Clays from Sardinia and Piedmont have replaced a third of the volume; another third comes from pits in the Westerwald; the rest has been absorbed with more kaolin, more feldspar and a return of red bodies for wall tiles.</p>
<p>The changes have been hard to see. As much as 92% of the range is still in the catalogue under the same name and with the same technical properties; some very white series have shifted slightly in tone and been renamed. The cost of the body has risen by 18% on average.</p>
<blockquote><p>“Changing the body of a large slab is like changing a baker’s flour on a feast day,” the association’s technical manager explains. “It can be done, but you have to change the oven, the glaze and the hands as well.”</p></blockquote>
<p>The upheaval has left some good behind as well. To try so many recipes in so little time eighteen companies pooled their laboratories, which had never happened before, and built a database of bodies with 5,200 firings. It will stay open: it already holds the answer to the next clay that runs short.</p>
<p>The association is now asking for applications for quarries in Italy, which have been waiting for seven years on average, to be examined within twelve months, with restoration plans funded in advance.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2022-09-20',
    sectors: ['bricks'],
    picture: 'hollow-blocks',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Murature e terremoto, un manuale per progettare con il laterizio dove la terra trema',
        subtitle:
          'Duecento pagine, quaranta dettagli costruttivi e i risultati di dieci prove su tavola vibrante',
        abstract:
          'Blocchi rettificati, giunti sottili, tamponature che si deformano senza cadere: il manuale di Assofornace raccoglie ciò che i terremoti italiani hanno insegnato ai produttori di laterizi.',
        body: `<p>Una casa di mattoni può resistere a un terremoto. Dipende da come i mattoni sono fatti, da come sono legati e da chi li posa. È la tesi, documentata, del manuale <em>Murature in zona sismica</em>, che Assofornace distribuisce gratuitamente da oggi a progettisti e imprese.</p>
<p>Il volume nasce da un programma triennale di prove. Dieci edifici in scala 1:2, di uno e due piani, sono stati costruiti su una <strong>tavola vibrante</strong> e scossi fino al danno. Le murature portanti in blocchi rettificati hanno sopportato accelerazioni di 0,42 g prima della prima fessura significativa; le tamponature con giunti scorrevoli non hanno mai espulso un blocco.</p>
<h2>Che cosa contiene</h2>
<ul><li>criteri di scelta dei blocchi in funzione della zona sismica e del clima;</li><li>quaranta dettagli costruttivi disegnati in scala 1:10;</li><li>schemi di calcolo semplificati per edifici fino a tre piani;</li><li>un capitolo sul recupero delle murature storiche senza snaturarle.</li></ul>
<p>Particolare attenzione è dedicata alle tamponature, la parte degli edifici che negli ultimi sismi ha causato più feriti pur non essendo strutturale. Il sistema proposto separa il muro dal telaio con tre giunti orizzontali: durante la scossa le fasce scivolano l’una sull’altra e dissipano energia.</p>
<p>Il manuale sarà presentato agli ordini professionali in otto incontri, il primo a Bologna durante la settimana della fiera.</p>
<p>C’è infine un foglio plastificato, da appendere in baracca. Riassume in dodici figure ciò che il muratore deve controllare da solo: il letto di malta, l’ammorsatura degli angoli, la distanza dei collegamenti. È la parte del lavoro su cui gli autori hanno discusso più a lungo, e l’unica tradotta in sei lingue.</p>`,
      },
      en: {
        title: 'Masonry and earthquakes: a handbook for building with brick where the ground shakes',
        subtitle: 'Two hundred pages, forty construction details and the results of ten shaking-table tests',
        abstract:
          'Ground blocks, thin joints, infill walls that give without falling: Assofornace’s handbook gathers what Italy’s earthquakes have taught its brickmakers.',
        body: `<p>A brick house can withstand an earthquake. It depends on how the bricks are made, how they are tied and who lays them. Such is the well-documented argument of <em>Masonry in Seismic Zones</em>, the handbook that Assofornace is distributing free to designers and builders from today.</p>
<p>The book grew out of three years of tests. Ten half-scale buildings of one and two storeys were put up on a <strong>shaking table</strong> and shaken until they were damaged. Load-bearing walls of ground blocks took accelerations of 0.42 g before the first significant crack; infill walls with sliding joints never threw out a single block.</p>
<h2>What is inside</h2>
<ul><li>criteria for choosing blocks by seismic zone and climate;</li><li>forty construction details drawn at a scale of 1:10;</li><li>simplified calculation schemes for buildings of up to three storeys;</li><li>a chapter on repairing historic masonry without distorting it.</li></ul>
<p>Particular attention goes to infill walls, the part of buildings that caused most injuries in recent earthquakes although it carries no load. The proposed system separates the wall from the frame with three horizontal joints: during a shock the bands slide over one another and dissipate energy.</p>
<p>The handbook will be presented to professional bodies at eight meetings, the first in Bologna during the week of the fair.</p>
<p>There is, lastly, a laminated sheet to hang up in the site hut. In twelve figures it sums up what the bricklayer must check alone: the mortar bed, the bonding of corners, the spacing of ties. It is the part of the work over which the authors argued longest, and the only one translated into six languages.</p>`,
      },
    },
  },
];
