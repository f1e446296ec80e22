import type { DemoRelease } from '../types.ts';

export const fair2023: readonly DemoRelease[] = [
  {
    press_group: 'fair',
    date: '2023-03-21',
    sectors: ['fair'],
    picture: 'modules-rust',
    contact: 'fair-press',
    text: {
      it: {
        title: '«Costruire a memoria»: il programma culturale 2023 chiede agli edifici che cosa ricordano',
        subtitle: 'Dodici incontri, una mostra e una biblioteca di superfici aperta al pubblico',
        abstract:
          'Restauro, riuso, demolizioni evitate: a settembre progettisti da nove Paesi raccontano edifici che hanno già avuto una vita. La ceramica è spesso quello che ne resta.',
        body: `<p>Quando si demolisce una casa le ultime a cedere sono le piastrelle del bagno. Parte da questa immagine il programma culturale di Ceraforma 2023, intitolato <strong>«Costruire a memoria»</strong>: dodici incontri in quattro giorni su come gli edifici ricordano, e su come aiutarli.</p>
<p>Gli invitati vengono da nove Paesi e portano un solo progetto ciascuno, con una regola: raccontare anche che cosa è andato storto. Si passerà da un mattatoio diventato scuola di musica a una piscina coperta che ha cambiato acqua quattro volte e rivestimento mai; da un quartiere di case popolari restaurato stanza per stanza, con gli abitanti dentro, a una stazione termale chiusa da quarant’anni.</p>
<h2>La biblioteca delle superfici</h2>
<p>Accanto alla sala, una struttura di legno di duecento metri quadrati raccoglie seicento campioni prodotti tra il 1890 e oggi, prestati da archivi e fabbriche. Si possono toccare, fotografare, mettere vicini. Ogni campione ha una scheda con una domanda invece della didascalia.</p>
<p>Una sezione minore, ma attesa, riguarda gli errori di ricostruzione: pavimenti rifatti con la piastrella quasi giusta, smalti troppo bianchi, fughe che gridano. Le curatrici ne hanno raccolti quaranta esempi, in forma anonima, e chiedono al pubblico di portarne altri. Serve una fotografia, e un po’ di coraggio se il pavimento è il proprio.</p>
<p>Gli incontri valgono per l’aggiornamento professionale, sono gratuiti e tradotti in inglese; le prenotazioni si aprono il 3 luglio.</p>`,
      },
      en: {
        title: '“Building from memory”: the 2023 cultural programme asks buildings what they remember',
        subtitle: 'Twelve meetings, an exhibition and a library of surfaces open to all',
        abstract:
          'Restoration, reuse, demolitions avoided: in September designers from nine countries talk about buildings that have already had a life. Often ceramics are what is left of it.',
        body: `<p>When a house is pulled down, the bathroom tiles are the last to give way. That image is where the cultural programme of Ceraforma 2023 sets out from. Called <strong>“Building from memory”</strong>, it consists of twelve meetings over four days on how buildings remember, and how to help them.</p>
<p>The guests come from nine countries and bring one project each, under one rule: say what went wrong as well. We shall go from an abattoir that became a music school to an indoor pool that has changed its water four times and its tiles never; from a housing estate restored room by room, with the residents inside, to a spa that has been shut for forty years.</p>
<h2>The library of surfaces</h2>
<p>Beside the hall a timber structure of two hundred square metres holds six hundred samples made between 1890 and today, on loan from archives and factories. They may be touched, photographed and put side by side. Each comes with a card that asks a question instead of giving a caption.</p>
<p>A smaller section that many are looking forward to deals with errors of reconstruction: floors redone with nearly the right tile, glazes too white, joints that shout. The curators have collected forty examples, anonymously, and ask the public to bring more. All it takes is a photograph, and some courage if the floor is your own.</p>
<p>The meetings count towards professional development, are free and interpreted into English; booking opens on 3 July.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2023-05-23',
    sectors: ['fair', 'tiles'],
    picture: 'herringbone-sage',
    contact: 'fair-press',
    text: {
      it: {
        title: 'La piazza della posa raddoppia: in fiera si costruisce una casa in quattro giorni',
        subtitle: 'Sedici squadre, otto stanze, un cronometro e una giuria di muratori in pensione',
        abstract:
          'Dal massetto alla stuccatura davanti al pubblico: nel 2023 la gara internazionale dei posatori diventa un cantiere vero, che al termine sarà donato.',
        body: `<p>L’anno scorso era una dimostrazione, quest’anno è un cantiere. La <strong>piazza della posa</strong> di Ceraforma 2023 passa da ottocento a 1.600 metri quadrati e ospita una casa vera, a un piano, in legno e laterizio: otto stanze da rivestire dal massetto alla stuccatura, tra martedì mattina e venerdì a mezzogiorno.</p>
<p>Lavoreranno sedici squadre di due persone, selezionate in undici Paesi. Ognuna ha una parete, un pavimento e un dettaglio difficile sorteggiato: una nicchia curva, uno spigolo a 45 gradi, uno scarico centrale con quattro pendenze, una lastra da tagliare attorno a un pilastro.</p>
<p>Il punteggio è pubblico e aggiornato ogni due ore su un tabellone. Planarità e allineamento si misurano con strumenti, la pulizia del cantiere a vista; il giudizio finale sull’aspetto spetta a una giuria di sette muratori in pensione, che si esprimono alzando la cazzuola.</p>
<h2>Una gara che insegna</h2>
<p>Attorno alla casa si terranno ventiquattro lezioni da mezz’ora, senza iscrizione, con sgabelli e caffè. Gli argomenti li hanno scelti i posatori: come si parla con un architetto, come si fa un preventivo che non si litiga, quando dire di no a un massetto bagnato, come salvare le ginocchia. L’ultima è affidata a una fisioterapista e, nelle prenotazioni informali, è già la più richiesta.</p>
<p>Il regolamento ammette attrezzi di ogni genere, tranne uno: il righello digitale che proietta la quadratura sul muro. «Non perché sia un trucco», spiegano gli organizzatori, «ma perché chi guarda deve poter vedere come si trova una squadra con uno spago e tre chiodi.» Nella dimostrazione del 2022 ci riuscirono tutti i maestri invitati, il più veloce in quattro minuti.</p>
<p>Sabato mattina la casa sarà smontata e caricata su quattro camion. La rimonterà una cooperativa sociale a pochi chilometri da Imola, dove diventerà un laboratorio per ragazzi.</p>`,
      },
      en: {
        title: 'The laying square doubles in size: a house will be built at the fair in four days',
        subtitle: 'Sixteen teams, eight rooms, a stopwatch and a jury of retired builders',
        abstract:
          'From screed to grouting in front of the public: in 2023 the international tilers’ contest becomes a real building site, to be given away at the end.',
        body: `<p>Last year it was a demonstration, this year it is a building site. The <strong>laying square</strong> of Ceraforma 2023 goes from eight hundred to 1,600 square metres and holds a real single-storey house in timber and brick: eight rooms to be tiled, from screed to grouting, between Tuesday morning and Friday noon.</p>
<p>Sixteen teams of two, selected in eleven countries, will be at work. Each has a wall, a floor and one awkward detail drawn by lot: a curved niche, an edge mitred at 45 degrees, a central drain with four falls, a slab to be cut round a pillar.</p>
<p>The score is public and goes up on a board every two hours. Flatness and alignment are measured with instruments, tidiness by eye; the final verdict on looks belongs to a jury of seven retired builders, who vote by raising a trowel.</p>
<h2>A contest that teaches</h2>
<p>Around the house there will be twenty-four half-hour lessons, with no need to register, with stools and coffee. Tilers chose the subjects: how to talk to an architect, how to write an estimate that leads to no quarrels, when to say no to a wet screed, how to save your knees. The last is given by a physiotherapist and to judge by informal bookings is already the most sought after.</p>
<p>The rules allow tools of every kind but one: the digital square that projects right angles on the wall. “Not because it is a trick,” the organisers explain, “but because whoever is watching must be able to see how a right angle is found with a string and three nails.” At the 2022 demonstration every master invited managed it, the fastest in four minutes.</p>
<p>On Saturday morning the house will be taken down and loaded on four lorries. A social co-operative a few kilometres from Imola will put it up again as a workshop for young people.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2023-09-19',
    sectors: ['fair'],
    picture: 'hall-plan-night',
    contact: 'fair-press',
    text: {
      it: {
        title:
          'Orari, biglietti, navette: tutto quello che serve per visitare Ceraforma dal 26 al 29 settembre',
        subtitle:
          'Cinque ingressi, un treno che ferma in fiera e il consiglio di cominciare dal padiglione 11',
        abstract:
          'Aperto dalle 9 alle 18 da martedì a giovedì, fino alle 16 il venerdì. Biglietto solo in rete, gratuito per studenti il venerdì, guardaroba e deposito passeggini.',
        body: `<p>Mancano sette giorni. Ecco le informazioni che ci vengono chieste più spesso, in ordine di frequenza.</p>
<h2>Quando</h2>
<p>Da martedì 26 a giovedì 28 settembre <strong>dalle 9 alle 18</strong>; venerdì 29 dalle 9 alle 16. Gli espositori entrano dalle 7.30. Giovedì il cortile resta aperto fino alle 22 per la serata dei progettisti.</p>
<h2>Come si arriva</h2>
<ul><li><strong>In treno:</strong> i regionali della linea per Ferrara fermano in fiera ogni trenta minuti; dalla stazione centrale sono sei minuti.</li><li><strong>In autobus:</strong> le linee 28 e 35, più una navetta dall’aeroporto ogni quarto d’ora.</li><li><strong>In auto:</strong> parcheggi P2 e P7, da prenotare; in città le biciclette restano il mezzo più rapido.</li></ul>
<h2>Biglietti</h2>
<p>Si comprano soltanto in rete: 20 euro per un giorno, 32 per quattro. Gratis per i posatori iscritti a un albo, per i minori di diciotto anni e, il venerdì, per gli studenti universitari.</p>
<p>Un consiglio da chi la fiera la monta: entrare dall’ingresso nord e cominciare dal padiglione 11, il nuovo, quando le corsie sono ancora vuote. Mappa e catalogo funzionano anche senza rete.</p>`,
      },
      en: {
        title: 'Opening hours, tickets, shuttles: all you need to visit Ceraforma from 26 to 29 September',
        subtitle: 'Five entrances, a train that stops at the fair and a tip: begin with hall 11',
        abstract:
          'Open from 9 am to 6 pm Tuesday to Thursday, until 4 pm on Friday. Tickets online only, free for students on Friday, cloakroom and pushchair store.',
        body: `<p>Seven days to go. Here is the information we are asked for most, in order of frequency.</p>
<h2>When</h2>
<p>Tuesday 26 to Thursday 28 September <strong>from 9 am to 6 pm</strong>; Friday 29 from 9 am to 4 pm. Exhibitors come in from 7.30 am. On Thursday the courtyard stays open until 10 pm for the designers’ evening.</p>
<h2>Getting there</h2>
<ul><li><strong>By train:</strong> local services on the Ferrara line stop at the fair every thirty minutes, six minutes from the central station.</li><li><strong>By bus:</strong> lines 28 and 35, plus a shuttle from the airport every quarter of an hour.</li><li><strong>By car:</strong> car parks P2 and P7, to be booked; in town a bicycle is still the fastest way.</li></ul>
<h2>Tickets</h2>
<p>Sold online only: €20 for one day, €32 for four. Free for registered tilers, for under-eighteens and, on Friday, for university students.</p>
<p>A tip from those who build the fair: come in by the north entrance and begin with hall 11, the new one, while the aisles are still empty. Map and catalogue work offline too.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2023-09-26',
    sectors: ['fair', 'tiles', 'technology'],
    picture: 'hexagon-cotto',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Apre la 33ª Ceraforma: 503 espositori, undici padiglioni e una casa che cresce in diretta',
        subtitle: 'La ceramica rimpicciolisce e si colora, le lastre diventano tavoli, cucine, lavabi',
        abstract:
          'Superata quota cinquecento. I temi della mattina: il ritorno dei piccoli formati, l’arredo in lastra, le argille dichiarate in etichetta.',
        body: `<p>Per la prima volta dal 2019 Ceraforma supera i cinquecento espositori: sono <strong>503, da 31 Paesi</strong>, distribuiti in undici padiglioni e 108.000 metri quadrati. Il nuovo padiglione 11 ospita ottanta aziende del bagno e un giardino interno.</p>
<p>Due tendenze si incrociano nelle corsie. Da una parte la ceramica rimpicciolisce: listelli, tondini, esagoni, mattonelle dieci per dieci smaltate a una a una, con la tolleranza di tono che fino a ieri si chiamava difetto. Dall’altra la lastra esce dal pavimento e diventa piano di cucina, tavolo, porta, lavabo scavato nello stesso disegno del muro.</p>
<p>Colpiscono le etichette. Settantadue aziende dichiarano la provenienza delle materie prime, con la distanza in chilometri; in ventinove casi tutto l’impasto arriva da meno di trecento. È una risposta agli ultimi due anni, ma anche una moda, e come tutte le mode andrà verificata.</p>
<p>Nel bagno la novità è il silenzio. Vasi e cassette si misurano ormai in decibel, dieci aziende espongono cabine insonorizzate dove ascoltare la differenza, e un produttore di piatti doccia ha portato uno stetoscopio. Sui rubinetti compare la quantità d’acqua già usata durante la giornata: chi li prova tende a chiuderli prima.</p>
<p>In piazza della posa, alle 11.20, la casa di legno aveva già il massetto. Alle 17 si attende la prima fuga.</p>`,
      },
      en: {
        title: 'The 33rd Ceraforma opens: 503 exhibitors, eleven halls and a house that grows live',
        subtitle: 'Ceramics shrink and take on colour; slabs turn into tables, kitchens and basins',
        abstract:
          'Past the five hundred mark. This morning’s themes: the return of small formats, furniture made from slabs, clays declared on the label.',
        body: `<p>For the first time since 2019 Ceraforma has more than five hundred exhibitors: <strong>503 from 31 countries</strong>, in eleven halls and 108,000 square metres. The new hall 11 accommodates eighty bathroom companies and an indoor garden.</p>
<p>Two trends cross in the aisles. On the one hand ceramics are shrinking: strips, penny rounds, hexagons, ten-by-tens glazed one at a time, with the range of tone that was called a fault until yesterday. On the other the slab leaves the floor to become worktop, table, door, or a basin carved from the same pattern as the wall.</p>
<p>The labels are striking. Seventy-two companies state where their raw materials come from, with the distance in kilometres; in twenty-nine cases the whole body comes from less than three hundred. It is an answer to the last two years, but also a fashion, and like every fashion it will bear checking.</p>
<p>In the bathroom the novelty is silence. Bowls and cisterns are now measured in decibels, ten companies have brought soundproof booths in which to hear the difference, and one maker of shower trays has come with a stethoscope. Taps display how much water has been used so far that day: those who try them tend to turn them off sooner.</p>
<p>In the laying square the timber house already had its screed at 11.20 am. The first joint is expected at five.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2023-10-03',
    sectors: ['fair'],
    picture: 'penny-coral',
    contact: 'fair-international',
    text: {
      it: {
        title: 'Bilancio 2023: 74.910 visitatori, il 44% dall’estero, e una casa in partenza per Imola',
        subtitle: 'Presenze in crescita del 9,6%; l’India tra i primi dieci Paesi per la prima volta',
        abstract:
          'Un mercato in frenata non ha svuotato i padiglioni. I compratori sono venuti per scegliere con calma, dicono gli espositori, e hanno rimandato gli ordini a gennaio.',
        body: `<p>Mentre i mercati rallentano, la fiera cresce: <strong>74.910 visitatori</strong>, il 9,6% in più del 2022. Gli stranieri sono 32.960 (44%) da 115 Paesi; entra tra i primi dieci l’India, escono i Paesi Bassi.</p>
<p>Non è una contraddizione, spiega la ricerca condotta su 2.400 intervistati. Quando si compra meno si sceglie di più: ogni visitatore ha incontrato in media undici aziende, due in più dell’anno scorso. Gli ordini conclusi in fiera sono scesi dal 58 al 49%, ma il 71% conta di firmare entro gennaio.</p>
<h2>Che cosa è piaciuto</h2>
<ul><li>La piazza della posa, con 15.300 passaggi e un applauso all’ultima fuga.</li><li>La biblioteca delle superfici, da cui sono stati restituiti tutti i seicento campioni.</li><li>Il treno: lo ha usato il 31% dei visitatori, contro il 19% del 2019.</li></ul>
<p>Che cosa no: il rumore nel padiglione 4 e la coda per il pranzo, oltre venti minuti mercoledì. Nel 2024 i punti di ristoro passeranno da quattordici a ventidue.</p>
<p>Quanto alla casa, gli ultimi pannelli sono partiti domenica alle 7 su un camion scortato da due vigili e da una decina di curiosi. La giuria dei muratori ha assegnato il primo premio alla squadra portoghese e una menzione a quella di Faenza, che si era presentata con gli stivali ancora sporchi di maggio.</p>`,
      },
      en: {
        title: '2023 in review: 74,910 visitors, 44% from abroad, and a house on its way to Imola',
        subtitle: 'Attendance up 9.6%; India is among the top ten countries for the first time',
        abstract:
          'A slowing market has not emptied the halls. Buyers came to choose at leisure, exhibitors say, and have put orders off until January.',
        body: `<p>While markets slow, the fair grows: <strong>74,910 visitors</strong>, 9.6% more than in 2022. Those from abroad were 32,960 (44%), from 115 countries; India enters the top ten, the Netherlands leaves it.</p>
<p>This is no contradiction, according to research among 2,400 respondents. When people buy less they choose more: each visitor met eleven companies on average, two more than last year. Orders placed at the fair fell from 58 to 49%, but 71% expect to sign by January.</p>
<h2>What people liked</h2>
<ul><li>The laying square, with 15,300 visits and a round of applause for the last joint.</li><li>The library of surfaces, to which all six hundred samples were returned.</li><li>The train: 31% of visitors used it, against 19% in 2019.</li></ul>
<p>What they did not: the noise in hall 4 and the queue for lunch, over twenty minutes on Wednesday. In 2024 the number of places to eat goes from fourteen to twenty-two.</p>
<p>As for the house, its last panels left at 7 am on Sunday on a lorry escorted by two traffic wardens and a dozen onlookers. The jury of builders gave first prize to the Portuguese team and a special mention to that of Faenza, who had turned up with May’s mud still on their boots.</p>`,
      },
    },
  },
];
