import type { DemoRelease } from '../types.ts';

export const association2023: readonly DemoRelease[] = [
  {
    press_group: 'association',
    date: '2023-01-24',
    sectors: ['tiles'],
    picture: 'modules-blue',
    contact: 'association-press',
    text: {
      it: {
        title: 'Antidumping, le misure europee sulle piastrelle sottocosto entrano in vigore per cinque anni',
        subtitle: 'Dazi dal 6 al 19% su due Paesi esportatori dopo quattordici mesi di indagine',
        abstract:
          'Le importazioni sotto esame erano passate in tre anni da 27 a 66 milioni di metri quadrati, a prezzi inferiori del 30% ai costi europei. L’associazione: una regola, non un muro.',
        body: `<p>Sono operative da questa settimana le misure definitive contro le piastrelle vendute nell’Unione europea al di sotto del prezzo normale. L’indagine, aperta nell’autunno 2021 su richiesta dei produttori di sei Stati membri, ha accertato margini di dumping compresi tra il 6 e il 19%.</p>
<p>I volumi spiegano l’urgenza. Tra il 2019 e il 2022 le importazioni dai due Paesi interessati sono salite da 27 a 66 milioni di metri quadrati. Il prezzo medio alla frontiera, 4,90 euro al metro, era inferiore di quasi un terzo al costo industriale di un impianto europeo efficiente: in parte per il gas a tariffa amministrata, in parte per l’assenza di qualunque onere sulle emissioni.</p>
<blockquote><p>«Non chiediamo protezione dalla concorrenza: il nostro export dimostra che la concorrenza ci piace», dichiara il presidente dell’associazione. «Chiediamo che chi vende qui rispetti le regole di qui.»</p></blockquote>
<h2>Come funziona</h2>
<p>I dazi si applicano per impresa e non per Paese: chi ha collaborato all’indagine e dimostrato prezzi corretti paga l’aliquota più bassa. Dureranno cinque anni, con la possibilità di un riesame a metà percorso. Un osservatorio doganale, istituito con l’agenzia competente, controllerà i transiti da Paesi terzi, la via più battuta per aggirare le misure.</p>
<p>Per i distributori europei gli effetti saranno limitati. Le piastrelle colpite coprono il 7% dei consumi dell’Unione e riguardano soprattutto i formati economici; scorte e contratti già firmati attenueranno l’aumento, stimato dal centro studi in 35 centesimi al metro quadrato sul prezzo medio di vendita.</p>`,
      },
      en: {
        title: 'Anti-dumping: European measures on below-cost tiles take effect for five years',
        subtitle: 'Duties of 6 to 19% on two exporting countries after a fourteen-month investigation',
        abstract:
          'Imports under examination had gone from 27 to 66 million square metres in three years, at prices 30% below European costs. A rule rather than a wall, says the association.',
        body: `<p>Definitive measures against tiles sold in the European Union below their normal price came into force this week. The investigation, opened in the autumn of 2021 at the request of producers in six member states, found dumping margins of between 6 and 19%.</p>
<p>The volumes explain the urgency. Between 2019 and 2022 imports from the two countries concerned rose from 27 to 66 million square metres. Their average price at the border, €4.90 a square metre, was almost a third below the industrial cost of an efficient European plant, partly because gas is sold there at an administered tariff, partly because emissions carry no charge at all.</p>
<blockquote><p>“We are not asking to be protected from competition: our exports show that we like competition,” the president of the association says. “We are asking that whoever sells here should keep to the rules here.”</p></blockquote>
<h2>How it works</h2>
<p>Duties apply by company and not by country: those who co-operated with the investigation and demonstrated fair prices pay the lowest rate. They will last five years, with the option of a mid-term review. A customs observatory, set up with the competent agency, will watch transit through third countries, the most common way round such measures.</p>
<p>The effects on European distributors will be limited. The tiles concerned make up 7% of consumption in the Union and are mostly economy formats; stocks and contracts already signed will soften the increase, which the research office puts at 35 cents a square metre on the average selling price.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2023-03-14',
    sectors: ['tiles'],
    picture: 'chart-production',
    contact: 'association-economics',
    attachments: ['figures-2022'],
    text: {
      it: {
        title: 'Dati 2022: fatturato a sette miliardi, ma la crescita è tutta nei prezzi',
        subtitle:
          'Produzione in lieve calo a 426 milioni di metri quadrati; l’energia costa 1,1 miliardi in più',
        abstract:
          'Il fatturato delle piastrelle cresce del 16,7%, i volumi scendono dell’1,2%. In allegato le tabelle complete per mercato e per tipologia di prodotto.',
        body: `<p>Sette miliardi di euro: è il fatturato 2022 dell’industria italiana delle piastrelle, il più alto di sempre. Letto da vicino, il primato è meno brillante. I metri quadrati prodotti sono <strong>426 milioni</strong>, cinque in meno del 2021; l’intero incremento di un miliardo è assorbito dai maggiori costi energetici, stimati in 1,1 miliardi.</p>
<p>Le esportazioni valgono 5,8 miliardi (+13,7%), l’83% del totale. Nei primi sei mesi la domanda è rimasta vivace ovunque; dall’estate Germania e Regno Unito hanno rallentato bruscamente, mentre il Golfo e il Messico hanno continuato a crescere a due cifre.</p>
<h2>Prodotti e formati</h2>
<p>Il gres porcellanato supera l’89% della produzione. Le lastre con almeno un lato oltre il metro e sessanta rappresentano il 9% dei volumi e il 19% del valore; lo spessore 20 millimetri per esterni il 6%. Tornano a crescere, per la prima volta da dieci anni, i piccoli formati smaltati: sono appena il 3% dei metri quadrati, ma contano un terzo delle nuove collezioni.</p>
<p>Per il 2023 il centro studi prevede un anno di correzione. I magazzini dei distributori sono pieni, i tassi d’interesse frenano le compravendite di case e il portafoglio ordini di gennaio è inferiore del 17% a quello di dodici mesi prima.</p>
<p>Sul fronte del lavoro gli addetti sono 18.710, stabili, con un ricorso alla cassa integrazione che in febbraio aveva riguardato un dipendente su sei e in dicembre uno su trenta. Gli investimenti, 447 milioni, restano elevati: chi aveva ordinato un forno più efficiente non ha voluto aspettare.</p>`,
      },
      en: {
        title: 'Figures for 2022: turnover reaches seven billion, but all the growth is in prices',
        subtitle: 'Output slips to 426 million square metres; energy costs €1.1 billion more',
        abstract:
          'Tile turnover was up 16.7% and volume down 1.2%. Full tables by market and type of product are attached.',
        body: `<p>Seven billion euros: that was the 2022 turnover of the Italian tile industry, the highest ever. Read closely, the record shines less. Output was <strong>426 million square metres</strong>, five million fewer than in 2021, and the whole billion of extra revenue was swallowed by higher energy costs, put at €1.1 billion.</p>
<p>Exports were worth €5.8 billion (up 13.7%), or 83% of the total. Demand stayed lively everywhere in the first half; from the summer Germany and the United Kingdom slowed sharply, while the Gulf and Mexico kept growing at double-digit rates.</p>
<h2>Products and sizes</h2>
<p>Porcelain stoneware is now more than 89% of output. Slabs with at least one side above 1.6 metres make up 9% of volume and 19% of value; 20 mm tiles for outdoors, 6%. Small glazed formats are growing again for the first time in ten years: barely 3% of square metres, they account for a third of new collections.</p>
<p>The research office expects 2023 to be a year of correction. Distributors’ warehouses are full, interest rates are holding back home sales, and orders in hand in January were 17% below those of a year before.</p>
<p>As for labour, the workforce is steady at 18,710; short-time working, which in February concerned one employee in six, was down to one in thirty by December. Investment remains high at €447 million: those who had ordered a more efficient kiln did not wish to wait.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2023-05-09',
    sectors: ['technology', 'tiles'],
    picture: 'kiln-blueprint',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Idrogeno al cinquanta per cento: a Imola la prima cottura pilota di piastrelle',
        subtitle: 'Sei ore di prova, 240 metri quadrati, nessuna differenza visibile nel prodotto',
        abstract:
          'Un forno a rulli lungo dodici metri ha cotto gres porcellanato con una miscela di metano e idrogeno in parti uguali. Ora si misurano ossidi di azoto, umidità e durata dei bruciatori.',
        body: `<p>Alle 10.40 di giovedì scorso, nel capannone sperimentale di Imola, la fiamma dei bruciatori ha cambiato colore: dal giallo azzurrognolo del metano a un blu quasi invisibile. Era il segno che la miscela aveva raggiunto il <strong>50% di idrogeno in volume</strong>. Sei ore dopo, dal forno erano usciti 240 metri quadrati di piastrelle indistinguibili da quelle cotte il giorno prima.</p>
<p>La prova fa parte del programma di decarbonizzazione promosso da Assofornace con un produttore di forni, due università e nove ceramiche. Il forno, lungo dodici metri, riproduce in scala un impianto industriale: quattro zone di fuoco, temperatura massima 1.210 gradi, ciclo di 46 minuti.</p>
<h2>Che cosa si è imparato</h2>
<ul><li>A parità di energia, metà idrogeno in volume significa il 23% di anidride carbonica in meno.</li><li>Nei fumi aumenta il vapore acqueo; gli smalti opachi sono i più sensibili.</li><li>Gli ossidi di azoto sono cresciuti del 14%, poi riportati nei limiti abbassando il tenore di ossigeno.</li></ul>
<p>Il gas usato era certificato da fonte rinnovabile, ma è arrivato su carri bombolai. «È il vero limite», riconosce l’area tecnica: «per il solo distretto servirebbero 250.000 tonnellate l’anno, e oggi in tutta Europa se ne produce una frazione.» La prossima campagna, nel 2024, proverà a salire al 70%.</p>
<p>I pezzi della prova, numerati sul retro, sono stati mescolati ad altri e sottoposti a trenta addetti alla scelta di nove fabbriche. Nessuno ha saputo separare le due cotture meglio di quanto avrebbe fatto tirando una moneta. È, a suo modo, il risultato più atteso.</p>`,
      },
      en: {
        title: 'Fifty per cent hydrogen: first pilot firing of tiles takes place in Imola',
        subtitle: 'Six hours of testing, 240 square metres and no visible difference in the product',
        abstract:
          'A twelve-metre roller kiln has fired porcelain stoneware with equal parts of methane and hydrogen. Nitrogen oxides, moisture and burner life are now being measured.',
        body: `<p>At 10.40 last Thursday, in the experimental shed in Imola, the flame of the burners changed colour, from the bluish yellow of methane to a blue that is almost invisible. It was the sign that the mixture had reached <strong>50% hydrogen by volume</strong>. Six hours later the kiln had delivered 240 square metres of tiles that could not be told from those fired the day before.</p>
<p>The test is part of the decarbonisation programme promoted by Assofornace with a kiln builder, two universities and nine tile makers. Twelve metres long, the kiln reproduces an industrial plant to scale: four firing zones, a peak temperature of 1,210 degrees, a cycle of 46 minutes.</p>
<h2>What has been learnt</h2>
<ul><li>For the same energy, half hydrogen by volume means 23% less carbon dioxide.</li><li>There is more water vapour in the flue gases, to which matt glazes are the most sensitive.</li><li>Nitrogen oxides rose by 14% and were brought back within limits by lowering the oxygen level.</li></ul>
<p>The gas was certified as renewable, but it arrived in cylinder trailers. “That is the real limit,” the technical department acknowledges. “The district alone would need 250,000 tonnes a year, and the whole of Europe makes a fraction of that.” The next campaign, in 2024, will try to reach 70%.</p>
<p>The test pieces, numbered on the back, were mixed with others and put before thirty sorters from nine factories. None could tell the two firings apart better than by tossing a coin. In its way it is the result everyone had been hoping for.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2023-06-20',
    sectors: ['tableware', 'tiles'],
    picture: 'maiolica-cobalt',
    contact: 'association-press',
    text: {
      it: {
        title: 'Dopo l’alluvione, un fondo per rimettere in moto i laboratori di Faenza',
        subtitle: 'Quarantuno botteghe allagate: le imprese donano forni, argille e tre settimane di tecnici',
        abstract:
          'L’acqua è entrata nei forni, ha sciolto il crudo e portato via gli stampi. L’industria mette a disposizione dell’artigianato 780.000 euro e soprattutto mani esperte.',
        body: `<p>Quando il fango si è ritirato, nei laboratori del centro di Faenza il crudo era tornato argilla. Quarantuno botteghe ceramiche hanno perso forni, torni, stampi in gesso e in molti casi un anno di lavoro. <strong>Assofornace</strong> ha costituito un fondo di 780.000 euro, alimentato da 66 imprese associate, che da oggi comincia a distribuire aiuti.</p>
<p>Il denaro è la parte più semplice. Accanto al fondo partono tre iniziative pratiche: ventidue forni elettrici usati, revisionati e installati gratuitamente; quaranta tonnellate di argille e smalti consegnate a domicilio; una squadra di quattordici manutentori, pagati dalle loro aziende, a disposizione dei laboratori fino a metà luglio.</p>
<p>Per gli stampi, la memoria materiale di una bottega, interviene il centro di modellazione digitale dell’associazione. Dove resta almeno un pezzo finito, lo scanner ne ricava la forma e una fresa la riproduce in gesso. I primi trenta stampi recuperati vengono da un servizio da tavola disegnato negli anni Trenta.</p>
<p>Le domande si presentano allo sportello di piazza senza formalità: bastano due fotografie e una visita. La graduatoria non esiste, dice il regolamento in una riga sola: si comincia da chi può riaprire prima.</p>
<p>L’inaugurazione dei primi sei laboratori è prevista per domenica 2 luglio, con una cottura collettiva nel chiostro: ogni bottega metterà in forno un pezzo fatto con l’argilla recuperata dalle cantine. Quella rossa, depurata e filtrata tre volte, è risultata ottima.</p>`,
      },
      en: {
        title: 'After the flood, a fund to set Faenza’s workshops going again',
        subtitle:
          'Forty-one studios under water: companies give kilns, clay and three weeks of technicians’ time',
        abstract:
          'Water got into the kilns, dissolved unfired ware and carried off the moulds. Industry is putting €780,000 and, above all, skilled hands at the disposal of craft.',
        body: `<p>When the mud withdrew, the unfired ware in the workshops of central Faenza had turned back into clay. Forty-one ceramic studios lost kilns, wheels, plaster moulds and in many cases a year’s work. <strong>Assofornace</strong> has set up a fund of €780,000, paid in by 66 member companies, which begins to distribute aid today.</p>
<p>Money is the easy part. Three practical schemes start alongside the fund: twenty-two used electric kilns, overhauled and installed free of charge; forty tonnes of clay and glaze delivered to the door; and a team of fourteen maintenance workers, paid by their employers, at the studios’ disposal until the middle of July.</p>
<p>For moulds, the material memory of a workshop, the association’s digital modelling centre steps in. Where at least one finished piece survives, a scanner takes its shape and a milling machine reproduces it in plaster. The first thirty moulds to be recovered belong to a table service designed in the Nineteen-thirties.</p>
<p>Applications are made at the desk in the main square without formality: two photographs and a visit will do. There is no ranking, the rules say in a single line: we begin with whoever can reopen first.</p>
<p>The first six workshops reopen on Sunday 2 July with a shared firing in the cloister: each will put into the kiln a piece made with clay recovered from the cellars. The red one, purified and filtered three times, has turned out to be excellent.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2023-09-12',
    sectors: ['technology', 'tiles'],
    picture: 'inkjet-screens',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Vent’anni di decorazione digitale: gli inchiostri diventano ad acqua',
        subtitle: 'Una linea su cinque ha già abbandonato i solventi; gli odori al camino calano del 70%',
        abstract:
          'La stampa a getto d’inchiostro ha cambiato la faccia della ceramica. Ora cambia l’inchiostro: meno composti organici, colori più intensi e una guida per chi converte gli impianti.',
        body: `<p>Nei primi anni Duemila una macchina grande come un furgone spruzzò quattro colori su una piastrella cruda, e nessuno nel reparto serigrafia ci credette. Oggi il <strong>97%</strong> delle piastrelle italiane è decorato senza toccarle, con una media di nove barre di stampa e 30.000 ugelli per macchina.</p>
<p>La seconda rivoluzione è meno visibile. Gli inchiostri tradizionali veicolano il pigmento in oli che in forno bruciano, lasciando al camino aldeidi e odori. Quelli a base acqua ne abbattono le emissioni del 70%, secondo le misure compiute in dodici stabilimenti tra il 2021 e il 2023. Il 21% delle linee associate li usa già.</p>
<h2>Una conversione non banale</h2>
<p>L’acqua asciuga negli ugelli, bagna lo smalto, scioglie i sali. Servono teste diverse, sale climatizzate e una nuova taratura del colore: il costo medio è di 340.000 euro a linea. La guida pubblicata dall’area tecnica raccoglie le esperienze di chi ha già fatto il passaggio, errori compresi, e propone un protocollo comune per misurare gli odori.</p>
<p>In compenso, raccontano i reparti grafici, la gamma si allarga: i rossi e i gialli, da sempre il punto debole della stampa ceramica, guadagnano in saturazione, e sul bordo dei rilievi il segno resta netto.</p>
<p>Il prossimo passo è già in prova: stampare, insieme al colore, il rilievo. Barre dedicate depositano smalto a strati di quaranta micron, a registro con il disegno, e in un’unica passata la vena del marmo diventa un solco e il nodo del legno una gobba. A ottobre un seminario a porte aperte mostrerà i primi campioni.</p>`,
      },
      en: {
        title: 'Twenty years of digital decoration: the inks turn to water',
        subtitle: 'One line in five has already given up solvents; odours at the stack fall by 70%',
        abstract:
          'Inkjet printing changed the face of ceramics. Now the ink itself is changing: fewer organic compounds, stronger colours and a guide for those converting their plant.',
        body: `<p>In the early years of the century a machine the size of a van sprayed four colours on an unfired tile, and nobody in the screen-printing department believed in it. Today <strong>97%</strong> of Italian tiles are decorated without being touched, by an average of nine print bars and 30,000 nozzles to a machine.</p>
<p>The second revolution is harder to see. Traditional inks carry their pigment in oils that burn off in the kiln and leave aldehydes and odours at the stack. Water-based inks cut those emissions by 70%, according to measurements in twelve plants between 2021 and 2023. Already 21% of members’ lines use them.</p>
<h2>No simple conversion</h2>
<p>Water dries in the nozzles, wets the glaze and dissolves salts. It takes different heads, air-conditioned rooms and a new colour calibration, at an average cost of €340,000 a line. The guide published by the technical department collects the experience of those who have made the change, mistakes included, and proposes a common protocol for measuring odours.</p>
<p>In return, graphic departments report, the gamut widens: reds and yellows, always the weak point of ceramic printing, gain in saturation, and the mark stays sharp on the edge of a relief.</p>
<p>The next step is already on trial: printing the relief along with the colour. Dedicated bars lay down glaze in layers of forty microns in register with the drawing, and in a single pass the vein of the marble becomes a groove and the knot in the timber a bump. An open seminar in October will show the first samples.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2023-11-14',
    sectors: ['tiles', 'sanitaryware', 'bricks'],
    picture: 'hexagon-ice',
    contact: 'association-press',
    text: {
      it: {
        title: 'Sicurezza, infortuni in calo del 31% in cinque anni: il settore firma un nuovo protocollo',
        subtitle: 'Segnalare un quasi incidente diventa un diritto, con risposta scritta entro dieci giorni',
        abstract:
          'Imprese e sindacati estendono a tutti i comparti ceramici il metodo sperimentato in trenta fabbriche: contare non solo gli incidenti, ma quelli mancati per un soffio.',
        body: `<p>Nel 2018 le fabbriche ceramiche associate registravano 22,4 infortuni per milione di ore lavorate; nel 2022 sono stati 15,5. Il calo del 31% è il più marcato tra le industrie manifatturiere della regione, ma il settore lo considera un punto di partenza. Il protocollo firmato oggi tra Assofornace e le organizzazioni sindacali fissa un obiettivo di <strong>10 entro il 2028</strong>.</p>
<p>La novità riguarda i quasi incidenti: il pallet che cade dove un minuto prima passava qualcuno, il cancello di protezione rimasto aperto. Nelle trenta fabbriche pilota le segnalazioni sono passate da 900 a 6.200 l’anno, e gli infortuni sono diminuiti quasi il doppio rispetto alle altre. Il protocollo prevede che chi segnala riceva una risposta scritta entro dieci giorni e non possa subire conseguenze.</p>
<p>Un capitolo è dedicato alle polveri. I limiti interni per la silice cristallina respirabile scendono a 0,05 milligrammi per metro cubo, la metà del valore di legge, con misure pubblicate in bacheca ogni semestre. Un altro affronta il caldo: oltre i 35 gradi percepiti, nelle aree forni scattano pause di quindici minuti ogni due ore.</p>
<p>La formazione si sposta dalle aule ai reparti. Ogni neoassunto sarà affiancato per quaranta turni da un collega esperto, retribuito per questo compito.</p>
<p>Le imprese con meno di cinquanta dipendenti, che da sole non potrebbero permettersi un ufficio dedicato, condivideranno sei tecnici della prevenzione assunti dall’associazione. Ciascuno seguirà una dozzina di stabilimenti, con almeno una visita al mese e il potere di far fermare una macchina.</p>`,
      },
      en: {
        title: 'Safety: accidents down 31% in five years as the sector signs a new protocol',
        subtitle: 'Reporting a near miss becomes a right, with a written answer within ten days',
        abstract:
          'Companies and unions are extending to every branch of ceramics a method tried in thirty factories: count not only the accidents but also those that almost happened.',
        body: `<p>In 2018 member ceramics factories recorded 22.4 accidents per million hours worked; in 2022 there were 15.5. The 31% fall is the steepest among manufacturing industries in the region, yet the sector regards it as a starting point. The protocol signed today by Assofornace and the trade unions sets a target of <strong>10 by 2028</strong>.</p>
<p>What is new concerns near misses: the pallet that falls where somebody walked a minute earlier, the safety gate left open. In the thirty pilot factories reports rose from 900 to 6,200 a year, and accidents fell almost twice as fast as elsewhere. Under the protocol whoever reports receives a written answer within ten days and may suffer no consequences.</p>
<p>One chapter deals with dust. Internal limits for respirable crystalline silica come down to 0.05 milligrams per cubic metre, half the legal value, with readings posted on the notice board every six months. Another deals with heat: above a perceived 35 degrees, breaks of fifteen minutes every two hours become compulsory in kiln areas.</p>
<p>Training moves from the classroom to the shop floor. Every new employee will spend forty shifts beside an experienced colleague, who is paid for the task.</p>
<p>Companies with fewer than fifty employees, which could not afford an office for the purpose on their own, will share six prevention officers hired by the association. Each will look after a dozen plants, with at least one visit a month and the power to have a machine stopped.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2023-12-05',
    status: 'archived',
    sectors: ['tiles', 'bricks'],
    picture: 'brick-cypress',
    contact: 'association-press',
    text: {
      it: {
        title: 'Ristrutturare nel 2024: la guida alle agevolazioni per pavimenti, bagni e coperture',
        subtitle: 'Aliquote, scadenze e documenti da conservare, aggiornati alla legge di bilancio',
        abstract:
          'Trentadue pagine per orientarsi tra detrazioni e adempimenti. La guida resta valida fino al 31 dicembre 2024 e non sarà aggiornata oltre tale data.',
        body: `<p>Quanto si recupera rifacendo un bagno? Serve una comunicazione preventiva per sostituire le tegole? La <strong>guida alle agevolazioni</strong> curata da Assofornace risponde alle domande che negozianti e posatori si sentono rivolgere ogni giorno.</p>
<p>Il testo distingue tre casi: la manutenzione ordinaria, che non dà diritto a detrazione se non nelle parti comuni; la ristrutturazione, per cui resta la detrazione del 50% in dieci rate; il miglioramento energetico, che comprende le coperture ventilate in laterizio e alcune pareti isolate. Per ciascuno elenca le fatture, le dichiarazioni e le fotografie da conservare.</p>
<p>Una tabella riassume i tetti di spesa; una seconda, più utile di quanto sembri, elenca gli errori che fanno perdere il beneficio: il più frequente è il bonifico ordinario al posto di quello dedicato.</p>`,
      },
      en: {
        title: 'Renovating in 2024: a guide to tax relief for floors, bathrooms and roofs in Italy',
        subtitle: 'Rates, deadlines and papers to keep, updated to the budget law',
        abstract:
          'Thirty-two pages to find one’s way among deductions and formalities. The guide is valid until 31 December 2024 and will not be updated after that date.',
        body: `<p>How much can be recovered on a new bathroom? Does replacing roof tiles require prior notice? The <strong>guide to tax relief</strong> edited by Assofornace answers the questions that retailers and tilers are asked every day.</p>
<p>It distinguishes three cases: routine maintenance, which gives no right to a deduction except in shared parts of a building; renovation, for which the 50% deduction over ten instalments remains; and energy improvement, which covers ventilated clay roofs and some insulated walls. For each it lists the invoices, declarations and photographs to keep.</p>
<p>One table sums up the spending limits; a second, more useful than it looks, lists the mistakes that forfeit the benefit, the commonest being an ordinary bank transfer instead of the special one.</p>`,
      },
    },
  },
];
