import type { DemoRelease } from '../types.ts';

export const fair2026: readonly DemoRelease[] = [
  {
    press_group: 'fair',
    date: '2026-03-17',
    sectors: ['fair', 'tableware'],
    picture: 'plates-forest',
    pictures: ['bowls-dusk', 'vessels-workshop'],
    contact: 'fair-press',
    text: {
      it: {
        title: 'Ceraforma apparecchia: a settembre debutta «Tavola», il padiglione delle stoviglie',
        subtitle: 'Sessanta espositori, quattro cucine accese e una cena al giorno servita su pezzi unici',
        abstract:
          'Porcellana, grès, terraglia, vetro: la ceramica che si tiene in mano entra in fiera accanto a quella che si calpesta. Prove di impatto, di lavaggio e di appetito.',
        body: `<p>Mancava quella che si usa tre volte al giorno. Dal 22 settembre Ceraforma avrà un padiglione per la ceramica da tavola: si chiama <strong>«Tavola»</strong>, occupa 6.000 metri quadrati del padiglione 2 e accoglierà una sessantina di espositori, dalle manifatture di porcellana per alberghi ai laboratori di Faenza e Vietri.</p>
<p>L’idea viene dai visitatori. Nel questionario del 2025 un architetto su cinque ha dichiarato di scegliere, per ristoranti e hotel, anche piatti e tazze; quasi nessuno sapeva dove vederli insieme. «Chi disegna una sala pensa alla luce sul tavolo prima che al pavimento», spiega la direzione. «Era ora di darle retta.»</p>
<h2>Si prova tutto</h2>
<ul><li>Una lavastoviglie professionale trasparente, per vedere dove si rompono i bordi.</li><li>Un banco di caduta, con altezza regolabile e punteggio.</li><li>Quattro cucine, affidate a scuole alberghiere della regione, che servono pranzi da otto minuti e cene da due ore.</li></ul>
<p>Ogni sera una cena per quaranta persone sarà apparecchiata con pezzi unici di un solo laboratorio. I posti si sorteggiano tra i visitatori registrati; i piatti, lavati, vanno all’asta l’ultimo giorno.</p>
<h2>Perché adesso</h2>
<p>Il momento sembra favorevole. Dopo anni di stoviglie bianche e industriali, la ristorazione chiede serie brevi, colori, bordi irregolari, e vuole sapere da dove vengono. Le otto manifatture italiane rimaste, 610 addetti in tutto, fanno ormai metà del fatturato con locali e alberghi; intorno a loro lavorano circa 2.900 laboratori artigiani, che da soli non riempirebbero mai uno stand. In «Tavola» ne condivideranno dodici, a rotazione di due giorni.</p>
<p>Il padiglione avrà un ingresso proprio e resterà aperto fino alle 21, quando il resto della fiera è già spento. La domenica precedente, in anteprima, sarà dei bolognesi: ingresso libero, con una sola condizione. Bisogna portare una tazza, di qualunque genere, e raccontare in due minuti perché non la si è mai buttata.</p>`,
      },
      en: {
        title: 'Ceraforma lays the table: “Tavola”, the tableware hall, makes its debut in September',
        subtitle: 'Sixty exhibitors, four working kitchens and a dinner every day on one-off pieces',
        abstract:
          'Porcelain, stoneware, earthenware, glass: the ceramics we hold in our hands join those we walk on. Tests of impact, of washing and of appetite.',
        body: `<p>The ceramics we use three times a day were missing. From 22 September Ceraforma will have a hall for tableware: called <strong>“Tavola”</strong>, it takes up 6,000 square metres of hall 2 and will have some sixty exhibitors, from makers of hotel porcelain to the workshops of Faenza and Vietri.</p>
<p>The idea came from visitors. In the 2025 survey one architect in five said that for restaurants and hotels they also choose the plates and cups; almost none knew where to see them together. “Whoever designs a dining room thinks of the light on the table before the floor,” the management explains. “It was time to listen.”</p>
<h2>Everything can be tried</h2>
<ul><li>A see-through professional dishwasher, to find out where rims break.</li><li>A drop bench of adjustable height, with a score.</li><li>Four kitchens, run by hotel schools of the region, serving eight-minute lunches and two-hour dinners.</li></ul>
<p>Every evening a dinner for forty will be laid with one-off pieces from a single workshop. Seats are drawn among registered visitors; the plates, washed, are auctioned on the last day.</p>
<h2>Why now</h2>
<p>The moment seems right. After years of white, industrial tableware, restaurants are asking for short runs, colours and uneven rims, and want to know where they come from. The eight Italian manufacturers that remain, with 610 people in all, now make half of their turnover with eating places and hotels; around them some 2,900 craft workshops are at work, which on their own would never fill a stand. In “Tavola” they will share twelve, changing over every two days.</p>
<p>The hall will have an entrance of its own and stay open until 9 pm, when the rest of the fair has gone dark. On the Sunday before, as a preview, it belongs to the people of Bologna: admission is free on a single condition. You have to bring a cup, of whatever kind, and say in two minutes why you have never thrown it away.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2026-06-16',
    sectors: ['fair', 'technology'],
    picture: 'hall-plan',
    contact: 'fair-press',
    text: {
      it: {
        title:
          'Internazionalizzazione, interdisciplinarietà, intermodalità: la nuova pianta di Ceraforma spiegata padiglione per padiglione, con la mappa che funziona senza connessione',
        subtitle: 'Dodici padiglioni ridisegnati attorno a tre percorsi: costruire, abitare, apparecchiare',
        abstract:
          'Si entra da qualunque porta e si arriva a ciò che interessa in meno di sei minuti. I settori si mescolano, le distanze si accorciano, le macchine restano dove pesano.',
        body: `<p>Tre parole lunghe per una cosa semplice: camminare meno e vedere di più. La pianta della 36ª edizione, pubblicata oggi, abbandona la divisione per categorie merceologiche e dispone i <strong>dodici padiglioni</strong> lungo tre percorsi: <em>costruire</em> (1, 4, 5, 6 e 12), <em>abitare</em> (3, 7, 8, 9, 10 e 11) e <em>apparecchiare</em> (2).</p>
<p>Il progetto è nato contando i passi. Nel 2025 un campione di 1.200 visitatori ha portato con sé un rilevatore anonimo: in media dodici chilometri e mezzo in due giorni, un terzo dei quali per tornare indietro. Avvicinando chi si cerca – grandi lastre e facciate, rubinetti e sanitari, adesivi e piazza della posa – la simulazione scende a nove.</p>
<h2>La mappa</h2>
<p>L’applicazione si scarica una volta e poi funziona anche nei sotterranei. Conosce scale, ascensori e pendenze; per chi si muove in sedia a rotelle propone solo percorsi verificati di persona. Non registra nulla: la posizione si calcola sul telefono e lì rimane.</p>
<p>Lo spostamento più discusso riguarda le macchine: sei presse da 4.000 tonnellate non possono stare dove si vorrebbe, ma dove il pavimento regge. Rimangono dunque nel padiglione 12, costruito su pali; per avvicinarle al resto si è aperta una galleria coperta di novanta metri, rivestita da otto espositori che hanno sorteggiato le pareti.</p>
<p>Per gli amanti della carta ne abbiamo stampate quarantamila, in un formato che sta nel taschino. L’hanno chiesto soprattutto i ventenni.</p>`,
      },
      en: {
        title:
          'International, interdisciplinary, intermodal: Ceraforma’s new floor plan explained hall by hall, with a map that works offline',
        subtitle: 'Twelve halls redrawn around three routes: building, dwelling, laying the table',
        abstract:
          'Come in by any door and reach what interests you within six minutes. Sectors mingle, distances shrink, machines stay where their weight can be borne.',
        body: `<p>Three long words for something simple: walk less and see more. The plan of the 36th edition, published today, gives up the division by product category and arranges the <strong>twelve halls</strong> along three routes: <em>building</em> (1, 4, 5, 6 and 12), <em>dwelling</em> (3, 7, 8, 9, 10 and 11) and <em>laying the table</em> (2).</p>
<p>The project began with counting steps. In 2025 a sample of 1,200 visitors carried an anonymous tracker: twelve and a half kilometres in two days on average, a third of them spent going back. By bringing together those who look for one another – large slabs and façades, taps and sanitaryware, adhesives and the laying square – the simulation gets that down to nine.</p>
<h2>The map</h2>
<p>The application is downloaded once and then works even in the basement. It knows stairs, lifts and slopes; wheelchair users are offered only routes that have been checked in person. It records nothing: position is worked out on the telephone and stays there.</p>
<p>The most debated move has to do with machinery: six presses of 4,000 tonnes cannot go where one would like but only where the floor will bear them. They therefore stay in hall 12, which stands on piles; to bring them closer, a covered gallery of ninety metres has been opened, tiled by eight exhibitors who drew lots for the walls.</p>
<p>For lovers of paper we have printed forty thousand, in a format that fits a breast pocket. It was chiefly people in their twenties who asked.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2026-09-15',
    access: 'press',
    sectors: ['fair'],
    picture: 'brick-arch',
    pictures: ['room-courtyard', 'portico-dawn'],
    contact: 'fair-press',
    text: {
      it: {
        title:
          'Conferenza stampa del 22 settembre: ordine degli interventi, diretta e materiali sotto chiave fino alle 10.30',
        subtitle: 'Per gli accreditati: posti, collegamenti audio, interviste flash nel cortile',
        abstract:
          'La mattina inaugurale minuto per minuto. I dati sugli espositori e l’indagine tra i progettisti si possono consultare in anticipo, non pubblicare.',
        body: `<p>La conferenza stampa di apertura si tiene <strong>martedì 22 settembre alle 10.30</strong> nella sala grande del centro servizi. I primi trecento posti sono riservati agli accreditati che confermano entro sabato; per gli altri c’è il collegamento in sala stampa.</p>
<h2>Scaletta</h2>
<ul><li>10.30 – saluto della direzione e numeri della 36ª edizione;</li><li>10.45 – «Chi sceglie che cosa», indagine su 900 studi di progettazione in otto Paesi;</li><li>11.10 – domande;</li><li>11.40 – interviste flash di quattro minuti, nel cortile, con turno a numero.</li></ul>
<p>L’indagine è già in quest’area, in formato aperto, insieme al questionario originale. Chiediamo di non citarne i risultati prima delle 10.30: l’istituto che l’ha condotta li presenta per la prima volta in sala.</p>
<p>Segnale audio a due canali, italiano e inglese, su prese XLR in prima e ultima fila. Per le dirette è disponibile una posizione rialzata a dodici metri dal palco; si assegna a chi arriva prima.</p>`,
      },
      en: {
        title:
          'Press conference of 22 September: running order, live feed and material under wraps until 10.30 am',
        subtitle: 'For accredited press: seats, sound links, flash interviews in the courtyard',
        abstract:
          'The opening morning minute by minute. Data on exhibitors and the survey of designers may be read in advance but not published.',
        body: `<p>The opening press conference takes place on <strong>Tuesday 22 September at 10.30 am</strong> in the main hall of the service centre. The first three hundred seats are kept for accredited journalists who confirm by Saturday; for the rest there is a link in the newsroom.</p>
<h2>Running order</h2>
<ul><li>10.30 – welcome by the management and numbers of the 36th edition;</li><li>10.45 – “Who chooses what”, a survey of 900 design practices in eight countries;</li><li>11.10 – questions;</li><li>11.40 – four-minute flash interviews in the courtyard, by numbered turn.</li></ul>
<p>The survey is already in this area, in an open format, along with the original questionnaire. We ask you not to quote its findings before 10.30 am: the institute that carried it out is presenting them in the hall for the first time.</p>
<p>Sound on two channels, Italian and English, from XLR sockets in the first and last rows. A raised position twelve metres from the stage is available for live broadcasts, first come, first served.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2026-09-22',
    sectors: ['fair', 'tiles', 'sanitaryware', 'tableware'],
    picture: 'maiolica-cobalt',
    pictures: ['room-cloister', 'portico'],
    contact: 'fair-press',
    text: {
      it: {
        title: 'Ceraforma 2026 apre con 541 espositori e il profumo delle cucine di «Tavola»',
        subtitle:
          'Il decoro torna protagonista: maioliche, fiori, errori del pennello riprodotti in digitale e qualcuno vero',
        abstract:
          'Trentasei Paesi, dodici padiglioni, tre percorsi. Mezz’ora dopo l’apertura erano già state rotte 214 tazze, tutte apposta.',
        body: `<p>Il primo rumore della 36ª edizione è stato quello di una tazza caduta da un metro e dieci. Al banco delle prove di <strong>«Tavola»</strong>, il padiglione che debutta oggi, se n’erano rotte 214 dopo mezz’ora; una, di porcellana rinforzata, è arrivata a due metri ed è stata applaudita.</p>
<p>Intorno c’è la fiera più grande del decennio: <strong>541 espositori</strong> da 36 Paesi, 121.000 metri quadrati, tre percorsi che incrociano mestieri finora separati. Alle 10 il sistema contava già 9.400 ingressi.</p>
<p>Nelle collezioni torna il decoro dipinto. Maioliche con fiori a otto petali, cornici, frutta, animali storti; stampate in digitale con sessanta grafiche diverse perché nessuna si ripeta, o davvero a pennello, come fanno quattro laboratori di Faenza per altrettante industrie. Il bianco e blu è ovunque, e dopo anni di discrezione non fa nulla per nascondersi.</p>
<p>Il resto è alleggerimento: lastre da tre millimetri e mezzo incollate sul vecchio pavimento, lavabi da sei chili, impasti con un terzo di materiale riciclato. E prezzi in etichetta, dal vivo: li espone un quarto delle aziende, il doppio dell’anno scorso.</p>
<p>Domani la giornata è dedicata alle scuole, con milleduecento studenti attesi da undici istituti; giovedì si premiano il giornalismo e «Prima cottura»; venerdì alle 15 l’asta dei piatti. Le tazze rotte, fanno sapere dal banco, saranno macinate e torneranno l’anno prossimo sotto forma di vassoio.</p>`,
      },
      en: {
        title: 'Ceraforma 2026 opens with 541 exhibitors and the smell of cooking from “Tavola”',
        subtitle:
          'Decoration takes the stage again: maiolica, flowers, slips of the brush, digital and sometimes real',
        abstract:
          'Thirty-six countries, twelve halls, three routes. Half an hour after opening 214 cups had been broken, all of them on purpose.',
        body: `<p>The first sound of the 36th edition was that of a cup falling from one metre ten. On the test bench of <strong>“Tavola”</strong>, the hall that makes its debut today, 214 had been broken within half an hour; one, in reinforced porcelain, got as far as two metres and was applauded.</p>
<p>Around it lies the largest fair of the decade: <strong>541 exhibitors</strong> from 36 countries, 121,000 square metres and three routes that bring together trades kept apart until now. By 10 am the system had counted 9,400 admissions.</p>
<p>Among collections painted decoration is back. Maiolica with eight-petalled flowers, frames, fruit and crooked animals, printed digitally from sixty different faces so that none repeats, or truly by brush, as four Faenza workshops do for as many factories. Blue and white is everywhere and, after years of discretion, does nothing to hide.</p>
<p>The rest is a matter of getting lighter: slabs of three and a half millimetres glued over the old floor, basins of six kilos, bodies with a third of recycled content. And prices on the label, for all to see: a quarter of companies display them, twice as many as last year.</p>
<p>Tomorrow is for schools, with twelve hundred students expected from eleven colleges; on Thursday come the awards for journalism and for “First Firing”; on Friday at 3 pm the auction of plates. The broken cups, the test bench lets it be known, will be ground and come back next year in the shape of a tray.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2026-09-29',
    sectors: ['fair'],
    picture: 'hexagon-emerald',
    pictures: ['stand-green', 'hall-slabs'],
    contact: 'fair-international',
    attachments: ['fair-2026'],
    text: {
      it: {
        title: 'Ceraforma 2026: 81.730 visitatori, quasi la metà dall’estero',
        subtitle: 'Superata la soglia degli ottantamila; «Tavola» confermata e ampliata per il 2027',
        abstract:
          'Presenze in crescita del 2,9%, stranieri al 49% da 118 Paesi. In allegato il rapporto con i dati per giornata, professione e provenienza.',
        body: `<p>Per la prima volta dal 2019 la fiera supera gli ottantamila ingressi: <strong>81.730 visitatori</strong>, il 2,9% in più dell’anno scorso. Gli stranieri sono 40.050, il 49%, da 118 Paesi; un altro punto e sarà metà fiera.</p>
<table><thead><tr><th>Edizione</th><th>Espositori</th><th>Visitatori</th><th>Estero</th></tr></thead><tbody><tr><td>2022</td><td>468</td><td>68.340</td><td>41%</td></tr><tr><td>2023</td><td>503</td><td>74.910</td><td>44%</td></tr><tr><td>2024</td><td>511</td><td>76.280</td><td>46%</td></tr><tr><td>2025</td><td>527</td><td>79.450</td><td>47%</td></tr><tr><td>2026</td><td>541</td><td>81.730</td><td>49%</td></tr></tbody></table>
<p>I tre percorsi hanno funzionato: si è camminato il 24% in meno e si sono visitati tredici stand a testa, contro undici. Il padiglione delle stoviglie ha avuto 26.300 passaggi; due espositori su tre, tutti al debutto, hanno già chiesto più spazio. L’asta dei piatti delle cene ha raccolto 18.600 euro per le scuole alberghiere.</p>
<h2>Chi è venuto</h2>
<p>I progettisti sono ormai il gruppo più numeroso: 36%, contro il 29 dei distributori. Crescono i costruttori (13%) e i gestori di alberghi e ristoranti, che passano dal 2 al 6% grazie al nuovo padiglione. L’età media scende a quarantuno anni; le donne sono il 44%. Tra i Paesi, dietro a Germania, Francia e Stati Uniti entra al quarto posto la Polonia; raddoppiano il Brasile e le Filippine, si dimezza la Cina.</p>
<p>Il giovedì ha segnato anche un piccolo primato: alle 11.20 nei dodici padiglioni c’erano insieme 14.600 persone, il valore più alto da quando gli ingressi si contano a ogni porta. Nessuna coda ha superato i sette minuti.</p>
<p>Restano da migliorare i servizi dell’ultima ora del venerdì e la segnaletica in inglese del padiglione 12, quattro parole della quale sono diventate celebri in rete. La 37ª edizione si terrà dal 28 settembre al 1° ottobre 2027.</p>`,
      },
      en: {
        title: 'Ceraforma 2026: 81,730 visitors, almost half of them from abroad',
        subtitle: 'Past the eighty thousand mark; “Tavola” confirmed and enlarged for 2027',
        abstract:
          'Attendance was up 2.9%, with 49% from abroad and from 118 countries. The report with data by day, profession and origin is attached.',
        body: `<p>For the first time since 2019 the fair has gone beyond eighty thousand admissions: <strong>81,730 visitors</strong>, 2.9% more than last year. Those from abroad were 40,050, or 49%, from 118 countries; one more point and they will be half the fair.</p>
<table><thead><tr><th>Edition</th><th>Exhibitors</th><th>Visitors</th><th>From abroad</th></tr></thead><tbody><tr><td>2022</td><td>468</td><td>68,340</td><td>41%</td></tr><tr><td>2023</td><td>503</td><td>74,910</td><td>44%</td></tr><tr><td>2024</td><td>511</td><td>76,280</td><td>46%</td></tr><tr><td>2025</td><td>527</td><td>79,450</td><td>47%</td></tr><tr><td>2026</td><td>541</td><td>81,730</td><td>49%</td></tr></tbody></table>
<p>The three routes worked: people walked 24% less and visited thirteen stands each, against eleven. The tableware hall had 26,300 visits; two out of three of its exhibitors, all of them newcomers, have already asked for more room. The auction of plates from the dinners raised €18,600 for the hotel schools.</p>
<h2>Who came</h2>
<p>Designers are now the largest group: 36%, against 29 for distributors. Builders are up (13%), and so are those who run hotels and restaurants, who go from 2 to 6% thanks to the new hall. The average age falls to forty-one; women are 44%. Among countries, behind Germany, France and the United States, Poland comes into fourth place; Brazil and the Philippines have doubled, China has halved.</p>
<p>Thursday also set a small record: at 11.20 am there were 14,600 people in the twelve halls at once, the highest number since admissions have been counted at every door. No queue lasted longer than seven minutes.</p>
<p>There is room for improvement in services during the last hour of Friday and in the English signs of hall 12, four words of which have become famous online. The 37th edition will be held from 28 September to 1 October 2027.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2026-11-17',
    sectors: ['fair'],
    picture: 'diamond-points',
    pictures: ['people-students', 'stand-startup'],
    contact: 'fair-international',
    text: {
      it: {
        status: 'draft',
        title: 'Ceraforma 2027: aperte le domande per i nuovi espositori internazionali',
        subtitle: 'Traduzione in lavorazione: il bando è disponibile per ora solo in inglese',
        abstract:
          'Quaranta stand chiavi in mano per aziende che non hanno mai esposto a Bologna, con tariffe agevolate e un tutor. Domande entro il 29 gennaio 2027.',
        body: `<p>Quaranta stand chiavi in mano da sedici metri quadrati attendono altrettante aziende che non hanno mai esposto a Ceraforma. [Traduzione in corso: condizioni, tariffe e calendario nella versione inglese.]</p>`,
      },
      en: {
        title: 'Ceraforma 2027: applications open for first-time international exhibitors',
        subtitle: 'Forty turnkey stands, a reduced rate and a tutor for companies new to Bologna',
        abstract:
          'Never shown at the fair before? From 28 September to 1 October 2027 a programme for newcomers takes care of everything but the product. Apply by 29 January.',
        body: `<p>Showing at a fair for the first time is expensive, chiefly because of what one does not know. <strong>First Time in Bologna</strong> is Ceraforma’s answer: forty turnkey stands of sixteen square metres, spread among the halls rather than herded into a corner, for companies from outside Italy that have never exhibited here.</p>
<p>The fee is €6,900 all in: walls, floor, lights, power, cleaning, storage for empties, four exhibitor passes, one shared interpreter for every four stands. Each company is paired with a tutor, an experienced exhibitor from a branch that does not compete with it, who has promised two telephone calls before the fair and one coffee a day during it.</p>
<h2>Who can apply</h2>
<ul><li>manufacturers of ceramics, bathroom products, tableware, laying materials or technology;</li><li>with a registered office outside Italy and no stand at Ceraforma in the last ten years;</li><li>able to supply third-party certificates for what they claim on the label.</li></ul>
<p>Applications close on <strong>29 January 2027</strong>. A committee of buyers chooses on three criteria: interest of the product, soundness of the company, and whether the halls have anything like it already. Those who are not chosen are told why, and in plain words.</p>
<p>Last year’s pilot involved twelve companies from nine countries. Eleven found a distributor within six months; the twelfth found a partner, sold the factory and now makes bread.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2026-11-26',
    status: 'scheduled',
    publish_days: 6,
    sectors: ['fair'],
    picture: 'quarter-cobalt',
    pictures: ['hall-opening', 'stand-samples', 'people-audience', 'chart-visitors'],
    contact: 'fair-press',
    text: {
      it: {
        title:
          'Premio Ceraforma per il giornalismo, terza edizione: nasce la categoria per le testate locali',
        subtitle: 'Il montepremi sale a 20.000 euro; candidature fino all’11 giugno 2027',
        abstract:
          'Il giornale di quartiere che ha seguito un cantiere per tre anni merita quanto il grande reportage. Da quest’anno la giuria avrà anche due lettori estratti a sorte.',
        body: `<p>La terza edizione del <strong>Premio Ceraforma per il giornalismo</strong> porta due novità. La prima è una categoria riservata alle testate locali, su carta o in rete, con una redazione di meno di dieci persone: 5.000 euro per il miglior lavoro su un edificio, una strada, una fabbrica del proprio territorio.</p>
<p>La seconda riguarda chi giudica. Ai cinque giornalisti della giuria si affiancheranno due lettori, sorteggiati tra gli abbonati di biblioteche pubbliche di due città diverse ogni anno. Nel 2027 tocca a Ferrara e a Stoke-on-Trent. Avranno lo stesso voto degli altri.</p>
<h2>Date e requisiti</h2>
<ul><li>lavori pubblicati tra il 1° giugno 2026 e il 31 maggio 2027;</li><li>candidature gratuite entro l’11 giugno, dal sito del salone;</li><li>premiazione giovedì 30 settembre 2027, in fiera.</li></ul>
<p>Cambia anche il modo di leggere. I lavori arriveranno ai giurati senza firma né testata, per quanto possibile, e ciascuno sarà letto da almeno tre persone. Le motivazioni, che nelle prime edizioni occupavano dieci righe, saranno pubblicate per intero: comprese le obiezioni di chi avrebbe votato diversamente.</p>
<p>Nelle prime due edizioni sono arrivati 467 lavori da 38 Paesi. Quattro dei sei premiati erano critici verso il settore: ne andiamo, a modo nostro, fieri.</p>`,
      },
      en: {
        title: 'Ceraforma Prize for Journalism, third edition: a new category for local media',
        subtitle: 'Prize money rises to €20,000; entries are open until 11 June 2027',
        abstract:
          'The neighbourhood paper that followed a building site for three years deserves as much as the grand reportage. From this year two readers drawn by lot will sit on the jury.',
        body: `<p>The third edition of the <strong>Ceraforma Prize for Journalism</strong> brings two novelties. The first is a category for local media, in print or online, with a staff of fewer than ten: €5,000 for the best piece of work on a building, a street or a factory in their own area.</p>
<p>The second concerns those who judge. The five journalists of the jury will be joined by two readers, drawn among the members of public libraries in two different towns each year. In 2027 it is the turn of Ferrara and Stoke-on-Trent. Their votes will count as much as the others’.</p>
<h2>Dates and requirements</h2>
<ul><li>work published between 1 June 2026 and 31 May 2027;</li><li>free entry by 11 June, on the exhibition’s website;</li><li>awards on Thursday 30 September 2027, at the fair.</li></ul>
<p>The way of reading changes as well. As far as possible, entries will reach the jury without byline or masthead, and each will be read by at least three people. The reasons for the awards, which took up ten lines in the first editions, will be published in full, including the objections of those who would have voted otherwise.</p>
<p>The first two editions received 467 entries from 38 countries. Four of the six prizewinners were critical of the industry, of which, in our own way, we are proud.</p>`,
      },
    },
  },
];
