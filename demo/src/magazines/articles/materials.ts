import type { Article } from './article.ts';

export const materialArticles: readonly Article[] = [
  {
    key: 'two-clays',
    section: 'materials',
    title: { it: 'Due argille e un fiume in mezzo', en: 'Two clays and a river between them' },
    text: {
      it: [
        'Chi arriva nel distretto dalla pianura vede due colline. Quella a sinistra è rossa, quella a destra tira al grigio azzurro: in mezzo scorre un fiume che d’estate si passa a piedi. Le due rive non si sono mai mescolate, e per sei secoli chi faceva vasi ha saputo da che parte caricare il carro.',
        'La rossa è ricca di ferro e povera di calcare. Fonde presto, regge male il peso, ma prende il fuoco con un colore che nessun pigmento imita. L’azzurra contiene conchiglie fossili ridotte in polvere: cuocendo sbianca, si alleggerisce e resta porosa, pronta a bere lo smalto.',
        'Il gres porcellanato di oggi usa soprattutto argille chiare venute da lontano. Eppure nei laboratori la vecchia coppia torna: il sei per cento di rossa basta a scaldare il tono di una lastra, il quattro di azzurra a renderla meno vitrea. Le cave riaperte negli ultimi anni sono due, piccole, una per riva.',
      ],
      en: [
        'Anyone who reaches the district from the plain sees two hills. The one on the left is red, the one on the right tends to a bluish grey, and between them runs a river that can be crossed on foot in summer. The two banks have never mingled, and for six centuries potters have known on which side to load the cart.',
        'The red clay is rich in iron and poor in lime. It melts early and bears weight badly, but takes the fire with a colour that no pigment can imitate. The blue one holds fossil shells ground to powder: it whitens as it fires, grows lighter and stays porous, ready to drink the glaze.',
        'Porcelain stoneware today relies mostly on pale clays from far away. Yet in the laboratories the old pair is coming back: six per cent of red is enough to warm the tone of a slab, four of blue to make it less glassy. Two quarries have been reopened in recent years, both small, one on each bank.',
      ],
    },
    figure: {
      value: { it: '6%', en: '6%' },
      what: {
        it: 'di argilla rossa basta a scaldare il tono di una lastra',
        en: 'of red clay is enough to warm the tone of a slab',
      },
    },
  },
  {
    key: 'cobalt',
    section: 'materials',
    title: { it: 'Cobalto, il blu che si pesa al grammo', en: 'Cobalt, the blue weighed out by the gram' },
    text: {
      it: [
        'Un decimo di grammo per piastrella: tanto basta perché lo smalto passi dal bianco al celeste. Con tre decimi è blu, con uno intero è quasi nero. Nessun altro ossido colora così tanto con così poco, e nessuno costa altrettanto.',
        'Per secoli il cobalto è arrivato macinato con il quarzo, in pani di vetro azzurro che il fornaciaio pestava di nuovo. La ricetta serviva a misurare: il colore puro era troppo forte per le bilance di una bottega. Oggi lo si compra in granuli e lo dosano ugelli che lanciano gocce di otto millesimi di millimetro.',
        'Il prezzo segue quello delle batterie, che dello stesso metallo hanno fame. Per questo i colorifici lavorano sui surrogati: vanadio e zircone per i celesti, spinelli di alluminio per i blu medi. Funzionano, dicono i tecnici, finché non si mette accanto un piatto del Settecento. Allora si vede subito quale dei due è profondo.',
      ],
      en: [
        'A tenth of a gram per tile is all it takes to turn a glaze from white to sky blue. Three tenths make it blue, one whole gram almost black. No other oxide gives so much colour for so little, and none costs as much.',
        'For centuries cobalt arrived ground up with quartz, in cakes of blue glass that the potter crushed once more. The recipe was a way of measuring: the pure colour was too strong for a workshop’s scales. Today it is bought in granules and metered by nozzles that throw drops eight thousandths of a millimetre across.',
        'Its price follows that of batteries, which hunger for the same metal. Colour makers are therefore working on substitutes: vanadium and zircon for pale blues, aluminium spinels for the middle ones. They work, technicians say, until you put an eighteenth-century plate beside them. Then you see at once which of the two is deep.',
      ],
    },
    figure: {
      value: { it: '0,1 g', en: '0.1 g' },
      what: { it: 'di cobalto colora di celeste una piastrella', en: 'of cobalt turns a tile sky blue' },
    },
  },
  {
    key: 'large-slabs',
    section: 'materials',
    title: { it: 'La lastra che si piega prima di rompersi', en: 'The slab that bends before it breaks' },
    text: {
      it: [
        'Tre metri e venti per uno e sessanta, sei millimetri di spessore: appoggiata su due cavalletti, una lastra di gres si incurva di quattro centimetri senza un rumore. Poi torna dritta. Chi la vede per la prima volta fa un passo indietro.',
        'Non è un trucco. Un corpo vetroso sottile si comporta come una lama: la tensione si distribuisce su tutta la lunghezza e nessun punto arriva alla rottura. A venti millimetri la stessa lastra sarebbe rigida come marmo, e come il marmo si spezzerebbe di colpo.',
        'Il segreto è nella pressa, che non ha più stampo. Un nastro porta la polvere sotto un rullo e la compatta in continuo; il formato si decide dopo, con una lama. Cuocere resta la parte delicata: cinquanta minuti, una differenza di due gradi tra i lati, e il foglio esce a forma di sella. Nel distretto chi regola quel forno ha un soprannome solo, il sarto.',
      ],
      en: [
        'Three metres twenty by one sixty and six millimetres thick: laid across two trestles, a stoneware slab sags by four centimetres without a sound. Then it straightens again. Anyone who sees it for the first time takes a step back.',
        'It is no trick. A thin glassy body behaves like a blade: the stress spreads over the whole length and no point reaches breaking. At twenty millimetres the same slab would be as stiff as marble, and like marble it would snap all at once.',
        'The secret lies in the press, which no longer has a mould. A belt carries the powder under a roller that compacts it without stopping; the format is decided later, with a blade. Firing remains the delicate part: fifty minutes, a difference of two degrees between the sides, and the sheet comes out in the shape of a saddle. In the district whoever sets that kiln has just one nickname, the tailor.',
      ],
    },
    figure: {
      value: { it: '4 cm', en: '4 cm' },
      what: {
        it: 'di freccia, e poi la lastra torna dritta',
        en: 'of sag, and then the slab straightens again',
      },
    },
  },
  {
    key: 'terrazzo',
    section: 'materials',
    title: { it: 'Il terrazzo impara la ceramica', en: 'Terrazzo learns from ceramics' },
    text: {
      it: [
        'Il terrazzo è nato dagli scarti: schegge di marmo annegate nella calce, battute per giorni e levigate con la pietra. La ceramica lo ha imitato prima con la stampa, poi con i granuli veri. Adesso fa il contrario: mette i propri cocci nel cemento.',
        'Una fornace di mattoni e una bottega veneziana hanno provato per due anni quale pezzatura tenesse meglio. Troppo fine e il pavimento diventa grigio, troppo grossa e la levigatrice strappa i bordi. La misura giusta sta tra otto e quattordici millimetri, con un terzo di polvere per chiudere i vuoti.',
        'Il risultato pesa un quinto meno del marmo e consuma cocci che prima finivano sotto le strade. Gli scarti smaltati danno punti bianchi e turchesi, quelli rossi un fondo caldo. Nel primo cantiere, una sala d’aspetto di ottocento metri, sono entrati dodici anni di errori di una sola fabbrica.',
      ],
      en: [
        'Terrazzo was born of waste: chips of marble drowned in lime, beaten for days and rubbed smooth with stone. Ceramics imitated it first by printing, then with real grains. Now it does the reverse and puts its own shards into cement.',
        'A brickworks and a Venetian workshop spent two years trying out which size held best. Too fine and the floor turns grey; too coarse and the grinder tears the edges. The right measure lies between eight and fourteen millimetres, with one third of powder to close the gaps.',
        'The result weighs a fifth less than marble and uses up shards that once ended under roads. Glazed rejects give white and turquoise points, red ones a warm ground. Into the first site, a waiting room of eight hundred square metres, went twelve years of mistakes from a single factory, each of them now looking as if it had been placed there on purpose.',
      ],
    },
    figure: {
      value: { it: '8–14 mm', en: '8–14 mm' },
      what: { it: 'la pezzatura giusta del coccio', en: 'the right size for a shard' },
    },
  },
  {
    key: 'refractories',
    section: 'materials',
    title: { it: 'I mattoni che nessuno vede', en: 'The bricks that nobody sees' },
    text: {
      it: [
        'Dentro ogni forno ce n’è un altro, fatto di mattoni chiari che si guardano solo a impianto fermo. Sono i refrattari: tengono mille e duecento gradi da una parte e la mano di un operaio dall’altra. Se lavorano bene, nessuno ne parla.',
        'La loro arte è il vuoto. Un mattone isolante è per tre quarti aria, rinchiusa in pori che un tempo lasciava la segatura bruciando. Oggi si usano perle di allumina e fibre, ma il principio resta: il calore attraversa il pieno e si perde nel vuoto.',
        'Il rifacimento di un forno a rulli dura diciotto giorni e comincia con la demolizione del vecchio, che si ricicla per nove decimi. Poi si posa da dentro, in ginocchio, a secco, con giunti di due millimetri che il calore chiuderà da solo. La squadra firma l’ultimo mattone a matita. La firma sparisce alla prima accensione, ed è giusto così.',
      ],
      en: [
        'Inside every kiln there is another, made of pale bricks that are seen only when the plant stands still. These are the refractories: they hold twelve hundred degrees on one side and a worker’s hand on the other. If they do their job well, nobody mentions them.',
        'Their art is emptiness. An insulating brick is three quarters air, locked into pores that used to be left by burning sawdust. Beads of alumina and fibres are used today, but the principle remains: heat travels through what is solid and loses its way in what is hollow.',
        'Relining a roller kiln takes eighteen days and begins with the demolition of the old lining, nine tenths of which is recycled. Then the bricks are laid from within, on one’s knees, dry, with joints of two millimetres that the heat will close by itself. The team signs the last brick in pencil. The signature vanishes at the first firing, which is as it should be.',
      ],
    },
    figure: {
      value: { it: '3/4', en: '3/4' },
      what: { it: 'di un mattone isolante sono aria', en: 'of an insulating brick is air' },
    },
  },
  {
    key: 'lustre',
    section: 'materials',
    title: { it: 'Lustro: la terza volta nel forno', en: 'Lustre: a third time in the kiln' },
    text: {
      it: [
        'Due cotture fanno un piatto, la terza lo accende. Il lustro è una pellicola di rame e argento spessa meno di un millesimo di millimetro: si stende mescolata ad aceto e ocra, si cuoce piano e si soffoca il forno con ginestre umide. Quando il pezzo esce è nero. Poi si strofina, e diventa rosso rubino.',
        'Ogni volta va a modo suo. Troppo fumo e il metallo annerisce, troppo poco e non si stacca dall’ossigeno. Per questo nelle botteghe umbre e romagnole il fuoco si accendeva con un rito, e i pezzi riusciti, uno su tre, pagavano per gli altri due.',
        'Un gruppo di chimici ha ora misurato che cosa accade in quei venti minuti: gli ioni migrano nello smalto e tornano metallo in cristalli di pochi nanometri, disposti a strati. È la distanza tra gli strati a fare il colore. Sapendolo, la resa è salita a due su tre. Il rito, per prudenza, si fa ancora.',
      ],
      en: [
        'Two firings make a plate; the third sets it alight. Lustre is a film of copper and silver less than a thousandth of a millimetre thick: it is spread mixed with vinegar and ochre and fired gently while the kiln is choked with damp broom. When the piece comes out it is black. Then it is rubbed, and turns ruby red.',
        'It goes its own way every time. Too much smoke and the metal blackens; too little and it never lets go of its oxygen. That is why the workshops of Umbria and Romagna lit the fire with a ritual, and why the pieces that succeeded, one in three, paid for the other two.',
        'A group of chemists has now measured what happens in those twenty minutes: the ions move into the glaze and turn back into metal in crystals of a few nanometres, arranged in layers. It is the distance between layers that makes the colour. Knowing this, the yield has risen to two in three. The ritual, to be safe, is still observed.',
      ],
    },
    figure: {
      value: { it: '650 °C', en: '650 °C' },
      what: { it: 'la terza cottura, senza aria', en: 'the third firing, without air' },
    },
  },
  {
    key: 'slip',
    section: 'materials',
    title: { it: 'Barbottina, o dell’arte di stare liquidi', en: 'Slip, or the art of staying liquid' },
    text: {
      it: [
        'Argilla e acqua non vogliono stare insieme: la prima affonda, la seconda affiora. Perché un lavabo si possa colare occorre convincerle, e a farlo bastano tre gocce di silicato per litro. Il liquido che ne esce ha la consistenza della panna e pesa quasi il doppio dell’acqua.',
        'Versata in uno stampo di gesso, la barbottina perde acqua verso le pareti e lascia una crosta. Un’ora per un centimetro; poi si vuota il resto e il pezzo resta cavo. È una tecnica di duecento anni fa, e la resina che ha sostituito il gesso l’ha solo resa più svelta: venti minuti, sotto pressione.',
        'La cosa difficile rimane la pazienza. Una barbottina riposata due giorni cola meglio di una fresca, una mossa troppo ricorda il gesto e deforma il pezzo in forno. In fabbrica c’è chi la assaggia con un dito, guardando altrove, e dice soltanto: domani.',
      ],
      en: [
        'Clay and water do not want to be together: the first sinks, the second rises. Before a basin can be cast they have to be persuaded, and three drops of silicate to the litre will do it. The liquid that results is as thick as cream and weighs nearly twice as much as water.',
        'Poured into a plaster mould, slip loses water to the walls and leaves a crust. An hour to the centimetre; then the rest is emptied out and the piece stays hollow. The technique is two hundred years old, and the resin that replaced plaster has only made it quicker: twenty minutes, under pressure.',
        'The hard part is still patience. Slip that has rested for two days casts better than fresh; stirred too much, it remembers the movement and warps the piece in the kiln. Every factory has someone who tests it with a finger, looking elsewhere, and says only one word: tomorrow.',
      ],
    },
    figure: {
      value: { it: '20 min', en: '20 min' },
      what: { it: 'per colare un lavabo sotto pressione', en: 'to cast a basin under pressure' },
    },
  },
];
