import type { Article } from './article.ts';

export const cultureArticles: readonly Article[] = [
  {
    key: 'bottle-kiln',
    section: 'history',
    title: { it: 'L’ultima accensione', en: 'The last firing' },
    text: {
      it: [
        'La notte del 14 ottobre 1952 il forno a bottiglia di via dei Vasai fu acceso per l’ultima volta. Lo raccontava Ersilia, che aveva sei anni e portava il caffè al nonno fuochista: la legna era di quercia, il vento di montagna, e in paese si dormiva con le finestre chiuse.',
        'Un forno così si caricava per due giorni e si scaricava per tre. Dentro stavano quattordicimila pezzi, i più fini in basso nelle caselle di terra, le tegole in alto dove il fuoco è capriccioso. Uno su sei usciva storto, e si vendeva al mercato del lunedì senza dire perché.',
        'L’indomani fu spento e murato. Quando l’hanno riaperto, settant’anni dopo, sulla soletta c’erano ancora le impronte delle scarpe. Ora è un museo di una stanza sola: si entra uno alla volta, si guarda in su, e la voce torna indietro un attimo più tardi di quanto ci si aspetta.',
      ],
      en: [
        'On the night of 14 October 1952 the bottle kiln in the potters’ street was lit for the last time. Ersilia used to tell of it; she was six and took coffee to her grandfather, the stoker. The wood was oak, the wind came off the mountains, and the town slept with its windows shut.',
        'A kiln like that took two days to load and three to empty. It held fourteen thousand pieces, the finest at the bottom in clay saggars, the roof tiles at the top where the fire is moody. One in six came out crooked and was sold at the Monday market without a word as to why.',
        'The next day it was put out and walled up. When it was opened again seventy years later, the prints of shoes were still there on the floor. Now it is a museum of one room: you go in singly, you look up, and your voice comes back a moment later than you expect.',
      ],
    },
    figure: {
      value: { it: '14.000', en: '14,000' },
      what: { it: 'pezzi in una sola infornata', en: 'pieces in a single firing' },
    },
  },
  {
    key: 'broken-tiles',
    section: 'history',
    title: { it: 'Comprare piastrelle rotte', en: 'Buying broken tiles' },
    text: {
      it: [
        'Nei registri di una fabbrica della costa, alla voce rottami, c’è un cliente che torna ogni sabato dal 1924 al 1931. Comprava a peso, pagava in contanti e chiedeva sempre la stessa cosa: colori chiari, niente spigoli consumati. Si chiamava Attilio ed era muratore.',
        'Con quei cocci rivestì una terrazza, poi due panchine, poi l’abside della cappella di fabbrica. Non disegnava. Stendeva la calce su mezzo metro, spargeva i pezzi accanto a sé e sceglieva guardando il buco da riempire. Chi lo ha visto lavorare ricordava che parlava ai cocci, sottovoce, e che qualcuno lo rimetteva via.',
        'Un restauro ha contato 61.000 frammenti da 190 modelli diversi: è il catalogo più completo che la fabbrica abbia lasciato. I posatori di oggi vengono a studiare le fughe, larghe e profonde, segnate col manico di un cucchiaio. Il cucchiaio è rimasto murato nella terza panchina.',
      ],
      en: [
        'In the ledgers of a factory on the coast, under scrap, one customer returns every Saturday from 1924 to 1931. He bought by weight, paid in cash and always asked for the same thing: pale colours, no worn edges. His name was Attilio and he was a mason.',
        'With those shards he covered a terrace, then two benches, then the apse of the factory chapel. He did not draw. He spread lime over half a metre, scattered the pieces beside him and chose while looking at the gap to be filled. Those who saw him work remembered that he spoke to the shards under his breath, and that some of them he put back.',
        'A restoration has counted 61,000 fragments from 190 different models: the fullest catalogue that the factory has left. Tilers now come to study the joints, wide and deep, drawn with the handle of a spoon. The spoon itself is still walled into the third bench.',
      ],
    },
    figure: {
      value: { it: '61.000', en: '61,000' },
      what: { it: 'frammenti da 190 modelli', en: 'fragments from 190 models' },
    },
  },
  {
    key: 'drug-jars',
    section: 'history',
    title: { it: 'Che cosa c’era negli albarelli', en: 'What was in the drug jars' },
    text: {
      it: [
        'La farmacia di un ospedale romagnolo possedeva nel 1548 trecentododici vasi di maiolica, tutti con il nome di un rimedio dipinto in blu. Un museo civico ne ha esposti novanta e si è posto una domanda ovvia: il nome corrisponde a ciò che contenevano?',
        'La terra smaltata non assorbe, ma il fondo crudo sì. Grattando via pochi milligrammi dai piedi, i chimici hanno trovato miele, trementina, oppio, zenzero e una quantità di cera. In un vaso su tre la scritta dice altro. O si riempivano con quel che c’era, o si voleva che il paziente leggesse un nome più incoraggiante.',
        'Il vaso più bello promette polvere di corno d’unicorno. Dentro, nei secoli, ci sono passati zucchero e ossa di bue. Il direttore del museo lo ha messo all’ingresso con un cartellino sincero; accanto, una replica tornita a Faenza, che i bambini possono aprire. È piena di caramelle.',
      ],
      en: [
        'In 1548 the pharmacy of a hospital in Romagna owned three hundred and twelve maiolica jars, each with the name of a remedy painted in blue. A town museum has put ninety of them on show and asked an obvious question: does the name match what they held?',
        'Glazed earthenware does not absorb, but its bare foot does. Scraping a few milligrams off the bases, chemists found honey, turpentine, opium, ginger and a good deal of wax. On one jar in three the label says something else. Either they were filled with whatever was at hand, or the patient was meant to read a more encouraging name.',
        'The finest jar promises powdered unicorn horn. Through the centuries it has held sugar and the bones of oxen. The museum’s director has put it at the entrance with an honest card; beside it stands a replica thrown in Faenza, which children may open. It is full of sweets.',
      ],
    },
    figure: {
      value: { it: '1 su 3', en: '1 in 3' },
      what: {
        it: 'vasi che non contenevano ciò che promettono',
        en: 'jars that did not hold what they promise',
      },
    },
  },
  {
    key: 'tilers',
    section: 'trade',
    title: { it: 'Tre metri quadrati, sei ore', en: 'Three square metres, six hours' },
    text: {
      it: [
        'La gara comincia alle nove e non fa rumore: sedici box, sedici persone, una parete fuori squadra e uno scarico nel pavimento. Chi guarda da fuori vede soltanto schiene. Dopo un’ora qualcuno ha già posato; altri stanno ancora misurando, e sono quasi sempre quelli che vinceranno.',
        'Si giudica ciò che resta quando il posatore se n’è andato. La planarità con una staffa di due metri, i vuoti sotto la piastrella battendo con una sfera d’acciaio, le fughe con uno spessimetro. Due punti vanno al banco pulito: chi lavora in ordine, dice il regolamento, pensa in ordine.',
        'Quest’anno ha vinto una donna di ventisei anni, figlia di un idraulico, che ha tagliato lo scarico per ultimo. Perché per ultimo? Perché è l’unico pezzo che tutti guardano, ha risposto, e alla fine le mani sanno già quel giorno come va la colla.',
      ],
      en: [
        'The contest begins at nine and makes no noise: sixteen booths, sixteen people, a wall out of true and a drain in the floor. From outside you see nothing but backs. After an hour some have already begun to lay; others are still measuring, and they are nearly always the ones who win.',
        'What is judged is what remains when the tiler has gone. Flatness, with a two-metre straightedge; hollows beneath the tile, by tapping with a steel ball; joints, with a feeler gauge. Two points go to a clean bench: those who work tidily, the rules say, think tidily.',
        'This year’s winner was a woman of twenty-six, a plumber’s daughter, who cut the piece around the drain last. Why last? Because it is the one that everybody looks at, she replied, and by the end of the day your hands have learnt how the adhesive is behaving. The runner-up had cut it first, and well.',
      ],
    },
    figure: {
      value: { it: '6 ore', en: '6 hours' },
      what: { it: 'per tre metri quadrati fuori squadra', en: 'for three square metres out of true' },
    },
  },
  {
    key: 'apprentices',
    section: 'trade',
    title: { it: 'Cercasi chi sappia ascoltare un forno', en: 'Wanted: someone who can listen to a kiln' },
    text: {
      it: [
        'L’annuncio è vero, appeso nella bacheca di un istituto tecnico del distretto. In tre anni andranno in pensione quattro fuochisti su dieci, e il mestiere non si impara sui libri. Un forno che lavora bene ha un suono pieno e continuo; uno che sta per bloccarsi schiocca, molto piano, una mezz’ora prima.',
        'La scuola ha risposto con un corso serale. Si comincia dalla termodinamica e si finisce di notte in fabbrica, in coppia con un anziano, con il compito di non toccare nulla per due settimane. Dopo, si può toccare una manopola. Gli iscritti erano nove il primo anno, trentaquattro quest’anno.',
        'Uno su tre arriva da altri Paesi e porta orecchie diverse. Un ragazzo cresciuto accanto a una fornace del Punjab ha riconosciuto un rullo incrinato prima dei sensori. Gli hanno chiesto come avesse fatto. Ha detto che da loro, quando il forno cantava così, la nonna spegneva la radio.',
      ],
      en: [
        'The advertisement is real and hangs on the notice board of a technical school in the district. Within three years four stokers in ten will retire, and the trade cannot be learnt from books. A kiln that is working well has a full, steady sound; one that is about to jam clicks, very softly, half an hour before.',
        'The school has answered with an evening course. It starts with thermodynamics and ends at night in the factory, paired with an old hand, with orders to touch nothing for two weeks. After that, one knob may be touched. Nine people signed up in the first year, thirty-four in this one.',
        'One in three comes from another country and brings different ears. A young man who grew up beside a brick kiln in Punjab recognised a cracked roller before the sensors did. Asked how, he said that at home, when the kiln sang like that, his grandmother would turn off the radio.',
      ],
    },
    figure: {
      value: { it: '4 su 10', en: '4 in 10' },
      what: { it: 'fuochisti in pensione entro tre anni', en: 'stokers to retire within three years' },
    },
  },
  {
    key: 'freight',
    section: 'trade',
    title: { it: 'Quanto lontano va una piastrella', en: 'How far does a tile travel' },
    text: {
      it: [
        'Una piastrella pesa venti chili al metro quadrato e vale, all’uscita della fabbrica, sedici euro. Ogni cento chilometri di strada ne costano quindici centesimi. Oltre i mille, il prodotto corrente smette di guadagnare; la lastra, che vale cinque volte tanto, attraversa gli oceani.',
        'Per questo il treno conta. Lo scalo del distretto spedisce undici convogli la settimana verso il mare e tre oltre le Alpi: un convoglio toglie dall’autostrada cinquantadue camion. Il collo di bottiglia è l’ultimo chilometro, dove una sbarra ferma il paese quattordici volte al giorno.',
        'L’altra strada è non spedire. Cresce il numero di chi produce vicino al cantiere con impasti del luogo e disegni mandati per filo. Il marchio resta, la terra cambia. È più ecologico e meno romantico, ammette chi lo fa, e alla dogana nessuno ha ancora capito che cosa timbrare.',
      ],
      en: [
        'A tile weighs twenty kilos to the square metre and is worth, as it leaves the factory, sixteen euros. Every hundred kilometres by road cost fifteen cents of that. Beyond a thousand an everyday product no longer earns anything; a slab, worth five times as much, crosses oceans.',
        'That is why the railway matters. The district’s yard sends eleven trains a week to the sea and three across the Alps: one train takes fifty-two lorries off the motorway. The bottleneck is the last kilometre, where a level crossing stops the town fourteen times a day.',
        'The other way is not to ship at all. More and more firms produce close to the building site, with local clays and with designs sent down a wire. The brand stays; the earth changes. It is greener and less romantic, those who do it admit, and at the customs house nobody has yet worked out what to stamp.',
      ],
    },
    figure: {
      value: { it: '52', en: '52' },
      what: { it: 'camion tolti dalla strada da un treno', en: 'lorries taken off the road by one train' },
    },
  },
  {
    key: 'recycling',
    section: 'environment',
    title: { it: 'Il coccio torna in cava', en: 'The shard goes back to the quarry' },
    text: {
      it: [
        'Il crudo si è sempre recuperato: basta acqua. Il cotto no, perché dopo il forno una piastrella è una roccia dura come il quarzo e macinarla consuma corazze d’acciaio. Per trent’anni è finita nei sottofondi delle strade, che sono pieni, senza saperlo, di smalti bellissimi.',
        'Il mulino consortile a sud di Imola ha cambiato il conto. Frantuma per urto invece che per sfregamento, di notte, quando l’elettricità costa meno, e separa tre misure. La più fine torna nell’impasto fino al dodici per cento e abbassa di venti gradi la cottura: si risparmia due volte.',
        'Resta il problema delle demolizioni, dove il coccio arriva con la malta attaccata e la calce fa bolle in forno. Una tavola vibrante la stacca senz’acqua. Dal primo ospedale smontato sono uscite novecento tonnellate di azzurrino del 1968. Una parte è tornata a fare il pavimento dello stesso ospedale.',
      ],
      en: [
        'Unfired scrap has always been recovered: water is enough. Fired scrap has not, because after the kiln a tile is a rock as hard as quartz, and grinding it wears out steel linings. For thirty years it ended up beneath roads, which are full, without knowing it, of the most beautiful glazes.',
        'The shared mill south of Imola has changed the sums. It crushes by impact rather than by rubbing, at night when electricity is cheaper, and sorts three sizes. The finest returns to the body at up to twelve per cent and lowers the firing by twenty degrees: a saving twice over.',
        'That leaves demolition, where shards arrive with mortar attached and lime blisters in the kiln. A vibrating table takes it off without water. The first hospital to be dismantled yielded nine hundred tonnes of pale blue from 1968. Some of it has returned to make the floor of the same hospital.',
      ],
    },
    figure: {
      value: { it: '12%', en: '12%' },
      what: { it: 'di coccio macinato nell’impasto nuovo', en: 'of ground shards in a new body' },
    },
  },
  {
    key: 'quarry-lake',
    section: 'environment',
    title: { it: 'Dove c’era la cava', en: 'Where the quarry used to be' },
    text: {
      it: [
        'Il cartello dice ancora divieto di accesso, ma lo leggono soltanto gli aironi. La cava ha chiuso nel 2003 con un buco di undici ettari; il progetto di ripristino prevedeva di riempirlo. È mancata la terra, è venuta l’acqua, e la natura ha fatto da sé una cosa migliore.',
        'L’argilla del fondo non lascia passare una goccia: in due inverni si sono formati due laghi. Sulle rive nude sono arrivati prima i salici, poi le farnie piantate dalle ghiandaie. Un censimento ha contato centoquattordici specie di uccelli, nove delle quali assenti dalla provincia da mezzo secolo.',
        'La lezione è entrata nei piani nuovi. Oggi si scava a gradoni lasciando fondali diversi, si conserva il terreno fertile in cumuli bassi, si rinatura un lato mentre si lavora l’altro. Costa l’uno per cento in più. Il geologo che ha scritto la regola va a pescare lì, e ributta tutto in acqua.',
      ],
      en: [
        'The sign still says no entry, but only the herons read it. The quarry closed in 2003 leaving a hole of eleven hectares; the plan for its restoration was to fill it. There was not enough earth, the water came, and nature did something better on its own.',
        'The clay at the bottom does not let a drop through: in two winters two lakes had formed. On the bare banks willows came first, then oaks planted by jays. A census has counted a hundred and fourteen species of bird, nine of which had been missing from the province for half a century.',
        'The lesson has found its way into new plans. Quarries are now dug in steps that leave different depths; fertile soil is kept in low heaps; one side is returned to nature while the other is worked. It costs one per cent more. The geologist who wrote the rule goes fishing there, and throws everything back.',
      ],
    },
    figure: {
      value: { it: '114', en: '114' },
      what: { it: 'specie di uccelli in una cava chiusa', en: 'species of bird in a closed quarry' },
    },
  },
];
