import type { DemoRelease } from '../types.ts';

export const association2024: readonly DemoRelease[] = [
  {
    press_group: 'association',
    date: '2024-03-12',
    sectors: ['tiles'],
    picture: 'chart-export',
    contact: 'association-economics',
    text: {
      it: {
        title: 'Dati 2023: un anno di magazzini da smaltire, produzione a 367 milioni di metri quadrati',
        subtitle: 'Fatturato a 6,1 miliardi; gli investimenti però non si fermano',
        abstract:
          'La frenata era attesa ed è arrivata: -13,8% in volume. Il centro studi vede la fine della correzione delle scorte entro l’estate e una ripresa lenta nella seconda metà dell’anno.',
        body: `<p>Dopo due anni di vendite anticipate dalla paura di restare senza merce, nel 2023 i distributori di mezzo mondo hanno smesso di comprare e cominciato a vendere quello che avevano. L’industria italiana delle piastrelle ha prodotto <strong>367 milioni di metri quadrati</strong> (-13,8%) e fatturato 6,1 miliardi (-12,9%). L’export scende a 5 miliardi, l’82% del totale.</p>
<p>La flessione tocca quasi tutti i mercati, con intensità diversa: -19% la Germania, -15% la Francia, -9% gli Stati Uniti. Fanno eccezione l’area del Golfo (+6%) e il Sud-est asiatico (+3%), che insieme valgono ancora meno del 10%.</p>
<h2>Segnali da leggere</h2>
<ul><li>Le scorte presso i rivenditori europei, 142 giorni a gennaio 2023, sono scese a 96.</li><li>Il prezzo medio all’esportazione cresce dell’1%: nessuno ha inseguito i volumi con gli sconti.</li><li>Gli investimenti, 402 milioni, restano sopra il 6% del fatturato.</li></ul>
<p>L’occupazione tiene: 18.430 addetti, l’1,5% in meno, quasi interamente per pensionamenti. Il ricorso alla cassa integrazione è tornato in linea con la media decennale. La previsione per il 2024 è di una crescita dei volumi tra l’1 e il 2%, concentrata dopo agosto.</p>
<p>Nota di metodo: da quest’anno i dati comprendono anche le lastre prodotte per usi diversi da pavimenti e rivestimenti, come piani di lavoro e arredi, pari al 2,4% dei volumi. Le serie precedenti sono state ricalcolate di conseguenza fino al 2015 e sono disponibili in formato aperto.</p>`,
      },
      en: {
        title: 'Figures for 2023: a year of clearing warehouses, output at 367 million square metres',
        subtitle: 'Turnover of €6.1 billion; investment, however, does not stop',
        abstract:
          'The slowdown was expected and duly came: down 13.8% in volume. The research office sees destocking end by the summer and a slow recovery in the second half of the year.',
        body: `<p>After two years of sales brought forward by the fear of running out, distributors across half the world stopped buying in 2023 and began to sell what they had. Italian tile makers produced <strong>367 million square metres</strong> (down 13.8%) and turned over €6.1 billion (down 12.9%). Exports fell to €5 billion, or 82% of the total.</p>
<p>Almost every market was down, in varying degrees: Germany by 19%, France by 15%, the United States by 9%. The exceptions were the Gulf (up 6%) and South-East Asia (up 3%), which together are still worth less than 10%.</p>
<h2>Signs worth reading</h2>
<ul><li>Stocks held by European dealers, 142 days in January 2023, are down to 96.</li><li>The average export price rose by 1%: nobody chased volume with discounts.</li><li>Investment, at €402 million, stays above 6% of turnover.</li></ul>
<p>Employment is holding: 18,430 people, 1.5% fewer, almost entirely through retirement. The use of short-time working is back in line with its ten-year average. The forecast for 2024 is for volume to grow by between 1 and 2%, mostly after August.</p>
<p>A note on method: from this year the data also cover slabs made for uses other than floors and walls, such as worktops and furniture, equal to 2.4% of volume. Earlier series have been recalculated accordingly back to 2015 and are available in an open format.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2024-04-16',
    sectors: ['tiles', 'sanitaryware', 'tableware', 'bricks', 'refractories'],
    picture: 'strata',
    contact: 'association-press',
    text: {
      it: {
        title:
          'Il primo bilancio di sostenibilità dell’intera filiera: 214 fabbriche, 61 indicatori, nessun aggettivo',
        subtitle: 'Emissioni, acqua, lavoro e territorio misurati con lo stesso metro per tutti',
        abstract:
          'Assofornace pubblica un rapporto ESG di settore verificato da terzi. Dove i numeri non sono buoni, lo dice: i trasporti e la parità retributiva sono i due capitoli più deboli.',
        body: `<p>Non ci sono fotografie di foglie in copertina. Il primo <strong>rapporto di sostenibilità della ceramica italiana</strong> è un volume di 140 pagine, quasi tutte tabelle, che raccoglie i dati di 214 stabilimenti secondo 61 indicatori comuni. Un organismo indipendente ne ha verificati a campione 38.</p>
<p>I risultati migliori sono quelli in cui il settore lavora da più tempo. Gli scarti crudi rientrano in produzione per il 99,5%; le acque di processo al 100% nelle piastrelle; il consumo specifico di energia è sceso del 19% dal 2010. Le polveri ai camini sono un decimo del limite autorizzato.</p>
<p>Poi ci sono i capitoli scomodi. Il trasporto incide per il 17% sull’impronta di carbonio di un metro quadrato posato, e nell’ultimo triennio è cresciuto. Le donne sono il 29% degli occupati ma il 14% dei dirigenti, e a parità di inquadramento guadagnano il 6,8% in meno. Tre cave su undici non hanno ancora un piano di ripristino finanziato.</p>
<blockquote><p>«Un rapporto che dà solo buone notizie è una brochure», ha detto la presidenza introducendo la presentazione. «Questo ci servirà a litigare su dati veri.»</p></blockquote>
<p>Il documento sarà aggiornato ogni due anni. Da settembre ogni impresa associata potrà confrontare i propri valori con la mediana del comparto su una piattaforma riservata.</p>
<p>Chi cerca un solo numero lo trova a pagina 9: un metro quadrato di gres porcellanato medio, dalla cava al cancello della fabbrica, pesa sul clima per 8,7 chili di anidride carbonica. È la prima cifra di settore calcolata su dati misurati e non su stime, e servirà da riferimento per le dichiarazioni ambientali dei prossimi anni.</p>`,
      },
      en: {
        title:
          'First sustainability report for the whole industry: 214 factories, 61 indicators, no adjectives',
        subtitle: 'Emissions, water, work and place, measured by the same yardstick for all',
        abstract:
          'Assofornace publishes an ESG report for the sector, verified by a third party. Where the numbers are poor it says so: transport and equal pay are the weakest chapters.',
        body: `<p>There are no photographs of leaves on the cover. The first <strong>sustainability report on Italian ceramics</strong> is a volume of 140 pages, almost all of them tables, with data from 214 plants on 61 common indicators. An independent body has verified a sample of 38.</p>
<p>The best results are those on which the sector has been working longest. Unfired scrap goes back into production at a rate of 99.5%; process water at 100% in tiles; specific energy consumption has fallen by 19% since 2010. Dust at the stacks is a tenth of the permitted limit.</p>
<p>Then there are the awkward chapters. Transport makes up 17% of the carbon footprint of a laid square metre and has grown over the past three years. Women are 29% of the workforce but 14% of managers, and earn 6.8% less at the same grade. Three quarries out of eleven still have no funded restoration plan.</p>
<blockquote><p>“A report with nothing but good news is a brochure,” the association’s leadership said as it introduced the presentation. “This one will let us quarrel over real data.”</p></blockquote>
<p>The document will be updated every two years. From September each member company will be able to compare its own values with the median of its branch on a private platform.</p>
<p>Those in search of a single number will find it on page 9: from quarry to factory gate, an average square metre of porcelain stoneware weighs on the climate to the extent of 8.7 kilos of carbon dioxide. It is the first figure for the sector based on measurements rather than estimates, and will serve as the reference for environmental declarations in the years to come.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2024-06-11',
    access: 'press',
    sectors: ['tiles', 'refractories'],
    picture: 'drips-cobalt',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Scheda per la stampa: la ceramica e il mercato europeo delle emissioni in dieci domande',
        subtitle:
          'Materiale di lavoro riservato ai giornalisti accreditati, citabile come «fonte Assofornace»',
        abstract:
          'Come si calcolano le quote gratuite, che cosa succede nel 2026, perché il meccanismo di frontiera non comprende le piastrelle: le risposte brevi alle domande che ci fate più spesso.',
        body: `<p>In vista del dibattito parlamentare sulla revisione del sistema di scambio delle emissioni, l’area tecnica ha preparato una scheda di lavoro. Le cifre sono aggiornate al 31 maggio 2024 e riguardano i 148 impianti ceramici italiani soggetti al sistema.</p>
<h2>L’essenziale</h2>
<p><strong>Quanto emette il settore?</strong> 4,1 milioni di tonnellate di CO₂ nel 2023, l’1,4% delle emissioni industriali italiane. L’85% viene dalla combustione del gas, il 15% dai carbonati contenuti nelle argille e non dipende dal combustibile.</p>
<p><strong>Quante quote riceve gratuitamente?</strong> In media il 72% del fabbisogno. Il resto si acquista: a 70 euro la tonnellata, nel 2023 sono stati 80 milioni di euro.</p>
<p><strong>Che cosa cambia?</strong> Il parametro di riferimento sarà calcolato sul 10% degli impianti più efficienti d’Europa. Secondo le nostre stime, le quote gratuite scenderanno al 58%.</p>
<p><strong>Perché le piastrelle sono fuori dal dazio di frontiera?</strong> Perché il meccanismo copre per ora materiali di base. L’inclusione è possibile dal 2030, ma proteggerebbe solo il mercato europeo e non le esportazioni, che per noi sono l’82%.</p>
<p>Per ciascuna delle altre sei domande, così come per i grafici in formato vettoriale, l’area tecnica è a disposizione al telefono nei giorni feriali dalle 9 alle 18.</p>
<p>Un avvertimento per chi confronta i Paesi: le statistiche europee contano insieme piastrelle, laterizi e refrattari, ma con soglie di potenza diverse. Prima di scrivere che un Paese emette meno, verificate quante delle sue fornaci sono rimaste sotto i venti megawatt.</p>`,
      },
      en: {
        title: 'Press briefing: ceramics and the European emissions market in ten questions',
        subtitle: 'Working material for accredited journalists, quotable as “source: Assofornace”',
        abstract:
          'How free allowances are worked out, what happens in 2026, why the border mechanism leaves out tiles: short answers to the questions you most often ask us.',
        body: `<p>Ahead of the parliamentary debate on revising the emissions trading system, the technical department has prepared a working brief. Figures are as of 31 May 2024 and concern the 148 Italian ceramics plants covered by the system.</p>
<h2>The essentials</h2>
<p><strong>How much does the sector emit?</strong> It emitted 4.1 million tonnes of CO₂ in 2023, or 1.4% of Italy’s industrial emissions. Gas combustion makes up 85%; the other 15% comes from carbonates in the clay and does not depend on the fuel.</p>
<p><strong>How many allowances are free?</strong> On average 72% of what is needed. The rest is bought: at €70 a tonne, that came to €80 million in 2023.</p>
<p><strong>What is changing?</strong> The benchmark will be based on the most efficient 10% of plants in Europe. On our estimates, free allowances will fall to 58%.</p>
<p><strong>Why are tiles outside the border levy?</strong> Because for now the mechanism covers basic materials. They could be included from 2030, but that would protect the European market alone and not exports, which for us are 82%.</p>
<p>For each of the other six questions, and for the charts in vector format, the technical department can be reached by telephone on weekdays from 9 am to 6 pm.</p>
<p>A warning to those who compare countries: European statistics lump tiles, bricks and refractories together, but with different capacity thresholds. Before writing that one country emits less, check how many of its kilns have stayed below twenty megawatts.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2024-09-17',
    sectors: ['sanitaryware'],
    picture: 'basin-mint',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Sanitari, lo sciacquone da quattro litri e mezzo conquista due bagni nuovi su tre',
        subtitle:
          'In dieci anni la ceramica sanitaria italiana ha fatto risparmiare 210 miliardi di litri d’acqua',
        abstract:
          'Brida aperta, scarico a vortice, smalti che non trattengono: la tecnica di un oggetto che nessuno guarda e che decide un quarto dei consumi idrici domestici.',
        body: `<p>Un vaso sanitario degli anni Settanta usava dodici litri a ogni scarico. Oggi un modello corrente ne usa sei e i migliori quattro e mezzo, con un mezzo scarico da due e mezzo. Secondo l’osservatorio di Assofornace, nel primo semestre 2024 i vasi a <strong>4,5 litri</strong> sono stati il 66% di quelli venduti in Italia; nel 2015 erano l’8%.</p>
<p>Moltiplicato per il parco installato, il risparmio cumulato in dieci anni vale 210 miliardi di litri: il consumo annuo di una città come Torino per quasi tre anni.</p>
<h2>Che cosa è cambiato nel pezzo</h2>
<p>La brida – il bordo cavo da cui scendeva l’acqua – è scomparsa. Al suo posto due o tre getti tangenti creano un vortice che pulisce tutta la superficie. Perché funzioni, la geometria interna deve rispettare tolleranze di due millimetri su un oggetto che in cottura si ritira dell’undici per cento.</p>
<p>Anche lo smalto ha fatto la sua parte. Le nuove formulazioni riducono la rugosità a meno di 0,03 micron e si puliscono con acqua fredda: un vantaggio per gli ospedali, che sono diventati il terzo mercato del comparto.</p>
<p>I progettisti segnalano un effetto collaterale: con meno acqua cambiano le pendenze. Nelle colonne di scarico degli edifici vecchi, dimensionate per dodici litri, quattro e mezzo possono non bastare a trasportare tutto. Il manuale tecnico in uscita a novembre indica quando sostituire il tratto orizzontale e quando è sufficiente un sifone diverso.</p>
<p>Le 27 aziende italiane del settore hanno prodotto nel 2023 quattro milioni di pezzi, in gran parte nel distretto di Civita Castellana, e ne esportano il 44%.</p>`,
      },
      en: {
        title: 'Sanitaryware: the four-and-a-half-litre flush reaches two new bathrooms in three',
        subtitle: 'In ten years Italian sanitaryware has saved 210 billion litres of water',
        abstract:
          'Rimless bowls, vortex flushing, glazes that let go: the engineering of an object nobody looks at, which decides a quarter of household water use.',
        body: `<p>A lavatory of the Nineteen-seventies used twelve litres a flush. A current model uses six and the best of them four and a half, with a half flush of two and a half. According to Assofornace’s observatory, bowls of <strong>4.5 litres</strong> were 66% of those sold in Italy in the first half of 2024; in 2015 they were 8%.</p>
<p>Multiplied by the number installed, the saving over ten years comes to 210 billion litres, or nearly three years of consumption by a city such as Turin.</p>
<h2>What has changed in the piece</h2>
<p>The rim, the hollow edge from which the water used to run, has gone. In its place two or three tangential jets create a vortex that rinses the whole surface. For that to work the inner geometry has to keep to tolerances of two millimetres, in an object that shrinks by eleven per cent in the kiln.</p>
<p>Glaze has played its part too. New formulations bring roughness below 0.03 microns and can be cleaned with cold water, an advantage for hospitals, which have become the branch’s third market.</p>
<p>Designers point to a side effect: with less water, gradients change. In the drainpipes of old buildings, sized for twelve litres, four and a half may not be enough to carry everything away. The technical manual due in November says when to replace the horizontal run and when a different trap will do.</p>
<p>Italy’s 27 sanitaryware makers produced four million pieces in 2023, largely in the district of Civita Castellana, and exported 44% of them.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2024-10-22',
    sectors: ['refractories'],
    picture: 'ring-kiln',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Refrattari, la seconda vita dei mattoni che hanno visto l’acciaio fuso',
        subtitle: 'Il riciclo sale dal 7 al 28%: magnesia e allumina tornano materia prima',
        abstract:
          'Ogni anno si demoliscono in Italia 190.000 tonnellate di rivestimenti esausti. Un consorzio di sette imprese li seleziona con il laser e li rimette in forno.',
        body: `<p>Senza refrattari non esisterebbero acciaio, vetro, cemento né ceramica. Sono i mattoni che stanno dalla parte del fuoco: durano da poche settimane a qualche anno, poi si demoliscono. Fino al 2019, in Italia, il 93% finiva in discarica o nei sottofondi stradali.</p>
<p>Il consorzio nato tre anni fa in seno ad Assofornace ha portato la quota riciclata al <strong>28%</strong>. La chiave è la selezione. Un mattone di magnesia e uno di allumina, coperti di scoria, sono indistinguibili a occhio; una sonda laser ne legge la composizione in due decimi di secondo, e un soffio d’aria lo devia sul nastro giusto.</p>
<h2>Perché conviene</h2>
<p>La magnesia elettrofusa arriva quasi tutta dall’Asia e in tre anni il prezzo è oscillato tra 480 e 1.350 euro la tonnellata. Quella recuperata costa il 30% in meno, e ogni tonnellata evita 1,8 tonnellate di anidride carbonica, perché la decarbonatazione è già avvenuta.</p>
<p>Le prove in siviera, condotte per quattordici mesi in due acciaierie, mostrano che i mattoni con il 40% di riciclato durano quanto quelli vergini nelle zone meno sollecitate. Il prossimo obiettivo, spiegano i tecnici, è la linea della scoria, dove l’usura è maggiore e ogni colata in più vale migliaia di euro.</p>
<p>Il settore conta in Italia 28 imprese e 1.540 addetti: pochi, ma senza di loro i forni di tutti gli altri si spegnerebbero in poche settimane. Durante la pandemia furono tra i primi a ottenere il permesso di restare aperti, dopo che un’acciaieria aveva spiegato per telefono che cosa succede quando un mattone manca.</p>`,
      },
      en: {
        title: 'Refractories: a second life for bricks that have seen molten steel',
        subtitle: 'Recycling climbs from 7 to 28% as magnesia and alumina turn back into raw material',
        abstract:
          'Every year 190,000 tonnes of spent linings are torn out in Italy. A consortium of seven companies sorts them by laser and puts them back in the kiln.',
        body: `<p>Without refractories there would be no steel, glass, cement or ceramics. They are the bricks on the side of the fire: they last from a few weeks to a few years and are then torn out. Until 2019, in Italy, 93% ended up in landfill or under roads.</p>
<p>The consortium formed within Assofornace three years ago has raised the recycled share to <strong>28%</strong>. Sorting is the key. Covered in slag, a magnesia brick and an alumina brick look the same; a laser probe reads their composition in two tenths of a second, and a puff of air sends each to the right belt.</p>
<h2>Why it pays</h2>
<p>Fused magnesia comes almost entirely from Asia, and over three years its price has swung between €480 and €1,350 a tonne. The recovered material costs 30% less, and each tonne avoids 1.8 tonnes of carbon dioxide, because the carbonate has already been driven off.</p>
<p>Ladle tests carried out over fourteen months in two steelworks show that bricks with 40% recycled content last as long as new ones in the less stressed zones. The next target, engineers explain, is the slag line, where wear is heaviest and every extra heat is worth thousands of euros.</p>
<p>In Italy the branch has 28 companies and 1,540 people: not many, but without them everybody else’s furnaces would go out within weeks. During the pandemic they were among the first to be allowed to stay open, after a steelworks explained over the telephone what happens when one brick is missing.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2024-12-03',
    sectors: ['tiles', 'tableware'],
    picture: 'quarter-verdigris',
    contact: 'association-press',
    text: {
      it: {
        title: 'Sassuolo, il museo della piastrella raddoppia e apre i cassetti',
        subtitle: 'Ottomila pezzi visibili in un deposito percorribile, dall’azulejo sbagliato al primo gres',
        abstract:
          'Non più vetrine ma scaffali: il nuovo deposito aperto del museo mostra tutta la collezione, prove di colore e scarti compresi. Ingresso gratuito il primo sabato del mese.',
        body: `<p>Un museo di solito mostra il cinque per cento di quello che possiede. Da sabato quello di Sassuolo lo mostra tutto. Il <strong>deposito aperto</strong>, realizzato in un ex reparto presse da 1.900 metri quadrati, raccoglie ottomila piastrelle su telai scorrevoli che chiunque può estrarre con una mano.</p>
<p>Il percorso non segue le date ma i gesti: pressare, smaltare, decorare, cuocere, scegliere. L’ultima sezione è la più amata da chi ha lavorato in fabbrica ed è dedicata agli errori. Ci sono la bolla, il punto di spillo, il cuore nero, la calibratura sbagliata; accanto a ciascuno, la voce registrata di chi ogni giorno doveva riconoscerli in un secondo.</p>
<p>L’archivio disegni, digitalizzato in due anni, conta 31.000 tavole. Si consultano da un tavolo luminoso e, per gli studiosi, a distanza. Tra le curiosità, i rapporti di un’ispettrice degli anni Sessanta che classificava ottantaquattro tonalità di beige.</p>
<p>Il progetto, costato 2,8 milioni di euro, è stato finanziato per metà dalle imprese e per metà dal Comune e dalla Regione. Gli arredi sono pallet e scaffali di magazzino ridipinti; l’unica concessione alla scenografia è il pavimento, posato con gli avanzi di ventisei collezioni che nessuno ricordava più.</p>
<h2>Orari</h2>
<ul><li>da martedì a venerdì, dalle 15 alle 19;</li><li>sabato e domenica, dalle 10 alle 18;</li><li>visite per le scuole la mattina, su prenotazione.</li></ul>`,
      },
      en: {
        title: 'Sassuolo: the tile museum doubles in size and opens its drawers',
        subtitle:
          'Eight thousand pieces in a store you can walk through, from failed copies to the first stoneware',
        abstract:
          'Shelves instead of showcases: the museum’s new open store shows the entire collection, colour trials and rejects included. Admission is free on the first Saturday of the month.',
        body: `<p>A museum usually shows five per cent of what it owns. From Saturday the one in Sassuolo shows everything. The <strong>open store</strong>, built in a former press shop of 1,900 square metres, holds eight thousand tiles on sliding frames that anyone can pull out with one hand.</p>
<p>The route follows gestures rather than dates: pressing, glazing, decorating, firing, sorting. The last section, the favourite of those who have worked in a factory, is devoted to mistakes. There are blisters, pinholes, black cores and wrong sizes, and beside each the recorded voice of somebody who had to spot them every day in a second.</p>
<p>The archive of drawings, digitised over two years, comprises 31,000 sheets. They can be consulted on a light table and, by scholars, from afar. Among the curiosities are the reports of a Nineteen-sixties inspector who classified eighty-four shades of beige.</p>
<p>The project cost €2.8 million and was funded half by companies and half by the town and the region. The furniture is pallets and warehouse racks, repainted; the only concession to display is the floor, laid with leftovers of twenty-six collections that nobody remembered any more.</p>
<h2>Opening times</h2>
<ul><li>Tuesday to Friday, 3 pm to 7 pm;</li><li>Saturday and Sunday, 10 am to 6 pm;</li><li>school visits in the morning, by appointment.</li></ul>`,
      },
    },
  },
];
