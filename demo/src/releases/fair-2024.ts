import type { DemoRelease } from '../types.ts';

export const fair2024: readonly DemoRelease[] = [
  {
    press_group: 'fair',
    date: '2024-03-19',
    sectors: ['fair', 'tiles'],
    picture: 'diamond-teal',
    contact: 'fair-press',
    text: {
      it: {
        title: '«Prima cottura» premia una piastrella che suona e una che non si vede',
        subtitle:
          'I vincitori della seconda edizione: tre progetti scelti tra 412, in produzione da settembre',
        abstract:
          'Un modulo fonoassorbente per i corridoi degli ospedali, una gradinata per ipovedenti, un coprifilo ceramico: il concorso sotto i trent’anni scopre i luoghi trascurati.',
        body: `<p>Sono arrivate 412 scatole da scarpe. Dentro, altrettanti modelli in argilla cruda, spediti da 34 Paesi per la seconda edizione di <strong>«Prima cottura»</strong>, il concorso di Ceraforma per progettisti sotto i trent’anni. Il tema era <em>il rumore</em>.</p>
<p>Il primo premio va a un modulo per i corridoi d’ospedale: un alveare di fori svasati che assorbe le frequenze della voce e lascia passare quelle degli allarmi. Si pulisce con una spugna, perché i fori hanno il fondo smaltato. Lo hanno disegnato due studentesse di Venezia.</p>
<p>Il secondo è una gradinata. Ogni pedata emette, al passo, una nota diversa, grazie a una cavità sotto la piastrella: chi non vede sa a quale gradino si trova. Il terzo non si nota affatto, ed è questo il merito: un profilo di due centimetri che nasconde i cavi dove muro e pavimento si incontrano, senza plastica.</p>
<p>I tre gruppi lavoreranno in fabbrica fino all’estate. La giuria segnala la qualità media dei modelli, «migliore di molti campionari», e una curiosità: undici concorrenti hanno mandato, con il pezzo, la ricetta dell’impasto.</p>
<p>Tutti i modelli, compresi quelli arrivati rotti, saranno esposti in settembre su una scaffalatura lunga sessanta metri, nell’ordine di arrivo e senza nome: i visitatori potranno lasciare un sassolino davanti al preferito. Il più votato vincerà un premio che la giuria ha scelto di non rivelare.</p>`,
      },
      en: {
        title: '“First Firing” honours a tile that sings and one that cannot be seen',
        subtitle: 'Winners of the second edition: three projects out of 412, in production from September',
        abstract:
          'A sound-absorbing module for hospital corridors, a stair for the visually impaired, a ceramic cable cover: the under-thirties’ competition discovers neglected places.',
        body: `<p>As many as 412 shoe boxes arrived. Inside were the same number of models in raw clay, sent from 34 countries for the second edition of <strong>“First Firing”</strong>, Ceraforma’s competition for designers under thirty. The subject was <em>noise</em>.</p>
<p>First prize goes to a module for hospital corridors: a honeycomb of flared holes that absorbs the frequencies of the voice and lets those of alarms pass. It can be wiped with a sponge, since the bottoms of the holes are glazed. Two students from Venice designed it.</p>
<p>The second is a stair. Thanks to a cavity beneath the tile every tread gives out a different note when stepped on, so that whoever cannot see knows which step it is. The third goes unnoticed, and that is its merit: a two-centimetre profile that hides cables where wall meets floor, without plastic.</p>
<p>The three groups will work in factories until the summer. The jury remarks on the average quality of the models, “better than many a sample book”, and on a curiosity: eleven entrants sent the recipe of the clay along with the piece.</p>
<p>All the models, including those that arrived broken, will be on show in September on sixty metres of shelving, in order of arrival and without names: visitors may leave a pebble in front of their favourite. The one with most votes will win a prize that the jury has chosen not to reveal.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2024-09-10',
    sectors: ['fair', 'sanitaryware'],
    picture: 'basin-clay',
    contact: 'fair-press',
    text: {
      it: {
        title: '«Mille bagni»: in mostra un secolo di stanze piccolissime e di grandi invenzioni',
        subtitle:
          'Dal vagone letto alla cabina spaziale, trenta ambienti ricostruiti al vero nel padiglione 9',
        abstract:
          'La mostra della 34ª edizione racconta la stanza da bagno attraverso i suoi centimetri. Si entra, si chiude la porta, si prova a girarsi.',
        body: `<p>Un metro e ottantadue per novanta: è la pianta del bagno di un vagone letto degli anni Trenta, con lavabo ribaltabile, specchio, armadietto e vaso a scomparsa. È anche il primo dei trenta ambienti che si visitano in <strong>«Mille bagni»</strong>, la mostra che Ceraforma propone quest’anno nel padiglione 9.</p>
<p>Gli ambienti sono ricostruiti in scala reale con pezzi originali o rifatti su disegno. C’è il gabinetto alla turca di una casa di ringhiera; il bagno cieco del condominio anni Sessanta, con la vasca a sedere; la cella di un convento, la cabina di una petroliera, l’unità monoblocco in vetroresina che doveva rivoluzionare tutto e invece no. L’ultimo è il modulo igienico di una stazione orbitale, in cui la ceramica manca: pesa troppo.</p>
<p>Una linea rossa a pavimento segna l’ingombro minimo per una sedia a rotelle. Quando la si incontra, dopo quindici stanze, si capisce quanto tardi ci si è pensato.</p>
<p>In ogni bagno si entra uno alla volta e si chiude la porta. Una voce racconta chi lo usava e quanto tempo aveva a disposizione: dai nove minuti della fabbrica ai quarantacinque del grand hotel.</p>
<p>Il catalogo è un rotolo lungo quattordici metri, stampato su carta adatta allo scopo, con piante in scala 1:20. Si strappa lungo i tratteggi e ognuno si porta via il bagno che preferisce; agli altri visitatori, avverte una nota, si raccomanda di lasciarne.</p>`,
      },
      en: {
        title: '“A Thousand Bathrooms”: a century of tiny rooms and big inventions goes on show',
        subtitle: 'From sleeping car to space capsule, thirty rooms rebuilt at full size in hall 9',
        abstract:
          'The exhibition of the 34th edition tells the story of the bathroom through its centimetres. Go in, shut the door, try to turn round.',
        body: `<p>One metre eighty-two by ninety centimetres: such is the plan of the bathroom in a sleeping car of the Thirties, with folding basin, mirror, cabinet and hidden lavatory. It is also the first of thirty rooms to be visited in <strong>“A Thousand Bathrooms”</strong>, the exhibition that Ceraforma puts on this year in hall 9.</p>
<p>The rooms are rebuilt at full size with original fittings or copies made from drawings. There is the squat toilet of a tenement block; the windowless bathroom of a Sixties flat, with its hip bath; a convent cell, an oil tanker’s cabin, the moulded fibreglass unit that was going to change everything and did not. The last is the hygiene module of a space station, which has no ceramics: they weigh too much.</p>
<p>A red line on the floor marks the smallest space a wheelchair needs. By the time you meet it, fifteen rooms in, you realise how late anybody thought of it.</p>
<p>Each bathroom is entered alone, and the door is shut. A voice tells you who used it and how much time they had: from nine minutes in the factory to forty-five in the grand hotel.</p>
<p>The catalogue is a roll fourteen metres long, printed on the appropriate paper, with plans at a scale of 1:20. It tears along the perforations, so that everyone can take home the bathroom they like best; a note begs them to leave some for others.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2024-09-24',
    sectors: ['fair', 'tiles', 'sanitaryware'],
    picture: 'glaze-lilac',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Ceraforma 2024, si comincia: 511 espositori e un solo materiale, declinato 2.000 volte',
        subtitle: 'Il colore dell’anno è il glicine, il formato è il listello, la parola è «riparabile»',
        abstract:
          'Apertura con il tutto esaurito nelle sale conferenze. Le aziende mostrano come si sostituisce una piastrella, come si smonta un bagno, che cosa succede dopo.',
        body: `<p>La 34ª edizione è cominciata stamattina con <strong>511 espositori da 33 Paesi</strong>, 110.000 metri quadrati e un padiglione 4 più silenzioso, dopo le proteste dell’anno scorso: moquette alta un centimetro e pannelli, naturalmente, di ceramica forata.</p>
<p>La parola che ricorre è <em>riparabile</em>. Pavimenti sopraelevati che si aprono con una ventosa, rivestimenti agganciati a una rete metallica, rubinetterie a cui si cambia la cartuccia senza idraulico, sanitari con ricambi garantiti per venticinque anni. «Abbiamo venduto per decenni l’eternità», scherza un espositore nel suo cartello d’ingresso; «adesso vendiamo la manutenzione.»</p>
<p>Il colore è il glicine, in tutte le diluizioni, accostato al mattone e al verde bottiglia. Tra i formati dominano i listelli verticali lunghi trenta centimetri e larghi cinque, posati a correre o a giunti sfalsati. Nelle lastre si vede meno marmo e più intonaco, terra cruda, carta.</p>
<h2>Da non perdere domani</h2>
<p>Un percorso segnalato da pallini gialli collega diciannove stand in cui si può assistere a una riparazione vera: sostituire una lastra incollata, ristuccare una fuga, lucidare un graffio su un lavabo, cambiare la guarnizione a una cassetta da incasso. Chi le vede tutte riceve una cazzuola.</p>
<ul><li>ore 10, sala grande: un’ora con tre sindaci di città termali;</li><li>ore 12, piazza della posa: finale a squadre;</li><li>ore 17, padiglione 9: visita a «Mille bagni» con i curatori.</li></ul>`,
      },
      en: {
        title: 'Ceraforma 2024 begins: 511 exhibitors and a single material in 2,000 variations',
        subtitle: 'The colour of the year is wisteria, the format is the strip, the word is “repairable”',
        abstract:
          'Lecture halls were sold out on opening day. Companies show how to replace a tile, how to take a bathroom apart and what happens next.',
        body: `<p>The 34th edition began this morning with <strong>511 exhibitors from 33 countries</strong>, 110,000 square metres and a quieter hall 4 after last year’s complaints: carpet a centimetre thick and panels, naturally, of pierced ceramic.</p>
<p>The word that keeps coming up is <em>repairable</em>. Raised floors that open with a suction cup, wall tiles hooked on to a metal mesh, taps whose cartridge can be changed without a plumber, sanitaryware with spares guaranteed for twenty-five years. “For decades we sold eternity,” one exhibitor jokes on the sign at the entrance to the stand; “now we sell maintenance.”</p>
<p>The colour is wisteria in every dilution, next to brick and bottle green. Among formats, upright strips thirty centimetres long and five wide prevail, in stack or staggered bond. In slabs there is less marble and more plaster, raw earth and paper.</p>
<h2>Not to be missed tomorrow</h2>
<p>A trail of yellow dots links nineteen stands where a real repair can be watched: replacing a glued slab, regrouting a joint, polishing a scratch out of a basin, changing the seal of a concealed cistern. Whoever sees them all receives a trowel.</p>
<ul><li>10 am, main hall: an hour with the mayors of three spa towns;</li><li>12 noon, laying square: team final;</li><li>5 pm, hall 9: a tour of “A Thousand Bathrooms” with its curators.</li></ul>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2024-10-01',
    sectors: ['fair'],
    picture: 'brick-pergola',
    contact: 'fair-international',
    text: {
      it: {
        title: 'Ceraforma cresce ancora: 76.280 presenze e il 46% di stranieri nell’edizione 2024',
        subtitle: 'Saudita una delegazione su otto; premiata la squadra di posa finlandese',
        abstract:
          'Più 1,8% sul 2023, con un incremento tutto estero. Il 2025 sarà la 35ª edizione e porterà un dodicesimo padiglione.',
        body: `<p>Con <strong>76.280 visitatori</strong> la 34ª edizione supera di 1.370 presenze quella dell’anno scorso. L’aumento viene interamente dall’estero: 35.090 ingressi (46%) da 116 Paesi, mentre gli italiani calano di poco, come il loro mercato.</p>
<p>Le delegazioni ufficiali sono state ventiquattro, tre delle quali dall’Arabia Saudita, con studi che progettano città intere e chiedono campioni al bancale. In forte aumento Messico, Marocco e Vietnam; stabile la Germania, primo Paese con 5.900 visitatori.</p>
<p>La gara internazionale di posa è andata alla squadra finlandese, che ha chiuso una nicchia a doppia curvatura con un errore di tre decimi. La mostra «Mille bagni» ha avuto 21.400 visitatori, uno alla volta: la coda, dicono i custodi, era il luogo in cui si parlava di più.</p>
<blockquote><p>«Una fiera è utile quando chi parte ha cambiato idea su qualcosa», osserva la direzione del salone. «Dai questionari risulta che è successo al 63%: è il numero che guardiamo per primo.»</p></blockquote>
<p>Prossimo appuntamento dal 23 al 26 settembre 2025, con un padiglione in più.</p>`,
      },
      en: {
        title: 'Ceraforma grows again: 76,280 visitors and 46% from abroad in 2024',
        subtitle: 'One delegation in eight was Saudi; the Finnish tiling team takes the prize',
        abstract:
          'Attendance is up 1.8% on 2023 and the whole of the increase is foreign. In 2025 the 35th edition will bring a twelfth hall.',
        body: `<p>With <strong>76,280 visitors</strong> the 34th edition is 1,370 ahead of last year’s. The increase comes entirely from abroad: 35,090 admissions (46%) from 116 countries, while Italian attendance dipped slightly, like the Italian market.</p>
<p>There were twenty-four official delegations, three of them from Saudi Arabia, with practices that design whole cities and ask for samples by the pallet. Mexico, Morocco and Vietnam rose strongly; Germany, the first country with 5,900 visitors, was stable.</p>
<p>The international laying contest went to the Finnish team, which finished a niche curved in two directions with an error of three tenths of a millimetre. “A Thousand Bathrooms” was seen by 21,400 people, one at a time: the queue, its attendants report, was where most of the talking was done.</p>
<blockquote><p>“A fair is useful when people leave having changed their mind about something,” the exhibition’s management remarks. “Going by the questionnaires, 63% did: it is the first number we look at.”</p></blockquote>
<p>The next appointment is from 23 to 26 September 2025, with one more hall.</p>`,
      },
    },
  },
];
