import type { DemoRelease } from '../types.ts';

export const fair2021: readonly DemoRelease[] = [
  {
    press_group: 'fair',
    date: '2021-03-16',
    sectors: ['fair'],
    picture: 'portico-dawn',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Ceraforma torna in presenza: appuntamento a Bologna dal 28 settembre al 1° ottobre 2021',
        subtitle: 'Otto padiglioni, corsie più larghe e un giorno in più per montare',
        abstract:
          'Dopo l’edizione cancellata del 2020, il salone riapre con la formula di sempre e qualche metro di distanza in più. Prenotati tre quarti degli spazi già a metà marzo.',
        body: `<p>Si torna a toccare le piastrelle. La 31ª edizione di Ceraforma si terrà a Bologna <strong>da martedì 28 settembre a venerdì 1° ottobre 2021</strong>, in otto padiglioni per 74.000 metri quadrati. A sei mesi dall’apertura è prenotato il 76% della superficie.</p>
<p>La decisione è arrivata dopo un sondaggio tra gli espositori. Su 389 aziende interpellate, 341 hanno risposto che una fiera soltanto digitale non le interessa. «Una superficie si guarda di taglio, si accarezza, si bagna per vedere se scivola», sintetizza la direzione del salone. «Nessuno schermo ha ancora imparato a farlo.»</p>
<h2>Che cosa cambia</h2>
<ul><li>Le corsie principali passano da quattro a sei metri.</li><li>I biglietti sono nominativi e validi per un giorno a scelta.</li><li>Il montaggio dura un giorno in più, con ingressi scaglionati per padiglione.</li><li>Le conferenze si seguono in sala e a distanza, con traduzione.</li></ul>
<p>Il programma è ancora aperto, ma qualche nome di luogo si può già fare: una mostra nel cortile racconterà le insegne in ceramica di Bologna, un ciclo di passeggiate serali porterà a vedere i pavimenti di nove palazzi di solito chiusi. Chi arriva in treno e mostra il biglietto avrà uno sconto del 20% sull’ingresso.</p>
<p>Il piano sanitario, concordato con le autorità, sarà aggiornato ogni mese. Chi rinuncia entro il 15 luglio per ragioni legate alla pandemia riavrà l’intera caparra.</p>`,
      },
      en: {
        title: 'Ceraforma returns in person: Bologna, 28 September to 1 October 2021',
        subtitle: 'Eight halls, wider aisles and an extra day to build',
        abstract:
          'After the cancelled edition of 2020 the exhibition reopens with its usual formula and a few more metres of distance. Three quarters of the space was booked by mid-March.',
        body: `<p>Tiles can be touched again. The 31st edition of Ceraforma will be held in Bologna <strong>from Tuesday 28 September to Friday 1 October 2021</strong>, in eight halls covering 74,000 square metres. Six months before opening, 76% of the space has been booked.</p>
<p>The decision followed a survey of exhibitors. Of 389 companies asked, 341 replied that a purely digital fair is of no interest to them. “You look at a surface sideways, you stroke it, you wet it to see if it slips,” the exhibition’s management says. “No screen has learnt to do that yet.”</p>
<h2>What changes</h2>
<ul><li>The main aisles go from four to six metres.</li><li>Tickets carry a name and are valid for one chosen day.</li><li>Build-up lasts a day longer, with entry staggered by hall.</li><li>Talks can be followed in the room and from afar, with interpreting.</li></ul>
<p>The programme is still open but some of it can be revealed: an exhibition in the courtyard will tell the story of Bologna’s ceramic shop signs, and a series of evening walks will visit the floors of nine palazzi that are usually closed. Anyone who arrives by train and shows the ticket will have 20% off admission.</p>
<p>The health plan agreed with the authorities will be updated monthly. Whoever withdraws by 15 July for reasons connected with the pandemic gets the whole deposit back.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2021-09-28',
    sectors: ['fair', 'tiles', 'sanitaryware'],
    picture: 'hall-plan',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Si riaprono i padiglioni: 412 espositori da 26 Paesi alla 31ª edizione di Ceraforma',
        subtitle:
          'Due anni di novità arrivano tutte insieme: lastre, rilievi, colori caldi e superfici da toccare',
        abstract:
          'Stamattina alle 9 i primi visitatori hanno trovato corsie larghe e molto da recuperare. Le collezioni nate nel 2020 e mai viste dal vivo sono quasi mille.',
        body: `<p>Alle 8.40, davanti all’ingresso ovest, la coda arrivava alla rotonda. Alle 9 in punto i cancelli si sono aperti e Ceraforma è tornata una fiera: <strong>412 espositori</strong>, 131 dei quali esteri, in rappresentanza di 26 Paesi.</p>
<p>Chi progetta ha due anni da recuperare. Delle 1.700 collezioni in mostra, circa mille sono uscite durante la pandemia e non erano mai state viste fuori da un catalogo. Il filo comune è il tatto: rilievi sottili come tessuti, smalti spessi che tengono la luce, bordi irregolari.</p>
<p>Il colore si scalda. Ai grigi che hanno dominato il decennio si sostituiscono terre, burro e verdi salvia; torna il decoro, spesso in piccoli formati. Nel bagno i lavabi si fanno sottili e colorati, i vasi perdono la brida e i piatti doccia raggiungono il pavimento.</p>
<h2>Oggi in programma</h2>
<p>Gli stand sono più semplici del solito, e non per caso. Con i container fermi nei porti e i falegnami prenotati fino a Natale, molti espositori hanno scelto tavoli, campioni in mano e poche pareti. Il risultato piace: si vede di più, si tocca tutto, e per una volta il materiale più costoso in mostra è quello che si vende.</p>
<p>Alle 11 il convegno inaugurale dedicato alle città che riaprono; alle 15, nella piazza dei posatori, la posa in diretta di una lastra da tre metri con due sole persone; alle 18, nel cortile, la visita guidata alla mostra sulle insegne ceramiche di Bologna.</p>`,
      },
      en: {
        title: 'The halls reopen: 412 exhibitors from 26 countries at the 31st Ceraforma',
        subtitle:
          'Two years of novelty arrive at once: slabs, reliefs, warm colours and surfaces made for touch',
        abstract:
          'At nine this morning the first visitors found wide aisles and much to catch up on. Almost a thousand collections born in 2020 had never been seen in the flesh.',
        body: `<p>At 8.40 the queue at the west entrance reached the roundabout. At nine sharp the gates opened and Ceraforma was a fair again, with <strong>412 exhibitors</strong>, 131 of them from abroad, representing 26 countries.</p>
<p>Designers have two years to catch up on. Of the 1,700 collections on show about a thousand came out during the pandemic and had never been seen outside a catalogue. Touch is their common thread: reliefs as fine as cloth, thick glazes that hold the light, uneven edges.</p>
<p>Colour is growing warmer. The greys that ruled the decade give way to earths, butter and sage greens; decoration is back, often on small formats. In the bathroom, basins turn thin and coloured, bowls lose their rims and shower trays come down to the floor.</p>
<h2>Today’s programme</h2>
<p>Stands are simpler than usual, and not by chance. With containers held up in ports and carpenters booked until Christmas, many exhibitors have opted for tables, samples in the hand and few walls. People like the result: there is more to see, everything can be touched, and for once the most expensive material on show is the one for sale.</p>
<p>At 11 am the opening conference looks at cities coming back to life; at 3 pm, in the tilers’ square, a three-metre slab is laid live by just two people; at 6 pm, in the courtyard, there is a guided tour of the exhibition on the ceramic shop signs of Bologna.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2021-10-05',
    sectors: ['fair'],
    picture: 'quarter-terracotta',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Ceraforma 2021 chiude con 41.860 visitatori: «Meno folla, più contratti»',
        subtitle: 'Il 29% arriva dall’estero nonostante le frontiere a singhiozzo',
        abstract:
          'Numeri più bassi del 2019, com’era previsto, ma una qualità che gli espositori giudicano inattesa: nove su dieci hanno già confermato il 2022.',
        body: `<p>Quattro giorni, otto padiglioni, <strong>41.860 visitatori</strong>. L’edizione della ripartenza vale circa la metà di quella del 2019 e nessuno si aspettava di più: mancavano gli Stati Uniti, il Golfo a giorni alterni, quasi tutta l’Asia. C’erano però gli europei, 11.300, che hanno fatto il 93% delle presenze estere.</p>
<p>Il dato più citato negli stand è un altro. Il tempo medio di visita è salito da quattro ore e venti a sei ore e dieci: con meno affollamento si parla di più. Secondo il questionario raccolto all’uscita, il 64% dei compratori ha concluso almeno un ordine in fiera, contro il 41% di due anni fa.</p>
<p>Hanno funzionato gli appuntamenti prenotati (22.000 quelli registrati dal sistema) e le conferenze ibride, seguite in sala da 3.900 persone e a distanza da 14.600. Non hanno funzionato i parcheggi del venerdì, di cui la direzione si scusa.</p>
<p>Sulla sicurezza sanitaria il bilancio è buono. Dei 41.860 ingressi, 212 sono stati respinti ai varchi per certificati mancanti o scaduti; i tamponi in loco sono stati 5.300, con undici positivi, nessuno dei quali tra gli espositori. Le corsie da sei metri, nate come precauzione, hanno convinto tutti: resteranno.</p>
<p>La 32ª edizione è in calendario dal 27 al 30 settembre 2022: l’89% degli espositori ha già chiesto di tornare nella stessa posizione.</p>`,
      },
      en: {
        title: 'Ceraforma 2021 closes with 41,860 visitors: “Smaller crowds, more contracts”',
        subtitle: 'As many as 29% came from abroad, in spite of on-and-off borders',
        abstract:
          'Numbers are below 2019, as expected, but exhibitors were surprised by their quality: nine in ten have already confirmed for 2022.',
        body: `<p>Four days, eight halls, <strong>41,860 visitors</strong>. The comeback edition was about half the size of 2019 and nobody had expected more: the United States was missing, the Gulf came and went, almost the whole of Asia stayed away. Europeans were there, however, 11,300 of them, and made up 93% of foreign attendance.</p>
<p>The figure most often quoted on the stands is another. The average visit lengthened from four hours twenty to six hours ten: with less of a crush people talk more. According to the exit survey 64% of buyers placed at least one order at the fair, against 41% two years ago.</p>
<p>Booked appointments worked well (the system recorded 22,000 of them), and so did hybrid talks, followed by 3,900 people in the room and 14,600 from afar. Friday’s parking did not, for which the management apologises.</p>
<p>On health and safety the balance is good. In addition to the 41,860 admissions, 212 people were turned away at the gates for missing or expired certificates; 5,300 tests were carried out on site, with eleven positive results, none of them among exhibitors. The six-metre aisles, born as a precaution, have won everyone over: they will stay.</p>
<p>The 32nd edition is set for 27 to 30 September 2022: 89% of exhibitors have already asked to come back to the same spot.</p>`,
      },
    },
  },
];
