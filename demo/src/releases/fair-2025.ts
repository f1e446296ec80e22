import type { DemoRelease } from '../types.ts';

export const fair2025: readonly DemoRelease[] = [
  {
    press_group: 'fair',
    date: '2025-03-11',
    sectors: ['fair'],
    picture: 'scales-lagoon',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Nasce il Premio Ceraforma per il giornalismo: 15.000 euro a chi sa raccontare la materia',
        subtitle: 'Tre categorie, una giuria senza inserzionisti, candidature gratuite fino al 13 giugno',
        abstract:
          'Inchiesta, reportage, immagini: il nuovo premio cerca lavori pubblicati in qualunque lingua su ceramica, costruzioni e abitare. Vale anche la critica, soprattutto la critica.',
        body: `<p>Scrivere di piastrelle è difficile: non si muovono, non parlano e durano più dei giornali. Per questo Ceraforma istituisce, nell’anno della sua 35ª edizione, un <strong>premio per il giornalismo</strong> dedicato a chi racconta la ceramica, il costruire e l’abitare.</p>
<h2>Categorie</h2>
<ul><li><strong>Inchiesta</strong> (6.000 euro), su temi economici, ambientali o del lavoro;</li><li><strong>Reportage</strong> (6.000 euro), scritto o sonoro, fino a un’ora;</li><li><strong>Immagini</strong> (3.000 euro), per una serie di almeno otto fotografie o un filmato sotto i venti minuti.</li></ul>
<p>Possono candidarsi lavori usciti tra il 1° giugno 2024 e il 31 maggio 2025 su testate registrate di ogni Paese. Se la lingua non è l’italiano o l’inglese, basta un riassunto: alla traduzione pensa la segreteria.</p>
<p>La giuria è composta da cinque giornalisti che non lavorano per riviste con pubblicità del settore e non conoscono le candidature fino alla riunione. Il regolamento contiene una riga insolita: <em>un articolo critico verso la fiera o verso i suoi espositori non può essere escluso per questa ragione</em>. La premiazione è fissata per giovedì 25 settembre.</p>
<p>I lavori finalisti saranno pubblicati, con il consenso delle testate, in un volume bilingue distribuito gratuitamente alle scuole di giornalismo. Quanto ai 15.000 euro, arrivano da un fondo separato, costituito con gli abbonamenti al catalogo: nessun espositore vi contribuisce, nessuno può farlo.</p>`,
      },
      en: {
        title: 'A Ceraforma Prize for Journalism: €15,000 for those who can write about matter',
        subtitle: 'Three categories, a jury without advertisers, free entry until 13 June',
        abstract:
          'Investigation, reportage, pictures: the new prize looks for work published in any language on ceramics, building and dwelling. Criticism counts too; criticism above all.',
        body: `<p>Writing about tiles is hard: they do not move, do not speak and outlast newspapers. That is why Ceraforma, in the year of its 35th edition, is founding a <strong>prize for journalism</strong> on ceramics, building and dwelling.</p>
<h2>Categories</h2>
<ul><li><strong>Investigation</strong> (€6,000), on business, the environment or labour;</li><li><strong>Reportage</strong> (€6,000), written or spoken, of up to an hour;</li><li><strong>Pictures</strong> (€3,000), for a series of at least eight photographs or a film of under twenty minutes.</li></ul>
<p>Work published between 1 June 2024 and 31 May 2025 by registered media of any country may be entered. If the language is neither Italian nor English a summary will do: the secretariat takes care of translation.</p>
<p>The jury is made up of five journalists who do not work for magazines carrying the industry’s advertising and who learn of the entries only when they meet. The rules contain an unusual line: <em>an article critical of the fair or of its exhibitors may not be excluded on that ground</em>. The awards will be given on Thursday 25 September.</p>
<p>With the consent of their publishers, the shortlisted works will appear in a bilingual volume distributed free to schools of journalism. As for the €15,000, they come from a separate fund fed by subscriptions to the catalogue: no exhibitor contributes to it, and none may.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2025-06-10',
    sectors: ['fair', 'tiles'],
    picture: 'outdoor-stone',
    contact: 'fair-press',
    text: {
      it: {
        title:
          'Antisdrucciolevolezza, autoportanza, posa a secco: i venti millimetri conquistano il cortile di Ceraforma',
        subtitle:
          'Millecinquecento metri quadrati all’aperto per camminare, bagnare e guidarci sopra un furgone',
        abstract:
          'Terrazze, bordi piscina, parcheggi, tetti: la ceramica spessa ha un’area tutta sua. Si potrà misurare lo scivolamento a piedi nudi e smontare il pavimento con due dita.',
        body: `<p>Per vedere la ceramica da esterno bisogna stare all’esterno. A settembre il cortile centrale della fiera, <strong>1.500 metri quadrati</strong> finora attraversati in fretta, diventerà un giardino in cui quarantadue aziende posano i loro prodotti da venti millimetri come andrebbero posati: su ghiaia, erba, sabbia, supporti regolabili.</p>
<p>Lo spessore maggiorato è nato quindici anni fa come curiosità. Oggi vale il 9% del fatturato italiano delle piastrelle, perché risolve un problema antico: una lastra di quaranta chili, appoggiata senza colla, regge un’auto, si solleva per ispezionare gli impianti e si porta via quando si cambia casa.</p>
<h2>Tre prove per il pubblico</h2>
<ol><li><strong>A piedi nudi.</strong> Una rampa bagnata, inclinabile fino a 24 gradi, un’imbragatura: si cammina finché si scivola, e si legge la classe.</li><li><strong>A quattro ruote.</strong> Un furgone da 3,5 tonnellate frena su una pavimentazione posata quella mattina.</li><li><strong>Con due dita.</strong> Una ventosa e un minuto per scoprire che cosa c’è sotto.</li></ol>
<h2>Pioggia, ombra, radici</h2>
<p>L’esterno mette la ceramica davanti a problemi che in salotto non ha. Il giardino di Ceraforma li mostra apposta: un quadrato in pieno sole, con sonde che leggono la temperatura di dodici colori diversi a mezzogiorno; uno perennemente all’ombra, dove si vede quali superfici trattengono il muschio; uno attraversato dalle radici di un bagolaro, per capire come si livella un pavimento che si muove.</p>
<p>La pioggia, se non arriva, sarà fatta arrivare: alle 11 e alle 17 un impianto rovescia sul cortile trenta millimetri in venti minuti, quanto il temporale dello scorso ottobre. I giunti aperti ne lasciano filtrare il 90%, che finisce in una vasca e torna su il giorno dopo. Ombrelli all’ingresso, gratuiti, da restituire asciutti.</p>
<p>Alberi, panche e pergole sono a noleggio; la ghiaia resterà. Al termine della fiera 900 metri quadrati di lastre andranno ai cortili di tre scuole di Bologna.</p>`,
      },
      en: {
        title:
          'Slip-resistant, self-supporting, dry-laid: twenty millimetres take over Ceraforma’s courtyard',
        subtitle: 'Fifteen hundred square metres in the open air, to walk on, wet and drive a van across',
        abstract:
          'Terraces, pool edges, car parks, roofs: thick ceramics have an area to themselves. Visitors can measure slip barefoot and take up the floor with two fingers.',
        body: `<p>To see outdoor ceramics you have to be outdoors. In September the fair’s central courtyard, <strong>1,500 square metres</strong> that people used to hurry across, becomes a garden in which forty-two companies lay their 20 mm products the way they should be laid: on gravel, grass, sand and adjustable supports.</p>
<p>Extra thickness began fifteen years ago as a curiosity. Today it accounts for 9% of Italian tile turnover, because it solves an old problem: a forty-kilo slab, resting there without adhesive, carries a car, lifts up when pipes need inspecting and comes along when you move house.</p>
<h2>Three tests for the public</h2>
<ol><li><strong>Barefoot.</strong> A wet ramp that tilts up to 24 degrees and a harness: walk until you slip, then read off the class.</li><li><strong>On four wheels.</strong> A 3.5-tonne van brakes on paving laid that morning.</li><li><strong>With two fingers.</strong> A suction cup and one minute to find out what is underneath.</li></ol>
<h2>Rain, shade, roots</h2>
<p>The outdoors confronts ceramics with problems they never meet in a living room. Ceraforma’s garden shows them on purpose: one square in full sun, with probes that read the temperature of twelve colours at noon; one forever in the shade, where you can see which surfaces hold moss; one crossed by the roots of a nettle tree, to learn how to level a floor that moves.</p>
<p>Rain, if it does not come, will be made to: at 11 am and 5 pm a plant pours thirty millimetres on the courtyard in twenty minutes, the same as last October’s storm. Open joints let 90% of it through to a tank, from which it goes up again the next day. Umbrellas at the entrance are free, to be returned dry.</p>
<p>Trees, benches and pergolas are hired; the gravel will stay. When the fair is over, 900 square metres of slabs will go to the playgrounds of three Bologna schools.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2025-09-09',
    access: 'press',
    sectors: ['fair'],
    picture: 'maiolica-monochrome',
    contact: 'fair-international',
    text: {
      it: {
        title: 'Guida per la stampa a Ceraforma 2025: sala, interviste, immagini e numeri da tenere in tasca',
        subtitle: 'Con l’agenda delle anteprime e i contatti diretti di 180 uffici stampa degli espositori',
        abstract:
          'Tutto quello che serve per lavorare dal 23 al 26 settembre: orari delle anteprime, prenotazione delle interviste, regole per le riprese, elenco dei portavoce per lingua.',
        body: `<p>La sala stampa è al primo piano del centro servizi e apre <strong>lunedì 22 alle 14</strong>, per chi vuole vedere gli allestimenti. Ottanta postazioni, due salette silenziose per le registrazioni, un fotografo e un tecnico video a disposizione.</p>
<h2>Anteprime</h2>
<p>Martedì dalle 8 alle 9, prima dell’apertura, otto gruppi da dodici persone visitano i padiglioni con una guida indipendente: due per l’architettura, due per il bagno, uno per l’esterno, uno per la tecnologia, due in tedesco e francese. L’iscrizione è obbligatoria.</p>
<h2>Interviste</h2>
<p>La direzione del salone riceve ogni giorno dalle 12 alle 13 senza appuntamento. Per gli espositori, l’elenco dei portavoce è ordinato per lingua parlata, con il numero di chi risponde davvero.</p>
<h2>Numeri</h2>
<ul><li>527 espositori, 34 Paesi, 12 padiglioni;</li><li>118.000 metri quadrati, 31 chilometri di corsie;</li><li>26.000 metri quadrati di piastrelle posate e rimosse: il 92% sarà riusato o riciclato.</li></ul>
<p>I comunicati degli espositori non sono stampati. Chi desidera la carta la trova nelle macchine lungo il corridoio, una copia alla volta.</p>`,
      },
      en: {
        title: 'Press guide to Ceraforma 2025: newsroom, interviews, pictures and numbers for your pocket',
        subtitle: 'With the diary of previews and direct contacts for 180 exhibitors’ press offices',
        abstract:
          'All that is needed to work from 23 to 26 September: times of previews, interview booking, rules for filming, a list of spokespeople by language.',
        body: `<p>The newsroom is on the first floor of the service centre and opens on <strong>Monday 22 at 2 pm</strong> for those who wish to see the stands go up. Eighty desks, two quiet rooms for recording, and a photographer and video technician on hand.</p>
<h2>Previews</h2>
<p>On Tuesday from 8 to 9 am, before the doors open, eight groups of twelve visit the halls with an independent guide: two for architecture, two for the bathroom, one for outdoors, one for technology and two in German and French. Registration is compulsory.</p>
<h2>Interviews</h2>
<p>The exhibition’s management is at home every day from noon to 1 pm, no appointment needed. For exhibitors, the list of spokespeople is sorted by the language they speak and gives the number of whoever really answers.</p>
<h2>Numbers</h2>
<ul><li>527 exhibitors, 34 countries, 12 halls;</li><li>118,000 square metres, 31 kilometres of aisles;</li><li>26,000 square metres of tiles laid and taken up, 92% of which will be reused or recycled.</li></ul>
<p>Exhibitors’ releases are not printed. Those who want paper will find it in the machines along the corridor, one copy at a time.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2025-09-23',
    sectors: ['fair', 'tiles', 'technology'],
    picture: 'slab-black',
    contact: 'fair-press',
    text: {
      it: {
        title:
          'Trentacinque edizioni di Ceraforma: dodici padiglioni, 527 espositori e una torta di terracotta',
        subtitle:
          'Il compleanno si festeggia in cortile; nei padiglioni regnano il nero, il verde e la luce radente',
        abstract:
          'La nuova area per l’esterno, un padiglione dedicato alle macchine, il primo premio per il giornalismo: guida alla giornata inaugurale.',
        body: `<p>La torta, alta due metri, è stata cotta in quattro pezzi e montata nella notte: trentacinque strati di argille diverse, uno per edizione, dal rosso imolese al bianco delle porcellane. Intorno, da stamattina, gira una fiera di <strong>527 espositori</strong> da 34 Paesi, la più grande dal 2019.</p>
<p>Il dodicesimo padiglione è quello delle macchine. Per la prima volta chi progetta può vedere in funzione una linea completa, dalla pressa alla scelta, accorciata a sessanta metri: produce una piastrella ogni undici secondi, e i visitatori se la portano via ancora tiepida.</p>
<p>Nelle collezioni si riaffaccia il nero. Ardesie, laviche, marmi scuri con vene sottili, spesso lasciati opachi e illuminati di taglio. Gli fa da contrappunto un verde profondo, quasi vegetale, che dalle lastre passa ai sanitari e ai rubinetti. I grandi assenti sono il legno e il cemento, ridotti a poche proposte.</p>
<p>Chi ha poco tempo segua la linea bianca: un percorso di due ore, disegnato da tre architette che non hanno mai lavorato per un espositore, tocca trentacinque oggetti scelti per una ragione dichiarata su un cartellino. Al numero 19 c’è un battiscopa. «È fatto bene», dice il cartellino, e basta.</p>
<p>Alle 12, in cortile, le autorità cittadine taglieranno la torta con un seghetto diamantato. Le fette, numerate, saranno vendute a favore della scuola di ceramica di Faenza.</p>`,
      },
      en: {
        title: 'Thirty-five editions of Ceraforma: twelve halls, 527 exhibitors and a terracotta cake',
        subtitle:
          'The birthday party is in the courtyard; in the halls black, green and raking light hold sway',
        abstract:
          'The new outdoor area, a hall devoted to machinery, the first prize for journalism: a guide to the opening day.',
        body: `<p>The cake, two metres high, was fired in four pieces and put together overnight: thirty-five layers of different clays, one for each edition, from the red of Imola to the white of porcelain. Around it since this morning turns a fair of <strong>527 exhibitors</strong> from 34 countries, the largest since 2019.</p>
<p>The twelfth hall belongs to the machines. For the first time designers can watch a complete line at work, from press to sorting, shortened to sixty metres: it makes a tile every eleven seconds, and visitors take it away still warm.</p>
<p>Among collections black is back. Slates, lavas and dark marbles with fine veins, often left matt and lit from the side. Its counterpoint is a deep, almost vegetable green that passes from slabs to sanitaryware and taps. Timber and concrete effects are the great absentees, down to a handful.</p>
<p>Those in a hurry should follow the white line: a two-hour route drawn by three architects who have never worked for an exhibitor takes in thirty-five objects, each chosen for a reason stated on a card. Number 19 is a skirting tile. “It is well made,” the card says, and that is all.</p>
<p>At noon, in the courtyard, the city authorities will cut the cake with a diamond saw. The slices are numbered and will be sold in aid of the ceramics school in Faenza.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2025-10-07',
    sectors: ['fair'],
    picture: 'planks-oak',
    contact: 'fair-international',
    text: {
      it: {
        title: 'Ceraforma 2025 sfiora gli ottantamila: 79.450 visitatori da 117 Paesi',
        subtitle: 'Cresce la permanenza, calano i rifiuti: 92% degli allestimenti riusato o riciclato',
        abstract:
          'Presenze in aumento del 4,2%, stranieri al 47%. Il cortile dell’esterno è l’area più visitata dopo l’ingresso; assegnati i tre premi per il giornalismo.',
        body: `<p>Sono stati <strong>79.450</strong> i visitatori della 35ª edizione (+4,2%), 37.340 dei quali stranieri: il 47%, da 117 Paesi. È il miglior risultato dopo la pandemia e, per quota estera, il migliore di sempre.</p>
<p>La fiera ha pesato anche quello che ha lasciato. I rifiuti da allestimento sono stati 412 tonnellate, contro le 690 del 2023, grazie a un regolamento che obbliga a dichiarare in anticipo la destinazione di ogni materiale. Dei 26.000 metri quadrati di piastrelle posati negli stand, il 61% è stato rimosso intero e riusato, il 31% avviato al mulino.</p>
<h2>I premi per il giornalismo</h2>
<p>La giuria ha esaminato 214 lavori da 29 Paesi. Il premio per l’inchiesta è andato a una serie sui cantieri che non pagano i posatori; quello per il reportage a un documentario sonoro registrato di notte accanto a un forno; quello per le immagini a otto fotografie di pavimenti di stazioni in disuso.</p>
<p>La linea di produzione del padiglione 12 ha sfornato 9.600 piastrelle in quattro giorni; ne sono rimaste undici. Le fette della torta di terracotta hanno reso 23.000 euro, con cui la scuola di Faenza comprerà un forno. Resta in cortile la base, che nessuno è riuscito a spostare.</p>
<p>Si replica dal 22 al 25 settembre 2026. Le domande di partecipazione, aperte ieri, hanno già coperto il 58% della superficie.</p>`,
      },
      en: {
        title: 'Ceraforma 2025 just short of eighty thousand: 79,450 visitors from 117 countries',
        subtitle: 'Visits are longer and waste is down: 92% of stand materials reused or recycled',
        abstract:
          'Attendance rose 4.2%, with 47% from abroad. The outdoor courtyard was the most visited area after the entrance; the three journalism prizes have been awarded.',
        body: `<p>The 35th edition had <strong>79,450</strong> visitors (up 4.2%), of whom 37,340, or 47%, came from abroad, from 117 countries. It is the best result since the pandemic and, in foreign share, the best ever.</p>
<p>The fair also weighed what it left behind. Waste from stand building came to 412 tonnes, against 690 in 2023, thanks to rules that require the destination of every material to be stated beforehand. Of the 26,000 square metres of tiles laid on stands, 61% was taken up whole and reused and 31% sent to the mill.</p>
<h2>The journalism prizes</h2>
<p>The jury examined 214 entries from 29 countries. The prize for investigation went to a series on building sites that do not pay their tilers; that for reportage to a sound documentary recorded beside a kiln at night; that for pictures to eight photographs of the floors of disused stations.</p>
<p>The production line in hall 12 turned out 9,600 tiles in four days; eleven were left. Slices of the terracotta cake raised €23,000, with which the school in Faenza will buy a kiln. The base is still in the courtyard, nobody having managed to shift it.</p>
<p>The next edition runs from 22 to 25 September 2026. Applications opened yesterday and have already covered 58% of the space.</p>`,
      },
    },
  },
];
