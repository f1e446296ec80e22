import type { DemoRelease } from '../types.ts';

export const fair2022: readonly DemoRelease[] = [
  {
    press_group: 'fair',
    date: '2022-03-22',
    sectors: ['fair', 'tiles'],
    picture: 'chevron-rose',
    contact: 'fair-press',
    text: {
      it: {
        title: '«Prima cottura», il concorso per chi non ha ancora compiuto trent’anni',
        subtitle: 'Si cerca la piastrella che manca: in palio uno stampo vero e uno stand a Ceraforma',
        abstract:
          'Aperte fino al 31 maggio le iscrizioni alla prima edizione del concorso di progetto. Niente rendering: si consegnano un disegno al tratto, trecento parole e un pezzo di argilla.',
        body: `<p>Niente tavole patinate. Per partecipare a <strong>«Prima cottura»</strong>, il concorso che Ceraforma dedica ai progettisti sotto i trent’anni, bastano un disegno al tratto in formato A4, un testo di trecento parole e un modello in argilla cruda che stia in una scatola da scarpe.</p>
<p>Il tema della prima edizione è <em>la piastrella che manca</em>: un elemento per un luogo in cui la ceramica oggi non c’è e potrebbe starci bene. Una fermata d’autobus, l’interno di un ascensore, il lato in ombra di un cortile. La giuria, formata da due progettiste, un responsabile di produzione, una storica dell’arte e un posatore, sceglierà dodici finalisti.</p>
<h2>Calendario</h2>
<ul><li>iscrizioni entro il 31 maggio, consegna dei modelli entro il 24 giugno;</li><li>due settimane di laboratorio in fabbrica, in luglio, per i dodici finalisti;</li><li>premiazione giovedì 29 settembre, in fiera.</li></ul>
<p>Perché l’argilla cruda? «Perché obbliga a decidere», risponde la presidente della giuria. «Uno schermo lascia tutto possibile. L’argilla invece si ritira, si crepa, dice subito se uno spessore è sbagliato. Chi non l’ha mai usata la trova in qualunque colorificio: bastano due chili e una settimana di pazienza.» I pacchi che arriveranno in briciole saranno giudicati lo stesso.</p>
<p>Chi vince non riceve un assegno ma uno stampo industriale, mille metri quadrati del proprio prodotto e uno stand nell’edizione successiva. I diritti restano all’autore.</p>`,
      },
      en: {
        title: '“First Firing”, the competition for designers who are not yet thirty',
        subtitle: 'Wanted: the tile that is missing. The prize is a real mould and a stand at Ceraforma',
        abstract:
          'Entries for the first edition of the design competition are open until 31 May. No renderings: hand in a line drawing, three hundred words and a piece of clay.',
        body: `<p>No glossy boards. To enter <strong>“First Firing”</strong>, Ceraforma’s competition for designers under thirty, all it takes is a line drawing on A4, a text of three hundred words and a model in raw clay that fits in a shoe box.</p>
<p>The subject of the first edition is <em>the missing tile</em>: an element for a place where there are no ceramics today and where they might do well. A bus stop, the inside of a lift, the shady side of a courtyard. The jury, made up of two designers, a production manager, an art historian and a tiler, will choose twelve finalists.</p>
<h2>Timetable</h2>
<ul><li>entries by 31 May, models delivered by 24 June;</li><li>two weeks of factory workshop in July for the twelve finalists;</li><li>awards on Thursday 29 September, at the fair.</li></ul>
<p>Why raw clay? “Because it forces you to decide,” the chair of the jury replies. “A screen leaves everything possible. Clay shrinks, cracks and tells you at once if a thickness is wrong. Those who have never used it will find it in any craft shop: two kilos and a week’s patience are enough.” Parcels that arrive in crumbs will be judged all the same.</p>
<p>The winner receives no cheque but an industrial mould, a thousand square metres of the product and a stand at the following edition. Rights remain with the author.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2022-07-12',
    access: 'press',
    sectors: ['fair'],
    picture: 'penny-blue',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Accrediti stampa 2022: si chiude il 16 settembre, tessera digitale e sala da sessanta posti',
        subtitle: 'Istruzioni per redazioni, freelance, fotografi e blogger',
        abstract:
          'Come si chiede l’accredito, quali documenti servono, che cosa comprende. Per gli inviati dall’estero un contributo alle spese fino a esaurimento dei fondi.',
        body: `<p>L’accredito a Ceraforma 2022 si chiede da questa area riservata, dalla voce <em>Profilo</em>. Serve un documento tra i seguenti: tessera professionale, lettera della testata, tre articoli firmati negli ultimi dodici mesi. La risposta arriva entro cinque giorni lavorativi; dopo il <strong>16 settembre</strong> gli accrediti si fanno soltanto al banco.</p>
<h2>Che cosa comprende</h2>
<ul><li>ingresso per tutti e quattro i giorni, dalle 8 alle 19.30;</li><li>sala stampa con sessanta postazioni, armadietti e caffè;</li><li>parcheggio P7 e treno speciale da Milano e da Roma, nelle mattine di martedì e mercoledì;</li><li>accesso alle immagini in alta risoluzione, libere da diritti per uso editoriale.</li></ul>
<p>Fotografi e operatori ritirano una pettorina: negli stand si riprende con il consenso dell’espositore, nelle aree comuni liberamente. Droni no.</p>
<p>Per le testate estere che pubblicano regolarmente di ceramica, bagno o architettura è previsto un contributo di due notti d’albergo. Le richieste saranno accolte in ordine di arrivo, senza impegno quanto a contenuti.</p>`,
      },
      en: {
        title: 'Press accreditation 2022: closing 16 September, digital pass and a sixty-desk newsroom',
        subtitle: 'Instructions for newsrooms, freelances, photographers and bloggers',
        abstract:
          'How to apply for accreditation, which papers are needed and what it includes. For correspondents from abroad there is a contribution to expenses while funds last.',
        body: `<p>Apply for accreditation to Ceraforma 2022 from this private area, under <em>Profile</em>. One of the following is needed: a press card, a letter from the publication, or three articles signed in the last twelve months. Answers come within five working days; after <strong>16 September</strong> accreditation is available at the desk only.</p>
<h2>What it includes</h2>
<ul><li>admission on all four days, from 8 am to 7.30 pm;</li><li>a newsroom with sixty desks, lockers and coffee;</li><li>car park P7, and a special train from Milan and Rome on Tuesday and Wednesday mornings;</li><li>high-resolution pictures, free of rights for editorial use.</li></ul>
<p>Photographers and camera crews collect a bib: on stands, film with the exhibitor’s consent; in common areas, freely. No drones.</p>
<p>Foreign publications that regularly cover ceramics, bathrooms or architecture can receive a contribution of two nights in a hotel. Requests are met in order of arrival and with no obligation as to content.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2022-09-13',
    access: 'press',
    sectors: ['fair'],
    picture: 'portico',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Invito alla conferenza stampa di presentazione, Bologna, martedì 20 settembre, ore 12',
        subtitle: 'Nella loggia di un palazzo del centro, con l’anteprima di dodici prodotti',
        abstract:
          'I numeri della 32ª edizione, il programma culturale e dodici novità da vedere una settimana prima. Conferma di presenza entro venerdì 16.',
        body: `<p>Ceraforma 2022 si presenta alla stampa <strong>martedì 20 settembre alle 12</strong> nella loggia di un palazzo rinascimentale a cinque minuti da Piazza Maggiore. L’indirizzo, con la pianta, è nell’invito personale che ciascun accreditato riceve per posta elettronica.</p>
<p>La direzione del salone illustrerà i dati sugli espositori, le provenienze e la nuova disposizione dei padiglioni; la curatrice del programma culturale anticiperà gli ospiti dei dodici incontri. Al termine si potranno vedere e fotografare dodici prodotti, scelti da una commissione esterna, che in fiera saranno mostrati solo dal 27.</p>
<p>Le informazioni sui prodotti sono pubblicabili subito. I nomi degli ospiti, invece, restano riservati fino alle 18 dello stesso giorno, per rispetto dei Paesi in fusi orari diversi.</p>
<p>È prevista la traduzione simultanea. Segue un pranzo in piedi, servito su piatti che gli invitati possono portare a casa.</p>`,
      },
      en: {
        title: 'Invitation to the preview press conference, Bologna, Tuesday 20 September, 12 noon',
        subtitle: 'In the loggia of a palazzo in the city centre, with a preview of twelve products',
        abstract:
          'The numbers of the 32nd edition, the cultural programme and twelve novelties to be seen a week ahead. Please confirm by Friday 16.',
        body: `<p>Ceraforma 2022 presents itself to the press on <strong>Tuesday 20 September at noon</strong> in the loggia of a Renaissance palazzo five minutes from Piazza Maggiore. The address, with a map, is in the personal invitation that every accredited journalist receives by e-mail.</p>
<p>The exhibition’s management will go through the data on exhibitors, countries of origin and the new arrangement of the halls; the curator of the cultural programme will reveal the guests of its twelve meetings. Afterwards, twelve products chosen by an outside committee can be seen and photographed, which the fair itself will show only from the 27th.</p>
<p>Information on the products may be published at once. The names of the guests, however, are confidential until 6 pm on the same day, out of respect for countries in other time zones.</p>
<p>Simultaneous interpreting is provided. A standing lunch follows, served on plates that guests may take home.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2022-09-27',
    sectors: ['fair', 'tiles', 'sanitaryware'],
    picture: 'cubes-plaster',
    contact: 'fair-press',
    text: {
      it: {
        title: 'Ceraforma 2022 al via: dieci padiglioni, 468 espositori e il ritorno del mondo',
        subtitle:
          'Due padiglioni in più, americani e giapponesi di nuovo in corsia, l’energia tema di tutti gli incontri',
        abstract:
          'La 32ª edizione apre con 56 espositori più dell’anno scorso. Per la prima volta un’intera piazza è dedicata alla posa, e si può provare.',
        body: `<p>Sono <strong>468 gli espositori</strong>, da 29 Paesi, che da stamattina occupano dieci padiglioni e 96.000 metri quadrati. A riempire le corsie tornano i visitatori d’oltremare: i preregistrati sono 61.000, con gli Stati Uniti al terzo posto e il Giappone al nono.</p>
<p>Si parla di superfici e si finisce a parlare di gas. Molte aziende espongono, accanto alla piastrella, il consumo necessario a produrla: il record dichiarato è di 1,4 metri cubi al metro quadrato, per una lastra da 3,5 millimetri. C’è chi ha lasciato lo stand senza illuminazione propria e chi lo ha montato con l’allestimento del 2019.</p>
<p>Sul piano estetico vince la pietra di casa: arenarie appenniniche, ceppo lombardo, travertini tagliati in falda. Le venature si fanno tridimensionali, perché gli smalti digitali seguono il disegno con rilievi di pochi decimi. Nel bagno si afferma il colore opaco su tutta la serie, vaso compreso.</p>
<h2>Mani nella colla</h2>
<p>Tra gli edifici raccontati nelle conferenze di oggi, una biblioteca rivestita con gli scarti di tre fabbriche, un ospedale da campo diventato permanente, una stazione della metropolitana che i pendolari puliscono a turno. Si entra fino a esaurimento dei posti; gli interventi restano in rete per un mese, in due lingue.</p>
<p>Nella nuova piazza della posa, ottocento metri quadrati al centro del padiglione 6, maestri piastrellisti di sette Paesi lavorano tutto il giorno davanti al pubblico. Alle 10 e alle 16 chi vuole può provare, con grembiule e spatola forniti dall’organizzazione.</p>`,
      },
      en: {
        title: 'Ceraforma 2022 opens: ten halls, 468 exhibitors and the return of the world',
        subtitle: 'Two more halls, Americans and Japanese back in the aisles, energy on every agenda',
        abstract:
          'The 32nd edition opens with 56 more exhibitors than last year. For the first time a whole square is devoted to laying, and visitors can try their hand.',
        body: `<p>Since this morning <strong>468 exhibitors</strong> from 29 countries have filled ten halls and 96,000 square metres. Visitors from overseas are back to throng the aisles: 61,000 people have pre-registered, with the United States in third place and Japan in ninth.</p>
<p>Talk begins with surfaces and ends with gas. Next to the tile many companies display the energy it took to make: the declared record is 1.4 cubic metres of gas a square metre, for a slab of 3.5 millimetres. Some have left their stands without lighting of their own, others have reused the fittings of 2019.</p>
<p>In matters of taste, local stone wins: Apennine sandstones, Lombard ceppo, travertines cut across the grain. Veins have become three-dimensional as digital glazes follow the drawing with reliefs of a few tenths of a millimetre. In the bathroom matt colour takes over the whole suite, lavatory included.</p>
<h2>Hands in the adhesive</h2>
<p>Among the buildings discussed in today’s talks are a library clad in the rejects of three factories, a field hospital that became permanent, and an underground station that commuters take turns to clean. Admission is until seats run out; the talks remain online for a month, in two languages.</p>
<p>In the new laying square, eight hundred square metres in the middle of hall 6, master tilers from seven countries are at work in front of the public all day. At 10 am and 4 pm anyone may try, with apron and trowel supplied by the organisers.</p>`,
      },
    },
  },
  {
    press_group: 'fair',
    date: '2022-10-04',
    sectors: ['fair'],
    picture: 'scales-ember',
    contact: 'fair-international',
    text: {
      it: {
        title: 'Ceraforma 2022, 68.340 visitatori: gli stranieri tornano al 41%',
        subtitle: 'Germania, Francia e Stati Uniti in testa; l’anno prossimo si aggiunge un padiglione',
        abstract:
          'Il bilancio della 32ª edizione: 63% di presenze in più rispetto al 2021, 112 Paesi di provenienza, quattro giornate equilibrate e un giovedì da record.',
        body: `<p>La fiera che si è chiusa venerdì ha accolto <strong>68.340 visitatori professionali</strong>, il 63% in più del 2021. Gli stranieri sono stati 28.020, il 41% del totale, da 112 Paesi: ai primi posti Germania, Francia, Stati Uniti, Austria e Polonia.</p>
<table><thead><tr><th>Giornata</th><th>Ingressi</th></tr></thead><tbody><tr><td>Martedì 27</td><td>16.910</td></tr><tr><td>Mercoledì 28</td><td>19.240</td></tr><tr><td>Giovedì 29</td><td>20.730</td></tr><tr><td>Venerdì 30</td><td>11.460</td></tr></tbody></table>
<p>Quasi un visitatore su tre progetta: architetti, interior designer, paesaggisti. I distributori sono il 34%, i costruttori il 12, i posatori l’8 (erano il 3 nel 2019: effetto della piazza a loro dedicata, che ha registrato 9.100 passaggi).</p>
<p>Il programma culturale ha riempito la sala da seicento posti in nove incontri su dodici. Il concorso «Prima cottura» è andato a un modulo per le pensiline, concavo quanto basta per convogliare la pioggia in una fioriera: lo vedremo, prodotto, tra un anno.</p>
<p>Le critiche raccolte all’uscita sono soprattutto logistiche: alberghi cari, segnaletica confusa tra i padiglioni 7 e 8, poca acqua da bere. Alla prima si risponderà con una convenzione che copre 4.200 camere a tariffa bloccata; alle altre due con pittura, frecce e trenta fontanelle.</p>`,
      },
      en: {
        title: 'Ceraforma 2022: 68,340 visitors, with the share from abroad back at 41%',
        subtitle: 'Germany, France and the United States lead; a hall will be added next year',
        abstract:
          'The 32nd edition in numbers: attendance up 63% on 2021, 112 countries, four well-balanced days and a record Thursday.',
        body: `<p>The fair that closed on Friday welcomed <strong>68,340 trade visitors</strong>, 63% more than in 2021. Those from abroad numbered 28,020, or 41% of the total, and came from 112 countries: Germany, France, the United States, Austria and Poland were in front.</p>
<table><thead><tr><th>Day</th><th>Admissions</th></tr></thead><tbody><tr><td>Tuesday 27</td><td>16,910</td></tr><tr><td>Wednesday 28</td><td>19,240</td></tr><tr><td>Thursday 29</td><td>20,730</td></tr><tr><td>Friday 30</td><td>11,460</td></tr></tbody></table>
<p>Nearly one visitor in three is a designer: architects, interior designers, landscape architects. Distributors are 34%, builders 12 and tilers 8 (they were 3 in 2019; the difference is the square devoted to them, which recorded 9,100 visits).</p>
<p>The cultural programme filled its six-hundred-seat hall at nine meetings out of twelve. The “First Firing” competition went to a module for bus shelters, concave enough to lead the rain into a planter: we shall see it in production in a year’s time.</p>
<p>Complaints gathered at the exit are mostly practical: expensive hotels, confusing signs between halls 7 and 8, too little drinking water. The first will be met with an agreement covering 4,200 rooms at fixed rates; the other two with paint, arrows and thirty drinking fountains.</p>`,
      },
    },
  },
];
