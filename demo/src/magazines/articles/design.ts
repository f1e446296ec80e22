import type { Article } from './article.ts';

export const designArticles: readonly Article[] = [
  {
    key: 'joint',
    section: 'design',
    title: { it: 'In lode della fuga', en: 'In praise of the joint' },
    text: {
      it: [
        'Per trent’anni l’abbiamo nascosta: fughe di un millimetro, stucchi dello stesso tono, lastre sempre più grandi perché se ne vedessero meno. Ora chi progetta la rimette in vista. Una linea chiara su una piastrella scura costa niente e disegna una stanza.',
        'La fuga fa tre mestieri. Prende i movimenti della casa, che si allunga d’estate e si stringe d’inverno. Perdona le differenze tra un pezzo e l’altro. E dà la misura: un pavimento senza fughe non ha scala, e chi ci cammina non sa quanto è grande.',
        'In una scuola di Cesena le fughe rosse tracciano i campi da gioco del corridoio; in un ospedale quelle verdi portano al pronto soccorso. Il posatore le ha stese con lo stesso gesto di sempre, cambiando solo il secchio. Per mantenerle bastano acqua e una spazzola, e un architetto che le abbia volute.',
      ],
      en: [
        'For thirty years we have hidden it: joints of a millimetre, grouts of the same tone, ever larger slabs so that fewer should be seen. Now designers are bringing it back into view. A pale line on a dark tile costs nothing and draws a room.',
        'A joint has three trades. It takes up the movements of the house, which stretches in summer and shrinks in winter. It forgives the differences between one piece and the next. And it gives measure: a floor without joints has no scale, and those who walk on it cannot tell how large it is.',
        'In a school at Cesena red joints trace the playing fields of the corridor; in a hospital green ones lead to the emergency ward. The tiler spread them with the same gesture as ever, changing only the bucket. To keep them it takes water and a brush, and an architect who wanted them there.',
      ],
    },
    figure: {
      value: { it: '3 mm', en: '3 mm' },
      what: { it: 'la fuga che dà scala a una stanza', en: 'the joint that gives a room its scale' },
    },
  },
  {
    key: 'facade',
    section: 'design',
    title: { it: 'La facciata che respira', en: 'The façade that breathes' },
    text: {
      it: [
        'Tra il muro e la lastra ci sono otto centimetri d’aria. D’estate quell’aria si scalda, sale e porta via il sole prima che entri in casa; d’inverno tiene asciutto l’isolante. È un’idea da contadini, quella del doppio tetto nei fienili, vestita di ceramica.',
        'I ganci sono d’acciaio e non si vedono. Portano lastre che pesano quattordici chili al metro, contro i trenta del marmo, e lasciano giochi di quattro millimetri perché nessuna spinga la vicina. Se una si rompe si toglie da sola, con una chiave e in due.',
        'Nel quartiere popolare che abbiamo visitato la parete interna d’agosto è scesa di sei gradi. Gli inquilini hanno scelto i tre toni di rosso votando nell’atrio, con le palline dentro le bottiglie. Ha vinto il più scuro per undici voti. Chi aveva perso abita ora dietro quello chiaro: si è deciso di usarli tutti.',
      ],
      en: [
        'Between the wall and the slab lie eight centimetres of air. In summer that air warms, rises and carries the sun away before it gets into the house; in winter it keeps the insulation dry. It is a farmers’ idea, that of the double roof over a hayloft, dressed in ceramics.',
        'The hooks are of steel and cannot be seen. They carry slabs of fourteen kilos to the square metre, against thirty for marble, and leave a play of four millimetres so that none pushes its neighbour. If one breaks it comes off by itself, with a spanner and two people.',
        'In the housing estate we visited, the inner wall was six degrees cooler in August. The tenants chose the three tones of red by voting in the hall, with marbles dropped into bottles. The darkest won by eleven votes. Those who lost now live behind the pale one: it was decided to use them all.',
      ],
    },
    figure: {
      value: { it: '–6 °C', en: '–6 °C' },
      what: { it: 'sulla parete interna, in agosto', en: 'on the inner wall, in August' },
    },
  },
  {
    key: 'small-bathroom',
    section: 'design',
    title: { it: 'Tre metri quadrati e un quarto', en: 'Three and a quarter square metres' },
    text: {
      it: [
        'Il bagno medio di un appartamento italiano misura tre metri quadrati e un quarto. Dentro devono stare quattro apparecchi, una porta che si apra e una persona che si asciughi le braccia. I sanitari che vediamo nelle riviste occupano, da soli, due metri.',
        'Le aziende hanno ricominciato da lì. Il lavabo profondo trentacinque centimetri non è un ripiego se il bordo è largo quanto una mano; il vaso che sporge quarantotto libera il passaggio di una carrozzina. Le profondità si sono accorciate di un quinto in cinque anni, senza perdere acqua né comodità.',
        'Il resto lo fa il rivestimento. Una sola piastrella dal pavimento al soffitto cancella gli spigoli, e uno specchio incassato a filo raddoppia la stanza. Il trucco migliore è il più vecchio: posare le file in orizzontale, perché l’occhio conti la larghezza e dimentichi il resto.',
      ],
      en: [
        'The average bathroom of an Italian flat measures three and a quarter square metres. It has to hold four fixtures, a door that opens and a person drying his arms. The sanitaryware shown in magazines takes up two of those metres by itself.',
        'Manufacturers have started again from there. A basin thirty-five centimetres deep is no makeshift if its rim is as wide as a hand; a pan that projects by forty-eight leaves way for a wheelchair. Depths have shrunk by a fifth in five years, with no loss of water or comfort.',
        'Tiling does the rest. One and the same tile from floor to ceiling wipes out the corners, and a mirror set flush doubles the room. The best trick is the oldest: lay the rows lengthways, so that the eye counts the width and forgets everything else. It costs nothing, and the landlord never notices.',
      ],
    },
    figure: {
      value: { it: '3,25 m²', en: '3.25 m²' },
      what: { it: 'il bagno medio di un appartamento', en: 'the average bathroom of a flat' },
    },
  },
  {
    key: 'canteen-plate',
    section: 'design',
    title: { it: 'Il piatto da tremila lavaggi', en: 'The plate of three thousand washes' },
    text: {
      it: [
        'Un piatto da ristorante cade in media una volta ogni quattro mesi. Uno da mensa, ogni nove giorni. Tra i due c’è una disciplina intera, fatta di bordi ingrossati, fondi piani e smalti che non mostrano i segni della forchetta.',
        'Il segno grigio che tutti credono un graffio è invece metallo: l’acciaio della posata si consuma sullo smalto e vi resta. Uno smalto più liscio lo respinge, uno più duro lo ferma. Le ultime formule fanno entrambe le cose e passano tremila cicli di lavastoviglie senza perdere il lucido.',
        'Restava la forma. Una stoviglieria ha lavorato con sei cuoche di scuola e ha scoperto che il piatto ideale ha il bordo alto due centimetri, perché i bambini spingono; pesa mezzo chilo, perché chi lo porta ne porta dieci; e si impila senza incastrarsi, perché alle due e mezza nessuno ha più voglia di tirare.',
      ],
      en: [
        'A restaurant plate falls on average once every four months. A canteen plate, every nine days. Between the two lies a whole discipline of thickened rims, level feet and glazes that do not show the marks of a fork.',
        'The grey mark that everybody takes for a scratch is in fact metal: the steel of the cutlery wears off on the glaze and stays there. A smoother glaze repels it, a harder one stops it. The latest formulas do both, and come through three thousand dishwasher cycles without losing their shine.',
        'That left the shape. A tableware maker worked with six school cooks and found that the ideal plate has a rim two centimetres high, because children push; weighs half a kilo, because whoever carries one carries ten; and stacks without jamming, because at half past two nobody has the strength to pull any more.',
      ],
    },
    figure: {
      value: { it: '3.000', en: '3,000' },
      what: { it: 'lavaggi senza perdere il lucido', en: 'washes without losing the shine' },
    },
  },
  {
    key: 'aperiodic',
    section: 'design',
    title: { it: 'Il disegno che non torna mai', en: 'The pattern that never returns' },
    text: {
      it: [
        'Con due rombi, uno largo e uno stretto, si può coprire un piano intero senza che il disegno si ripeta mai. I matematici lo sanno da cinquant’anni. Un posatore di Rubiera lo ha scoperto a sue spese, in ginocchio, al quarto giorno di lavoro.',
        'Il guaio della posa aperiodica è che non si può andare a occhio. Un rombo messo male al centro costringe a un errore dieci metri più in là, quando ormai la colla ha tirato. Serve una pianta numerata: 4.180 pezzi, 4.180 numeri, e casse preparate nell’ordine in cui verranno aperte.',
        'Per l’atrio di una facoltà la pianta l’hanno stampata sul massetto, a grandezza naturale, con lo stesso plotter che segna i campi sportivi. Tre persone hanno posato in undici giorni. Alla fine è avanzato un rombo. Sta sulla scrivania del progettista, che ancora lo guarda con sospetto.',
      ],
      en: [
        'With two rhombs, one wide and one narrow, a whole plane can be covered without the pattern ever repeating. Mathematicians have known this for fifty years. A tiler from Rubiera found it out the hard way, on his knees, on the fourth day of work.',
        'The trouble with aperiodic laying is that it cannot be done by eye. A rhomb misplaced at the centre forces a mistake ten metres further on, when the adhesive has already set. What is needed is a numbered plan: 4,180 pieces, 4,180 numbers, and crates packed in the order in which they will be opened.',
        'For the hall of a university faculty the plan was printed on the screed at full size, with the same plotter that marks out sports fields. Three people laid it in eleven days. At the end one rhomb was left over. It lies on the desk of the designer, who still eyes it with suspicion.',
      ],
    },
    figure: {
      value: { it: '4.180', en: '4,180' },
      what: { it: 'pezzi numerati, uno avanzato', en: 'numbered pieces, and one left over' },
    },
  },
  {
    key: 'outdoor',
    section: 'design',
    title: { it: 'Fuori di casa, senza colla', en: 'Out of doors, without glue' },
    text: {
      it: [
        'Due centimetri di spessore cambiano le regole. Una lastra così si appoggia sull’erba, sulla ghiaia o su piedini di plastica, e resta ferma per il suo peso: quarantacinque chili al metro. Non serve massetto, non serve collante, non serve il piastrellista.',
        'Serve invece un progetto dell’acqua. Una terrazza appoggiata è un tetto con le fessure: la pioggia passa tra le lastre e corre sotto, dove deve trovare una pendenza e una griglia. Nove contestazioni su dieci nascono lì. Il gelo, che spaventa tutti, non c’entra quasi mai.',
        'Nei giardini la posa a secco ha un altro pregio: si disfa. In un parco di Ferrara i vialetti seguono i percorsi che la gente fa davvero; ogni due anni i giardinieri guardano dove l’erba è consumata e spostano le lastre. La pianta del 2019 e quella di oggi hanno in comune soltanto il laghetto.',
      ],
      en: [
        'Two centimetres of thickness change the rules. Such a slab is laid on grass, on gravel or on plastic feet, and stays where it is by its own weight: forty-five kilos to the square metre. No screed is needed, no adhesive and no tiler.',
        'What it does need is a design for water. A terrace that merely rests is a roof with cracks: rain passes between the slabs and runs below, where it must find a slope and a grating. Nine complaints in ten begin there. Frost, which frightens everybody, hardly ever comes into it.',
        'In gardens dry laying has another virtue: it can be undone. In a park at Ferrara the paths follow the routes that people really take; every two years the gardeners look where the grass is worn and move the slabs. The plan of 2019 and that of today have nothing in common but the pond.',
      ],
    },
    figure: {
      value: { it: '45 kg/m²', en: '45 kg/m²' },
      what: { it: 'il peso che tiene ferma la terrazza', en: 'the weight that keeps a terrace still' },
    },
  },
  {
    key: 'colour-school',
    section: 'design',
    title: { it: 'Ventisei gialli', en: 'Twenty-six yellows' },
    text: {
      it: [
        'Che giallo? Alla domanda del progettista la classe terza ha risposto con ventisei disegni. Li hanno portati al laboratorio smalti, dove una tecnica li ha letti uno per uno con lo spettrofotometro e ne ha cavato ventisei ricette vere, cotte su piastrine da dieci.',
        'I gialli della ceramica sono pochi e difficili. Lo stagno con il vanadio dà un limone freddo, il praseodimio uno pulito, il ferro un’ocra che sa di campagna. Il cadmio, il più acceso, è uscito dalle ricette da trent’anni. Undici dei ventisei disegni lo avrebbero voluto.',
        'Si è votato in palestra, a occhi chiusi e poi aperti. Ha vinto il numero 17, un giallo con una punta di verde che nessun adulto avrebbe scelto. La facciata della scuola lo porta dal settembre scorso. Le piastrine degli altri venticinque fanno il pavimento dell’ingresso, e ogni autore sa dov’è la sua.',
      ],
      en: [
        'Which yellow? To the architect’s question the third form replied with twenty-six drawings. They were taken to the glaze laboratory, where a technician read them one by one with the spectrophotometer and drew from them twenty-six real recipes, fired on small tiles of ten centimetres.',
        'The yellows of ceramics are few and difficult. Tin with vanadium gives a cold lemon, praseodymium a clean one, iron an ochre that smacks of the country. Cadmium, the brightest, left the recipes thirty years ago. Eleven of the twenty-six drawings would have called for it.',
        'The vote was held in the gym, first with eyes shut and then with eyes open. Number 17 won, a yellow with a touch of green that no adult would have chosen. The school’s front has worn it since last September. The tiles of the other twenty-five make up the floor of the entrance, and each author knows where his or hers is.',
      ],
    },
    figure: {
      value: { it: 'n. 17', en: 'no. 17' },
      what: { it: 'il giallo scelto dalla classe terza', en: 'the yellow chosen by the third form' },
    },
  },
];
