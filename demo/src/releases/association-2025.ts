import type { DemoRelease } from '../types.ts';

export const association2025: readonly DemoRelease[] = [
  {
    press_group: 'association',
    date: '2025-02-11',
    sectors: ['tableware'],
    picture: 'plates-blue',
    contact: 'association-press',
    text: {
      it: {
        title: 'Mense scolastiche, il piatto torna di porcellana in 1.200 scuole',
        subtitle: 'Più leggero, impilabile, garantito per duemila lavaggi: e i bambini mangiano più piano',
        abstract:
          'Un capitolato tipo elaborato con i Comuni permette di sostituire la plastica senza aumentare i costi. In tre anni un piatto di porcellana si ripaga e ne evita cinquecento usa e getta.',
        body: `<p>Il rumore, dicono le cuoche, è la prima cosa che si nota: un tintinnio al posto del fruscio. Dall’inizio dell’anno scolastico <strong>1.200 scuole</strong> di cinque regioni servono il pranzo su stoviglie di porcellana italiana, secondo un capitolato messo a punto da Assofornace con le associazioni dei Comuni.</p>
<p>Il piatto è stato disegnato per l’occasione. Pesa 410 grammi, un terzo in meno di quello da ristorante; il bordo rinforzato sopporta urti da un metro; il piede cavo permette pile di trenta pezzi senza che scivolino. La garanzia copre duemila cicli di lavaggio, con una rottura ammessa del 4% l’anno.</p>
<p>Il conto è favorevole. Un pasto su stoviglia monouso compostabile costa tra 14 e 19 centesimi per il solo piatto; con la porcellana, ammortizzata in tre anni e comprensiva di lavaggio, si scende a 11. Le scuole senza cucina possono noleggiare il servizio completo, lavaggio incluso.</p>
<p>La parte meno prevedibile è stata la logistica. Un vassoio di porcellana pesa il doppio di uno di plastica, e le addette alla mensa lo sollevano trecento volte al giorno: per questo la fornitura comprende carrelli ribassati e ceste da venti pezzi, progettati con due cooperative di ristorazione dopo un mese di prove in sei cucine.</p>
<h2>Un effetto inatteso</h2>
<p>In quaranta classi pilota è stato misurato anche il tempo: i bambini restano a tavola in media quattro minuti in più e lasciano nel piatto il 9% di cibo in meno. Gli insegnanti lo attribuiscono a una regola semplice, che la porcellana impone da sola: quello che si può rompere si maneggia con attenzione.</p>`,
      },
      en: {
        title: 'School canteens: the plate is porcelain again in 1,200 schools',
        subtitle: 'Lighter, stackable, guaranteed for two thousand washes, and children eat more slowly',
        abstract:
          'A model specification drawn up with local councils makes it possible to replace plastic at no extra cost. Within three years a porcelain plate pays for itself and saves five hundred disposables.',
        body: `<p>The noise, say the cooks, is the first thing you notice: a clink instead of a rustle. Since the start of the school year <strong>1,200 schools</strong> in five regions have been serving lunch on Italian porcelain, to a specification that Assofornace drew up with the associations of local councils.</p>
<p>The plate was designed for the purpose. It weighs 410 grams, a third less than a restaurant plate; its reinforced rim survives knocks from a metre; its hollow foot allows piles of thirty that do not slide. The guarantee covers two thousand wash cycles, with breakages of up to 4% a year.</p>
<p>The sums are favourable. A meal on compostable disposables costs between 14 and 19 cents for the plate alone; with porcelain, written off over three years and washing included, it comes down to 11. Schools without a kitchen can hire the whole service, dishwashing and all.</p>
<p>The least predictable part was logistics. A tray of porcelain weighs twice as much as one of plastic, and canteen workers lift it three hundred times a day: the supply therefore includes low trolleys and baskets of twenty, designed with two catering co-operatives after a month of trials in six kitchens.</p>
<h2>An unexpected effect</h2>
<p>In forty pilot classes time was measured too: children stay at the table four minutes longer on average and leave 9% less food on the plate. Teachers put it down to a simple rule that porcelain imposes by itself: what can be broken is handled with care.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2025-03-18',
    sectors: ['tiles'],
    picture: 'chart-production',
    contact: 'association-economics',
    attachments: ['figures-2024'],
    text: {
      it: {
        title: 'Dati 2024: la produzione di piastrelle torna a crescere, +1,6%',
        subtitle: '373 milioni di metri quadrati; fatturato a 6 miliardi con prezzi in leggera discesa',
        abstract:
          'La correzione è finita, la ripresa è timida. Europa ferma, Stati Uniti in crescita del 4%: le tabelle per mercato sono allegate al comunicato.',
        body: `<p>Con <strong>373 milioni di metri quadrati</strong> prodotti (+1,6%), l’industria italiana delle piastrelle archivia nel 2024 la fase peggiore del ciclo. Il fatturato, 6 miliardi di euro, arretra ancora dell’1,6%, perché i prezzi hanno restituito parte degli aumenti del 2022; l’export vale 4,9 miliardi.</p>
<p>La geografia delle vendite si sposta. Gli Stati Uniti, con 640 milioni di euro, sono diventati il primo mercato davanti alla Germania; la Polonia supera per la prima volta i Paesi Bassi; l’Arabia Saudita entra tra i primi quindici. In Italia le vendite scendono a 78 milioni di metri quadrati, il valore più basso dal 2015, con la fine degli incentivi più generosi.</p>
<table><thead><tr><th>Area</th><th>Export 2024 (milioni di euro)</th><th>Variazione</th></tr></thead><tbody><tr><td>Europa occidentale</td><td>2.410</td><td>-3,9%</td></tr><tr><td>Nord America</td><td>760</td><td>+3,8%</td></tr><tr><td>Europa centro-orientale</td><td>620</td><td>-1,6%</td></tr><tr><td>Golfo e Medio Oriente</td><td>410</td><td>+2,5%</td></tr><tr><td>Altri mercati</td><td>700</td><td>-4,1%</td></tr></tbody></table>
<p>Cresce il peso dei prodotti speciali. Le lastre valgono ormai un quarto del fatturato, l’esterno 20 millimetri il 9%. Sono i segmenti in cui la concorrenza è più sul progetto che sul prezzo e in cui le imprese concentrano gli investimenti: 376 milioni, di cui 61 in autoproduzione di energia.</p>
<h2>Uno sguardo ai costi</h2>
<p>L’energia è tornata a pesare il 22% sul prezzo di fabbrica, contro il 35% del 2022 e il 15% di prima della crisi. Il costo del lavoro è salito del 4,1%, quello delle materie prime è invariato. Il margine operativo medio, 7,8%, nasconde una forbice larga: un’impresa su cinque supera il 14%, una su sei è in perdita. A separarle, secondo l’analisi, non è la dimensione ma la quota di prodotto venduta con un progetto alle spalle.</p>
<p>Per il 2025 la stima è di un aumento della produzione attorno al 2%, con un’incognita che si chiama politica commerciale americana e sulla quale il centro studi pubblicherà in aprile un approfondimento.</p>`,
      },
      en: {
        title: 'Figures for 2024: tile output grows again, by 1.6%',
        subtitle: '373 million square metres; turnover at €6 billion as prices ease slightly',
        abstract:
          'The correction is over, the recovery timid. Europe is flat and the United States up 4%: tables by market are attached to the release.',
        body: `<p>With output of <strong>373 million square metres</strong> (up 1.6%), Italian tile makers put the worst of the cycle behind them in 2024. Turnover, at €6 billion, slipped by a further 1.6% as prices gave back part of the 2022 increases; exports were worth €4.9 billion.</p>
<p>The geography of sales is shifting. At €640 million the United States has become the first market, ahead of Germany; Poland passes the Netherlands for the first time; Saudi Arabia enters the top fifteen. In Italy sales fell to 78 million square metres, the lowest since 2015, as the most generous incentives came to an end.</p>
<table><thead><tr><th>Region</th><th>Exports 2024 (€ million)</th><th>Change</th></tr></thead><tbody><tr><td>Western Europe</td><td>2,410</td><td>-3.9%</td></tr><tr><td>North America</td><td>760</td><td>+3.8%</td></tr><tr><td>Central and eastern Europe</td><td>620</td><td>-1.6%</td></tr><tr><td>Gulf and Middle East</td><td>410</td><td>+2.5%</td></tr><tr><td>Other markets</td><td>700</td><td>-4.1%</td></tr></tbody></table>
<p>Special products carry more weight. Slabs now bring in a quarter of turnover, 20 mm outdoor tiles 9%. These are the segments in which competition is about the project rather than the price, and on which companies concentrate investment: €376 million, of which 61 million in generating their own energy.</p>
<h2>A look at costs</h2>
<p>Energy is back to 22% of the factory price, against 35% in 2022 and 15% before the crisis. Labour costs rose by 4.1%, those of raw materials did not change. The average operating margin of 7.8% conceals a wide spread: one company in five is above 14%, one in six is making a loss. What separates them, according to the analysis, is not size but the share of product sold with a project behind it.</p>
<p>For 2025 output is expected to grow by around 2%, with one unknown called American trade policy, on which the research office will publish a closer study in April.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2025-04-29',
    sectors: ['tiles'],
    picture: 'stacked-warm',
    contact: 'association-economics',
    text: {
      it: {
        title: 'Dazi americani, «il cantiere paga, la fabbrica pure»: le stime di Assofornace',
        subtitle:
          'Un’aliquota aggiuntiva del 10% costerebbe 64 milioni l’anno; al 20% a rischio un quinto dei volumi',
        abstract:
          'Il centro studi ha simulato tre scenari sul primo mercato di esportazione. La piastrella italiana arriva negli Stati Uniti a un prezzo doppio della media: assorbire il dazio è possibile, ma non per tutti.',
        body: `<p>Che cosa succede se le piastrelle italiane entrano negli Stati Uniti con un dazio aggiuntivo? Il centro studi di Assofornace ha provato a rispondere con i dati di 74 imprese esportatrici e di 212 distributori americani.</p>
<p>Con un’aliquota del <strong>10%</strong> l’aggravio è di 64 milioni di euro l’anno. Metà si scaricherebbe sui listini, un quarto sui margini dei produttori, il resto sui distributori; i volumi calerebbero del 4%. Con il <strong>20%</strong> il meccanismo si inceppa: sotto i venticinque dollari al metro quadrato i compratori passerebbero ad altri materiali, e si perderebbero circa 7 milioni di metri quadrati, un quinto del totale.</p>
<h2>Chi rischia di più</h2>
<p>I prodotti d’alta gamma hanno poche alternative e terrebbero. Le serie intermedie per l’edilizia residenziale, invece, competono con materiali vinilici e legni stratificati che il dazio in parte risparmia. Le undici fabbriche di proprietà italiana attive negli Stati Uniti coprono già 40 milioni di metri quadrati, ma non grandi formati e spessori speciali.</p>
<p>Il calcolo non tiene conto dei dazi sui concorrenti. Se l’aliquota fosse uguale per tutti, l’Italia perderebbe meno; se invece Messico e Turchia restassero esenti, la stima peggiorerebbe di un terzo. Le imprese interpellate prevedono in ogni caso di anticipare le spedizioni: a marzo i container partiti per la costa orientale sono aumentati del 19%.</p>
<blockquote><p>«Ogni container che parte dal distretto dà lavoro a un importatore, a un trasportatore, a un negozio e a una squadra di posa americani», ricorda il presidente dell’associazione. «È un’aritmetica che vorremmo vedere sul tavolo dei negoziati.»</p></blockquote>`,
      },
      en: {
        title: 'American tariffs: “the site pays, and so does the factory”, Assofornace estimates',
        subtitle: 'An extra 10% would cost €64 million a year; at 20% a fifth of the volume is at risk',
        abstract:
          'The research office has simulated three scenarios for the industry’s first export market. Italian tiles reach the United States at twice the average price: the duty can be absorbed, but not by everyone.',
        body: `<p>What happens if Italian tiles enter the United States with an extra duty on top? Assofornace’s research office has tried to answer with data from 74 exporting companies and 212 American distributors.</p>
<p>At a rate of <strong>10%</strong> the burden is €64 million a year. Half of it would go on price lists, a quarter on producers’ margins, the rest on distributors; volume would drop by 4%. At <strong>20%</strong> the mechanism jams: below twenty-five dollars a square metre buyers would switch to other materials, and about 7 million square metres would be lost, a fifth of the total.</p>
<h2>Who stands to lose most</h2>
<p>High-end products have few substitutes and would hold. Middle-range series for housing, on the other hand, compete with vinyl and engineered wood that the duty partly spares. The eleven Italian-owned factories operating in the United States already supply 40 million square metres, though not large formats and special thicknesses.</p>
<p>The sums take no account of duties on competitors. If the rate were the same for all, Italy would lose less; were Mexico and Turkey to stay exempt, the estimate would get worse by a third. The companies consulted expect to ship early in any case: in March the number of containers leaving for the East Coast rose by 19%.</p>
<blockquote><p>“Every container that leaves the district gives work to an American importer, an American haulier, a showroom and a crew of tilers,” the president of the association recalls. “It is a piece of arithmetic we would like to see on the negotiating table.”</p></blockquote>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2025-06-24',
    sectors: ['tiles', 'technology'],
    picture: 'slab-green',
    contact: 'association-technical',
    text: {
      it: {
        title:
          'Grandi lastre in facciata: una guida tecnica dall’ancoraggio alla manutenzione ultraventennale',
        subtitle:
          'Tre metri e venti di ceramica spessa sei millimetri, appesa a cento metri da terra: come si fa',
        abstract:
          'Carichi del vento, dilatazioni, fissaggi a scomparsa, sostituzione di una lastra senza smontare le vicine. La guida nasce da dodici anni di facciate monitorate.',
        body: `<p>Una lastra di tre metri e venti per uno e sessanta pesa 74 chili. Appesa in facciata deve resistere a raffiche di 180 chilometri l’ora, a sbalzi di sessanta gradi tra notte e giorno, al pallone di un ragazzo e a vent’anni di disattenzione. La <strong>guida alle facciate in grandi lastre</strong>, pubblicata da Assofornace, spiega come.</p>
<p>Le prime facciate di questo tipo risalgono al 2012. Un gruppo di lavoro ne ha ispezionate quarantasei, in nove Paesi e in climi che vanno dall’Adriatico al deserto: su 61.000 lastre, quelle sostituite sono 118, quasi sempre per urti in cantiere. Nessun distacco riguarda fissaggi eseguiti secondo le istruzioni.</p>
<h2>Cinque regole</h2>
<ol><li>Il giunto non si riduce mai sotto gli otto millimetri, qualunque cosa dica il rendering.</li><li>La rete di sicurezza sul retro si incolla in fabbrica, non in opera.</li><li>L’ancoraggio meccanico accompagna sempre quello chimico oltre i quattro metri di quota.</li><li>Ogni lastra si deve poter togliere senza toccare le vicine.</li><li>Al piano terra lo spessore raddoppia.</li></ol>
<h2>Il conto della pulizia</h2>
<p>Il capitolo sulla manutenzione smentisce un luogo comune. Nelle facciate esaminate la pioggia basta a lavare il 70% della superficie; il resto, sotto le sporgenze e intorno alle griglie, va pulito ogni tre o quattro anni con acqua e una spazzola. Il costo medio è di 1,10 euro al metro quadrato l’anno, un quarto di quello di un intonaco e un ottavo di quello di una facciata in legno. Le scritte si tolgono con un solvente; le lastre antigraffio, vendute a caro prezzo, non hanno mostrato differenze apprezzabili.</p>
<p>Sul rischio di incendio la guida è netta: la ceramica non brucia, ma dietro c’è quasi sempre un isolante. I sette schemi proposti prevedono barriere orizzontali a ogni piano e riportano la classe dell’intero pacchetto, non quella della sola lastra.</p>
<p>Un’appendice affronta il tema delle facciate che si smontano: le lastre di un edificio per uffici di Milano, destinato alla demolizione, sono state censite, pulite e assegnate a un secondo cantiere, al 38% del costo di quelle nuove.</p>`,
      },
      en: {
        title: 'Large slabs on façades: a technical guide from fixing to maintenance after twenty years',
        subtitle: 'Three metres twenty of six-millimetre ceramic, hung a hundred metres up: how it is done',
        abstract:
          'Wind loads, expansion, concealed fixings, replacing one slab without taking down its neighbours. The guide draws on twelve years of monitored façades.',
        body: `<p>A slab of three metres twenty by one metre sixty weighs 74 kilos. Hung on a façade it has to withstand gusts of 180 kilometres an hour, swings of sixty degrees between night and day, a boy’s football and twenty years of inattention. The <strong>guide to large-slab façades</strong> published by Assofornace explains how.</p>
<p>The first façades of the kind date from 2012. A working party has inspected forty-six of them, in nine countries and in climates from the Adriatic to the desert: out of 61,000 slabs 118 have been replaced, nearly always after knocks on site. No slab fixed according to the instructions has ever come away.</p>
<h2>Five rules</h2>
<ol><li>The joint never goes below eight millimetres, whatever the rendering says.</li><li>The safety mesh on the back is glued in the factory, not on site.</li><li>Above four metres, mechanical fixing always goes with adhesive.</li><li>It must be possible to remove any slab without touching the next.</li><li>At ground level, double the thickness.</li></ol>
<h2>The cost of cleaning</h2>
<p>The chapter on maintenance disproves a commonplace. On the façades examined rain is enough to wash 70% of the surface; the rest, under projections and round grilles, needs cleaning every three or four years with water and a brush. The average cost is €1.10 a square metre a year, a quarter of that of render and an eighth of that of a timber façade. Graffiti come off with a solvent; the anti-scratch slabs sold at a high price showed no appreciable difference.</p>
<p>On fire the guide is blunt: ceramics do not burn, but behind them there is nearly always insulation. The seven schemes proposed have horizontal barriers at every floor and state the class of the whole build-up, not of the slab alone.</p>
<p>An appendix takes up façades that can be taken apart: the slabs of an office building in Milan due for demolition were surveyed, cleaned and assigned to a second building, at 38% of the cost of new ones.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2025-07-22',
    access: 'press',
    sectors: ['tiles', 'tableware'],
    picture: 'terrazzo-cocciopesto',
    contact: 'association-press',
    text: {
      it: {
        title: 'Viaggio stampa nel distretto: tre giorni tra cave, forni e laboratori, 6-8 ottobre 2025',
        subtitle: 'Venti posti per giornalisti italiani e stranieri; candidature entro il 5 settembre',
        abstract:
          'Programma riservato alla stampa accreditata. Ospitalità completa, traduzione in inglese e tedesco, possibilità di interviste singole e riprese in stabilimento.',
        body: `<p>Assofornace invita venti giornalisti a seguire la ceramica dall’inizio alla fine: dalla cava al piatto, dal forno alla facciata. Il viaggio è aperto a testate di architettura, design, economia e ambiente.</p>
<h2>Il programma</h2>
<ul><li><strong>Lunedì 6</strong> – Arrivo a Bologna. Cena a Sassuolo con i responsabili delle commissioni tecniche.</li><li><strong>Martedì 7</strong> – Una cava in ripristino sull’Appennino, una fabbrica di grandi lastre, il deposito aperto del museo.</li><li><strong>Mercoledì 8</strong> – Il forno pilota di Imola; tre botteghe a Faenza; rientro in serata.</li></ul>
<p>Viaggio, due notti d’albergo e pasti sono a carico dell’associazione. Fotografi e operatori sono benvenuti: in stabilimento si gira ovunque, tranne nei due reparti segnalati in mappa per riservatezza industriale. Servono scarpe chiuse; caschi e occhiali li forniamo noi.</p>
<p>Per candidarsi basta una lettera di dieci righe con l’argomento che si vorrebbe raccontare. La selezione terrà conto dell’equilibrio tra lingue, mezzi e generi; le risposte partiranno il 12 settembre. Non chiediamo di leggere i pezzi prima della pubblicazione.</p>
<p>Chi viene con un’idea precisa può chiederci di organizzare una deviazione. Nelle edizioni precedenti qualcuno ha passato la notte con i fuochisti, qualcuno ha seguito un autista da una cava tedesca fino al distretto, qualcuno ha voluto soltanto il silenzio di un deposito. Lo abbiamo trovato.</p>`,
      },
      en: {
        title: 'Press trip to the district: three days of quarries, kilns and workshops, 6–8 October 2025',
        subtitle: 'Twenty places for Italian and foreign journalists; applications by 5 September',
        abstract:
          'A programme for accredited press only. Full hospitality, interpreting into English and German, individual interviews and filming in factories on request.',
        body: `<p>Assofornace invites twenty journalists to follow ceramics from beginning to end, from quarry to plate and from kiln to façade. The trip is open to publications on architecture, design, business and the environment.</p>
<h2>The programme</h2>
<ul><li><strong>Monday 6</strong> – Arrival in Bologna. Dinner in Sassuolo with the heads of the technical committees.</li><li><strong>Tuesday 7</strong> – A quarry under restoration in the Apennines, a large-slab factory, the museum’s open store.</li><li><strong>Wednesday 8</strong> – The pilot kiln in Imola; three studios in Faenza; return in the evening.</li></ul>
<p>Travel, two nights in a hotel and meals are paid for by the association. Photographers and camera crews are welcome: filming is allowed everywhere in the plants but for two departments marked on the map, for reasons of industrial confidentiality. Closed shoes are needed; helmets and goggles we provide.</p>
<p>To apply, send a ten-line letter with the subject you would like to cover. Selection will aim at a balance of languages, media and genders; answers go out on 12 September. We do not ask to read articles before they are published.</p>
<p>Anyone who comes with a precise idea may ask us to arrange a detour. On earlier trips somebody spent the night with the kilnmen, somebody followed a driver from a German quarry to the district, and somebody wanted nothing but the silence of a warehouse. We found it.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2025-10-21',
    sectors: ['tiles', 'bricks'],
    picture: 'glaze-ochre',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Dal letame al lustro: l’accordo sul biometano scalda il nove per cento dei forni',
        subtitle: 'Centodieci aziende agricole e ventitré ceramiche firmano un contratto di dieci anni',
        abstract:
          'Gli allevamenti della pianura forniranno 130 milioni di metri cubi l’anno di gas rinnovabile. La stessa rete, la stessa fiamma, un quinto delle emissioni.',
        body: `<p>Tra Reggio Emilia e Bologna, nel raggio di quaranta chilometri dal distretto, ci sono 1,3 milioni di maiali e 420.000 bovini. L’accordo firmato oggi fa di questo vicinato, finora soprattutto olfattivo, una risorsa: <strong>130 milioni di metri cubi</strong> di biometano l’anno per dieci anni, prodotti da centodieci aziende agricole e acquistati da ventitré ceramiche e fornaci.</p>
<p>È il 9% del gas che il settore consuma. Non richiede bruciatori nuovi né tubi nuovi, perché il biometano depurato viaggia nella rete esistente; una garanzia d’origine, registrata ora per ora, evita che lo stesso metro cubo sia venduto due volte.</p>
<p>Il prezzo è la vera novità. Fissato all’inizio per il 70% e indicizzato per il resto, permette agli agricoltori di farsi finanziare l’impianto e alle ceramiche di sapere quanto costerà cuocere tra cinque anni. «Per la prima volta dal 2021 possiamo fare un preventivo», riassume il responsabile energia dell’associazione.</p>
<p>Sul piano tecnico resta da risolvere la stagionalità. Gli allevamenti producono gas in modo costante, i forni si fermano in agosto e a Natale: le settimane di surplus saranno immagazzinate nella rete nazionale e restituite in inverno, con una perdita contabile del 2%. Il controllo è affidato a un registro elettronico consultabile da chiunque.</p>
<p>Il digestato che resta torna nei campi e sostituisce 14.000 tonnellate di concimi chimici. Un secondo bando, per altri 90 milioni di metri cubi, si aprirà nella primavera 2026.</p>`,
      },
      en: {
        title: 'From muck to lustre: biomethane deal will heat nine per cent of the kilns',
        subtitle: 'A hundred and ten farms and twenty-three ceramics makers sign a ten-year contract',
        abstract:
          'Livestock farms on the plain will supply 130 million cubic metres a year of renewable gas. Same network, same flame, a fifth of the emissions.',
        body: `<p>Between Reggio Emilia and Bologna, within forty kilometres of the district, live 1.3 million pigs and 420,000 cattle. The agreement signed today turns this neighbourhood, noticed until now chiefly by the nose, into a resource: <strong>130 million cubic metres</strong> of biomethane a year for ten years, made by a hundred and ten farms and bought by twenty-three tile and brick makers.</p>
<p>That is 9% of the gas the sector uses. It needs neither new burners nor new pipes, since purified biomethane travels in the existing network; a guarantee of origin, recorded hour by hour, keeps the same cubic metre from being sold twice.</p>
<p>The price is what is truly new. Fixed from the outset for 70% and indexed for the rest, it lets farmers finance their plant and ceramics makers know what firing will cost in five years’ time. “For the first time since 2021 we can write an estimate,” the association’s energy manager sums up.</p>
<p>One technical point remains to be settled, the seasons. Farms make gas at a constant rate while kilns stop in August and at Christmas: surplus weeks will be stored in the national network and returned in winter, at a book loss of 2%. Supervision is entrusted to an electronic register that anyone can consult.</p>
<p>The digestate left over goes back to the fields and takes the place of 14,000 tonnes of chemical fertiliser. A second call, for a further 90 million cubic metres, will open in the spring of 2026.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2025-12-09',
    access: 'press',
    sectors: ['tiles', 'sanitaryware', 'bricks'],
    picture: 'cubes-cobalt',
    contact: 'association-economics',
    text: {
      it: {
        title: 'Conferenza stampa di fine anno: martedì 16 dicembre, ore 11, Sassuolo e in diretta',
        subtitle: 'Preconsuntivi 2025, previsioni per il biennio e un’ora di domande',
        abstract:
          'Convocazione per la stampa accreditata. La cartella con i dati sarà disponibile qui dalle 11 in punto; le interviste singole si prenotano entro il 12 dicembre.',
        body: `<p>L’appuntamento di fine anno con la stampa si terrà <strong>martedì 16 dicembre alle 11</strong> nella sala delle colonne della sede di Sassuolo. Interverranno il presidente, il direttore del centro studi e i coordinatori dei cinque comparti.</p>
<p>La prima mezz’ora è dedicata ai preconsuntivi: produzione, vendite per mercato, occupazione, prezzi dell’energia. Seguirà un’ora di domande, senza moderazione e senza elenco preventivo. Chi segue a distanza può chiedere a voce o per iscritto, in italiano o in inglese.</p>
<h2>Per lavorare</h2>
<ul><li>Accesso dalle 10, con postazioni, rete e prese;</li><li>segnale video pulito per le emittenti, con audio separato nelle due lingue;</li><li>navetta dalla stazione di Modena alle 9.45, ritorno alle 13.30;</li><li>parcheggio interno, indicando la targa.</li></ul>
<p>Le cifre anticipate ai centri di ricerca sono sotto vincolo fino all’inizio della conferenza. Preghiamo le redazioni di non dedurle dai dati trimestrali: quest’anno sarebbe un errore.</p>
<p>Per chi scrive di territorio abbiamo preparato una novità: venti schede di una pagina, una per Comune del distretto e per ciascun polo sanitario, stovigliero e del laterizio, con addetti, investimenti e permessi in corso. Saranno distribuite solo in formato elettronico.</p>`,
      },
      en: {
        title: 'Year-end press conference: Tuesday 16 December, 11 am, in Sassuolo and online',
        subtitle: 'Preliminary figures for 2025, forecasts for two years and an hour of questions',
        abstract:
          'Notice for accredited press. The folder with the data will be available here at 11 am sharp; individual interviews can be booked until 12 December.',
        body: `<p>The year-end meeting with the press will be held on <strong>Tuesday 16 December at 11 am</strong> in the hall of columns at the Sassuolo headquarters. The president, the head of the research office and the co-ordinators of the five branches will speak.</p>
<p>The first half hour is given over to the preliminary figures: output, sales by market, employment, energy prices. An hour of questions follows, with no moderator and no list in advance. Those attending from afar may ask aloud or in writing, in Italian or English.</p>
<h2>Working arrangements</h2>
<ul><li>Doors open at 10 am, with desks, network and sockets;</li><li>clean video feed for broadcasters, with separate sound in the two languages;</li><li>shuttle from Modena station at 9.45 am, return at 1.30 pm;</li><li>parking inside, on giving a number plate.</li></ul>
<p>Figures shared beforehand with research centres are under restriction until the conference begins. We ask newsrooms not to deduce them from the quarterly data: this year it would be a mistake.</p>
<p>For those who write about places there is something new: twenty one-page sheets, one for each municipality of the district and for each centre of sanitaryware, tableware and brick, with jobs, investment and permits under way. They will be handed out in electronic form only.</p>`,
      },
    },
  },
];
