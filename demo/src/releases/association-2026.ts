import type { DemoRelease } from '../types.ts';

export const association2026: readonly DemoRelease[] = [
  {
    press_group: 'association',
    date: '2026-01-27',
    sectors: ['tiles'],
    picture: 'herringbone-cotto',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Posare è un mestiere: settemila piastrellisti con il patentino, e il cantiere assicura',
        subtitle: 'La qualifica volontaria apre le porte a una polizza decennale sul pavimento finito',
        abstract:
          'Prova pratica su tre metri quadrati, esame scritto e aggiornamento ogni cinque anni. Le compagnie assicurative riconoscono il certificato e coprono distacchi e fessurazioni.',
        body: `<p>Tre metri quadrati, un muro fuori squadra, uno scarico a pavimento, sei ore di tempo. È la prova pratica che dal 2022 hanno superato <strong>7.040 posatori</strong> italiani; uno su quattro, al primo tentativo, no. Il certificato che ottengono diventa da questo mese anche una garanzia per chi li chiama.</p>
<p>Grazie all’intesa tra Assofornace, le organizzazioni artigiane e un gruppo di compagnie, un pavimento posato da una squadra qualificata può essere assicurato per dieci anni contro distacchi, fessure e difetti di planarità. Il premio è di 2,40 euro al metro quadrato, una tantum; senza qualifica la polizza non si vende.</p>
<p>Dietro c’è una statistica. Su 3.200 contestazioni esaminate in cinque anni dagli sportelli tecnici, il 71% nasceva dalla posa, il 17% dal sottofondo, il 12% dal prodotto. Gli errori più comuni sono tre: adesivo steso solo sul piano e non sulla piastrella, giunti di dilatazione dimenticati, massetti ancora umidi.</p>
<p>Il certificato ha anche un effetto sulle tariffe. Secondo l’osservatorio dei prezzi, una squadra qualificata chiede in media il 14% in più e lavora con sei settimane di attesa; gli altri tre. Tra gli iscritti ai corsi cresce la quota di chi viene da fuori: uno su tre è nato in un altro Paese, uno su venti è donna, ed erano la metà nel 2022.</p>
<p>La formazione continua con quattro furgoni attrezzati, che nel 2026 toccheranno novanta rivendite edili. Chi vuole vedere la prova pratica dal vivo la trova a Ceraforma, nella piazza dedicata ai posatori.</p>`,
      },
      en: {
        status: 'draft',
        title: 'Tiling is a trade: seven thousand certified tilers, and the site can be insured',
        subtitle: 'Voluntary qualification opens the door to ten-year cover on the finished floor',
        abstract:
          'A practical test on three square metres, a written paper and a refresher every five years. Insurers recognise the certificate and cover debonding and cracks.',
        body: `<p>Three square metres, a wall out of true, a floor drain, six hours. That is the practical test that <strong>7,040 Italian tilers</strong> have passed since 2022; one in four fails at the first attempt. [Translation in progress: paragraphs on the policy, the complaint statistics and the travelling vans to follow.]</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-03-10',
    sectors: ['tiles', 'sanitaryware', 'tableware', 'bricks', 'refractories'],
    picture: 'chart-export',
    pictures: ['ring-branches', 'ring-markets'],
    contact: 'association-economics',
    attachments: ['figures-2025'],
    text: {
      it: {
        title:
          'Dati 2025: la ceramica italiana fattura 7,78 miliardi, tornano a crescere piastrelle e laterizi',
        subtitle:
          'Piastrelle a 381 milioni di metri quadrati (+2,1%); l’export riconquista quota 5,1 miliardi',
        abstract:
          'Per la prima volta Assofornace presenta insieme i conti dei cinque comparti. 245 imprese, 26.300 addetti, due terzi del fatturato oltre confine. Tabelle in allegato.',
        body: `<p>Cinque mestieri, un solo bilancio. L’industria italiana della ceramica ha chiuso il 2025 con un fatturato di <strong>7,78 miliardi di euro</strong>, 245 imprese attive e 26.300 addetti. Le piastrelle, che ne sono la parte maggiore, hanno prodotto 381 milioni di metri quadrati (+2,1%) e fatturato 6,2 miliardi (+3,3%).</p>
<table><thead><tr><th>Comparto</th><th>Imprese</th><th>Addetti</th><th>Fatturato (milioni di euro)</th></tr></thead><tbody><tr><td>Piastrelle e lastre</td><td>121</td><td>18.300</td><td>6.200</td></tr><tr><td>Ceramica sanitaria</td><td>27</td><td>2.450</td><td>390</td></tr><tr><td>Stoviglie</td><td>8</td><td>610</td><td>60</td></tr><tr><td>Refrattari</td><td>28</td><td>1.540</td><td>420</td></tr><tr><td>Laterizi</td><td>61</td><td>3.400</td><td>710</td></tr></tbody></table>
<p>Le esportazioni di piastrelle risalgono a 5,1 miliardi (+4,1%), lo stesso valore del 2021 ma con 28 milioni di metri quadrati in meno: si vende meno superficie e più progetto. I dazi americani, entrati in vigore in primavera, sono costati 41 milioni, meno del temuto grazie al cambio e agli acquisti anticipati.</p>
<p>Tra gli altri comparti spiccano i laterizi (+4,7%), che beneficiano della ripresa delle opere pubbliche, e i refrattari (+2,9%). Ancora in flessione le stoviglie (-1,8%), dove però crescono la ristorazione e le mense. Stabile la ceramica sanitaria, con 4,1 milioni di pezzi.</p>
<p>Gli investimenti delle cinque famiglie hanno raggiunto 455 milioni. Quasi un quarto è destinato all’energia: fotovoltaico, cogenerazione, recupero di calore, primi impianti di biometano.</p>
<h2>Dove si vende</h2>
<p>Per le piastrelle il primo mercato resta l’Italia, con 79 milioni di metri quadrati, seguita da Germania, Stati Uniti e Francia. Il centro studi segnala due movimenti opposti: si accorcia il raggio dei prodotti correnti, che oltre i mille chilometri faticano a pagare il trasporto, e si allunga quello delle lastre, spedite ormai in 141 Paesi. Il valore medio esportato è salito a 16,80 euro al metro quadrato.</p>
<p>Quanto all’occupazione, i 26.300 addetti sono 140 meno dell’anno precedente, ma l’età media scende per la prima volta da quando la si misura: 46,1 anni. A compensare i pensionamenti sono soprattutto tecnici con diploma, assunti entro quaranta giorni dalla fine della scuola.</p>`,
      },
      en: {
        title: 'Figures for 2025: Italian ceramics turn over €7.78 billion as tiles and bricks grow again',
        subtitle: 'Tiles at 381 million square metres (up 2.1%); exports are back at €5.1 billion',
        abstract:
          'For the first time Assofornace presents the accounts of its five branches together: 245 companies, 26,300 people, two thirds of turnover earned abroad. Tables attached.',
        body: `<p>Five trades, one set of accounts. The Italian ceramics industry closed 2025 with a turnover of <strong>€7.78 billion</strong>, 245 companies in operation and 26,300 people employed. Tiles, by far the largest part, saw output of 381 million square metres (up 2.1%) and turnover of €6.2 billion (up 3.3%).</p>
<table><thead><tr><th>Branch</th><th>Companies</th><th>People</th><th>Turnover (€ million)</th></tr></thead><tbody><tr><td>Tiles and slabs</td><td>121</td><td>18,300</td><td>6,200</td></tr><tr><td>Sanitaryware</td><td>27</td><td>2,450</td><td>390</td></tr><tr><td>Tableware</td><td>8</td><td>610</td><td>60</td></tr><tr><td>Refractories</td><td>28</td><td>1,540</td><td>420</td></tr><tr><td>Bricks</td><td>61</td><td>3,400</td><td>710</td></tr></tbody></table>
<p>Tile exports climbed back to €5.1 billion (up 4.1%), the same value as in 2021 with 28 million fewer square metres: less surface is being sold, and more design. American tariffs, in force since the spring, cost €41 million, less than had been feared thanks to the exchange rate and early purchases.</p>
<p>Among the other branches bricks stand out (up 4.7%), helped by the recovery in public works, and so do refractories (up 2.9%). Tableware is still declining (down 1.8%), although restaurants and canteens are growing. Sanitaryware is stable at 4.1 million pieces.</p>
<p>Investment by the five families reached €455 million. Nearly a quarter went into energy: solar panels, cogeneration, heat recovery and the first biomethane plants.</p>
<h2>Where it is sold</h2>
<p>For tiles the first market is still Italy, with 79 million square metres, followed by Germany, the United States and France. The research office points to two opposite movements: the reach of everyday products is growing shorter, since beyond a thousand kilometres they can hardly pay for their transport, while that of slabs is growing longer, with shipments to 141 countries. The average export value has risen to €16.80 a square metre.</p>
<p>As for employment, the 26,300 people are 140 fewer than the year before, but their average age is falling for the first time since it has been measured, to 46.1 years. Those who retire are replaced chiefly by technicians with a diploma, hired within forty days of leaving school.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-05-12',
    sectors: ['tiles', 'bricks'],
    picture: 'terrazzo-venetian',
    pictures: ['terrazzo-cocciopesto', 'contours-pit'],
    contact: 'association-technical',
    text: {
      it: {
        title: 'Cocci che tornano pavimento: il riciclo del cotto arriva al 99,6%',
        subtitle:
          'Lo scarto già cotto era l’ultimo rifiuto difficile: ora diventa impasto, terrazzo, campo da tennis',
        abstract:
          'Il crudo si è sempre recuperato, il cotto no: è duro come il quarzo. Un mulino consortile ne tratta 85.000 tonnellate l’anno e chiude il cerchio.',
        body: `<p>Una piastrella scartata prima del forno torna argilla con un po’ d’acqua. Una scartata <em>dopo</em> il forno è una pietra: per macinarla si consumano corazze d’acciaio, e per trent’anni il modo più economico di liberarsene è stato il sottofondo stradale. Il mulino consortile avviato nel 2024 a sud di Imola ha cambiato il conto.</p>
<p>Tratta <strong>85.000 tonnellate</strong> l’anno, tutto lo scarto cotto dei 52 stabilimenti aderenti. La parte più fine, il 60%, rientra negli impasti di gres fino al 12% in peso, abbassando di venti gradi la temperatura di cottura. La granella intermedia diventa aggregato per terrazzo e cocciopesto; la più grossa, drenaggi e campi da tennis.</p>
<h2>Dalla demolizione al forno</h2>
<p>Il passo successivo riguarda le piastrelle che hanno già vissuto. Rimosse da un bagno arrivano con la malta attaccata, e la calce in forno fa bolle. Una linea sperimentale la separa per vibrazione, senza acqua e senza acidi: nei primi sei mesi ha lavorato 900 tonnellate provenienti da tre ospedali in ristrutturazione.</p>
<p>Ci sono anche usi meno previsti. Un vivaista del Ravennate ha sostituito la perlite con granella di cotto per le piante grasse; un Comune la sparge d’inverno sui marciapiedi al posto del sale. In entrambi i casi il materiale non si scioglie, non si compatta e in primavera si può raccogliere con la scopa.</p>
<p>«Il cocciopesto lo usavano già nelle cisterne romane», ricorda il responsabile ambiente dell’associazione. «Noi ci abbiamo messo duemila anni a tornare al punto di partenza, però adesso abbiamo un certificato.»</p>`,
      },
      en: {
        title: 'Shards become floors again: recycling of fired scrap reaches 99.6%',
        subtitle:
          'Fired rejects were the last awkward waste: now they turn into body, terrazzo and tennis courts',
        abstract:
          'Unfired scrap has always been recovered; fired scrap has not, being as hard as quartz. A shared mill now treats 85,000 tonnes a year and closes the circle.',
        body: `<p>A tile rejected before the kiln turns back into clay with a little water. One rejected <em>after</em> the kiln is a stone: grinding it wears out steel linings, and for thirty years the cheapest way to be rid of it was to put it under a road. The shared mill started up south of Imola in 2024 has changed the sums.</p>
<p>It treats <strong>85,000 tonnes</strong> a year, all the fired scrap of the 52 plants that take part. The finest fraction, 60% of it, goes back into stoneware bodies at up to 12% by weight, lowering the firing temperature by twenty degrees. The middle grit becomes aggregate for terrazzo and cocciopesto; the coarsest goes into drainage and tennis courts.</p>
<h2>From demolition to the kiln</h2>
<p>The next step concerns tiles that have already lived. Taken out of a bathroom, they arrive with the mortar on, and lime blisters in the kiln. An experimental line separates it by vibration, with neither water nor acid: in its first six months it has processed 900 tonnes from three hospitals under renovation.</p>
<p>Some uses were less foreseeable. A nurseryman near Ravenna has replaced perlite with fired grit for his succulents; one town spreads it on pavements in winter instead of salt. In both cases the material does not dissolve, does not cake, and can be swept up in the spring with a broom.</p>
<p>“Cocciopesto was already used in Roman cisterns,” the association’s environment manager recalls. “It has taken us two thousand years to get back to where we started, but now we have a certificate.”</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-07-14',
    sectors: ['technology', 'tiles'],
    picture: 'kiln-blueprint',
    pictures: ['kiln-section', 'line-day', 'ring-energy'],
    contact: 'association-technical',
    text: {
      it: {
        title: 'Forno elettrico, idrogeno, biometano: tre strade verso il 2040 e il conto di ciascuna',
        subtitle:
          'Lo studio di Assofornace dice che non ce n’è una sola, e che la più economica è cominciare',
        abstract:
          'Settanta per cento di idrogeno in prova, un forno tutto elettrico per lastre sottili, il biometano che già scorre nei tubi. Costi, tempi e condizioni a confronto.',
        body: `<p>Che cosa servirebbe per cuocere la ceramica italiana senza gas fossile entro il 2040? Lo studio presentato oggi a Bologna risponde con tre scenari e un numero: tra <strong>2,9 e 4,6 miliardi di euro</strong> di investimenti, a seconda della strada.</p>
<h2>Idrogeno</h2>
<p>La terza campagna sul forno pilota ha raggiunto il 70% in volume per 200 ore consecutive. Il prodotto è conforme; i rulli di mullite si usurano il 20% più in fretta. Il vincolo resta la disponibilità: lo scenario regge solo con un idrogenodotto dal Sud e un prezzo sotto i 3 euro al chilo.</p>
<h2>Elettricità</h2>
<p>Per le lastre da sei millimetri un forno a resistenze e microonde ha funzionato tre mesi in continuo, con un consumo di 2,1 chilowattora per chilo. È la soluzione più pulita e la più esigente: elettrificare metà dei forni richiederebbe al distretto 900 megawatt in più, tre volte la potenza oggi impegnata.</p>
<h2>Biometano</h2>
<p>È già qui, ma non basterà per tutti: il potenziale regionale copre un terzo del fabbisogno. Lo studio lo considera il ponte su cui passare mentre si costruiscono gli altri due.</p>
<p>La combinazione meno costosa prevede 40% di elettricità, 35% di biometano, 25% di idrogeno. Ogni anno di ritardo, avvertono gli autori, aggiunge 110 milioni: non per la tecnologia, ma per i forni tradizionali che nel frattempo si comprano e dureranno vent’anni.</p>
<h2>Le condizioni</h2>
<ul><li>Un prezzo dell’elettricità industriale sotto i 90 euro al megawattora, con contratti di almeno dieci anni.</li><li>Autorizzazioni uniche per linee, cabine e impianti, rilasciate entro diciotto mesi.</li><li>Un fondo di garanzia per le imprese con meno di 250 addetti, che sono l’83% degli associati e non possono indebitarsi per tre volte il proprio patrimonio.</li><li>Regole stabili sulle quote di emissione: un forno vive più a lungo di quattro legislature.</li></ul>
<p>Lo studio, 118 pagine e un foglio di calcolo aperto, può essere scaricato e rifatto con altre ipotesi. «Lo abbiamo pubblicato intero perché qualcuno ci corregga», ha spiegato il coordinatore del gruppo energia. «Tra cinque anni preferiamo aver discusso che aver avuto ragione.»</p>`,
      },
      en: {
        title: 'Electric kilns, hydrogen, biomethane: three roads to 2040 and the bill for each',
        subtitle:
          'Assofornace’s study finds there is no single road, and that the cheapest thing is to start',
        abstract:
          'Seventy per cent hydrogen on trial, an all-electric kiln for thin slabs, biomethane already flowing through the pipes. Costs, times and conditions compared.',
        body: `<p>What would it take to fire Italian ceramics without fossil gas by 2040? The study presented in Bologna today answers with three scenarios and one figure: between <strong>€2.9 and €4.6 billion</strong> of investment, depending on the road.</p>
<h2>Hydrogen</h2>
<p>The third campaign on the pilot kiln reached 70% by volume for 200 hours on end. The product meets the standard; mullite rollers wear 20% faster. Availability remains the constraint: the scenario holds only with a hydrogen pipeline from the south and a price below €3 a kilo.</p>
<h2>Electricity</h2>
<p>For six-millimetre slabs a kiln with heating elements and microwaves has run without a break for three months, using 2.1 kilowatt-hours a kilo. It is the cleanest solution and the most demanding: to electrify half the kilns the district would need 900 more megawatts, three times the capacity it has today.</p>
<h2>Biomethane</h2>
<p>It is already here but will not be enough for all: the potential of the region covers a third of requirements. The study regards it as the bridge to cross while the other two are being built.</p>
<p>The least expensive combination has 40% electricity, 35% biomethane and 25% hydrogen. Each year of delay, the authors warn, adds €110 million, not because of the technology but because of the traditional kilns that are bought in the meantime and will last for twenty years.</p>
<h2>The conditions</h2>
<ul><li>An industrial electricity price below €90 a megawatt-hour, on contracts of at least ten years.</li><li>Single permits for lines, substations and plant, granted within eighteen months.</li><li>A guarantee fund for companies with fewer than 250 employees, which are 83% of members and cannot borrow three times what they own.</li><li>Stable rules on emission allowances: a kiln lives longer than four parliaments.</li></ul>
<p>The study, 118 pages and an open spreadsheet, can be downloaded and run again on other assumptions. “We have published the whole of it so that somebody will correct us,” the co-ordinator of the energy group explained. “Five years from now we would rather have argued than have been right.”</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-09-08',
    sectors: ['tiles'],
    picture: 'glaze-sea',
    pictures: ['bath-sage', 'bath-night', 'bath-spa'],
    contact: 'association-economics',
    text: {
      it: {
        title: 'Primo semestre 2026, le piastrelle avanzano piano: produzione +1,6%, export +2,3%',
        subtitle:
          '196 milioni di metri quadrati in sei mesi; la Germania torna positiva dopo undici trimestri',
        abstract:
          'Crescita modesta ma diffusa: salgono 14 mercati su 20. Il gas resta sopra la media storica, i noli scendono, gli ordini coprono otto settimane.',
        body: `<p>Nei primi sei mesi dell’anno le ceramiche italiane hanno prodotto <strong>196 milioni di metri quadrati</strong> di piastrelle, l’1,6% in più dello stesso periodo del 2025. Le esportazioni sono cresciute del 2,3%, a 2,65 miliardi di euro. È il quarto semestre consecutivo con il segno più, e il primo in cui l’aumento riguarda la maggior parte dei mercati.</p>
<p>La notizia viene dalla Germania: +1,2% dopo undici trimestri di calo, grazie ai permessi edilizi che hanno smesso di scendere in autunno. Bene Spagna e Portogallo (+6%), stabile la Francia, in leggera flessione il Regno Unito. Oltreoceano gli Stati Uniti restano sui valori dell’anno scorso: i dazi si sono trasferiti quasi per intero sui prezzi, senza ridurre i volumi.</p>
<h2>Costi</h2>
<p>Il gas è oscillato tra 31 e 38 euro al megawattora, il doppio del 2019 ma un quarto dei picchi del 2022. I noli verso l’Atlantico sono scesi del 27%. Il costo del lavoro aumenta del 3,4% con il nuovo contratto, in vigore da gennaio.</p>
<p>In Italia le vendite sono ferme a 40 milioni di metri quadrati nel semestre. Il rinnovo dei bagni tiene, le nuove costruzioni no; un contributo inatteso viene dalle scuole, dove i cantieri finanziati con fondi europei devono chiudersi entro l’anno e da soli valgono due punti percentuali di consumo.</p>
<p>Per l’intero anno il centro studi conferma una crescita della produzione vicina al 2%. Molto dipenderà dall’autunno e da come i compratori usciranno dai padiglioni di Bologna.</p>`,
      },
      en: {
        title: 'First half of 2026: tiles edge forward, with output up 1.6% and exports up 2.3%',
        subtitle: '196 million square metres in six months; Germany turns positive after eleven quarters',
        abstract:
          'Growth is modest but broad: 14 markets out of 20 are up. Gas stays above its historical average, freight is falling, orders cover eight weeks.',
        body: `<p>In the first six months of the year Italian tile makers produced <strong>196 million square metres</strong>, 1.6% more than in the same period of 2025. Exports grew by 2.3% to €2.65 billion. It is the fourth half-year in a row with a plus sign, and the first in which most markets share in the increase.</p>
<p>The news comes from Germany: up 1.2% after eleven quarters of decline, now that building permits have stopped falling since the autumn. Spain and Portugal are doing well (up 6%), France is steady, the United Kingdom slightly down. Across the Atlantic the United States is at last year’s level: tariffs have passed almost entirely into prices without reducing volume.</p>
<h2>Costs</h2>
<p>Gas has moved between €31 and €38 a megawatt-hour, twice the price of 2019 but a quarter of the 2022 peaks. Freight to the Atlantic is down 27%. Labour costs rise by 3.4% with the new national contract, in force since January.</p>
<p>In Italy sales are flat at 40 million square metres over the half-year. Bathroom renewal is holding, new building is not; an unexpected contribution comes from schools, where sites paid for with European funds have to be finished within the year and account for two percentage points of consumption on their own.</p>
<p>For the year as a whole the research office confirms growth in output of close to 2%. Much will depend on the autumn, and on the mood in which buyers leave the halls of Bologna.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-10-20',
    sectors: ['technology'],
    picture: 'drips-celadon',
    pictures: ['samples-celadon', 'crystals-ember', 'glaze-sea'],
    contact: 'association-press',
    text: {
      it: {
        title: 'Scuola di Faenza, cinque anni dopo: 94 diplomati su 100 lavorano nella ceramica',
        subtitle: 'Il biennio raddoppia le classi e ne apre una serale per chi è già in fabbrica',
        abstract:
          'Centosedici tecnici formati dal 2021, stipendio medio d’ingresso di 1.780 euro, un terzo di ragazze. Le domande sono il triplo dei posti: dal 2027 si sdoppia.',
        body: `<p>I primi ventiquattro si erano seduti in un vecchio essiccatoio nel novembre 2021. Cinque anni e centosedici diplomi dopo, il <strong>94%</strong> degli ex allievi del biennio per tecnici ceramici digitali ha un contratto stabile nel settore; tre hanno fondato uno studio di colore, uno è tornato a scuola come insegnante.</p>
<p>L’indagine condotta tra i diplomati racconta un mestiere più vario di quanto si creda. Il 38% lavora alla stampa e alla gestione del colore, il 27% nel controllo dei forni, il 19% in laboratorio, il resto tra manutenzione e assistenza all’estero. Lo stipendio netto d’ingresso è in media di 1.780 euro, che diventano 2.150 dopo tre anni.</p>
<p>Dal gennaio 2027 le classi saranno due al mattino e una la sera. Quest’ultima, riservata a chi è già in fabbrica, dura tre anni e si frequenta per due pomeriggi a settimana, uno dei quali pagato dall’azienda. Tra i primi iscritti c’è un addetto alle presse di cinquantatré anni.</p>
<p>Le ragazze, che nel primo anno erano quattro, sono oggi il 34%. Il merito, dice la direzione, non va a una campagna ma a una consuetudine: ogni classe delle superiori in visita viene accompagnata da chi ha finito il corso l’anno prima, e a rispondere alle domande sono loro, senza insegnanti.</p>
<p>Resta il nodo degli alloggi. Con le borse di studio si coprono sessanta posti letto, ma gli affitti a Faenza sono cresciuti del 40%: l’associazione sta ristrutturando con il Comune una ex foresteria da trentotto camere.</p>`,
      },
      en: {
        status: 'draft',
        title: 'The Faenza school five years on: 94 graduates in 100 work in ceramics',
        subtitle: 'The two-year course doubles its classes and opens an evening one for factory workers',
        abstract:
          'A hundred and sixteen technicians trained since 2021, an average starting salary of €1,780 a month, one third women. [Draft translation, to be revised.]',
        body: `<p>The first twenty-four sat down in an old drying loft in November 2021. Five years and a hundred and sixteen diplomas later, <strong>94%</strong> of former students hold a permanent contract in the industry. [To be completed: survey results, evening class, housing.]</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-11-10',
    access: 'press',
    sectors: ['tiles'],
    picture: 'terrazzo-night',
    pictures: ['crystals-lagoon', 'samples-oxides'],
    contact: 'association-economics',
    text: {
      it: {
        title: 'Riesame antidumping: calendario, cifre e contatti per chi segue il dossier',
        subtitle: 'La decisione europea è attesa a febbraio 2027; nota aggiornata per la stampa accreditata',
        abstract:
          'Le misure del 2023 sono a metà percorso. Che cosa è cambiato nei flussi, quali Paesi sono sotto osservazione per le triangolazioni, quando si vota.',
        body: `<p>Il riesame intermedio delle misure sulle piastrelle sottocosto, avviato in luglio, entra nella fase delle audizioni. Riassumiamo i passaggi e i dati che possiamo condividere; tutto ciò che segue è pubblicabile salvo dove indicato.</p>
<h2>Le date</h2>
<ul><li><strong>3 dicembre 2026</strong> – audizione delle parti a Bruxelles, a porte chiuse;</li><li><strong>20 gennaio 2027</strong> – comunicazione delle conclusioni provvisorie;</li><li><strong>entro il 26 febbraio 2027</strong> – voto degli Stati membri.</li></ul>
<p>Dal 2022 le importazioni dai due Paesi colpiti sono scese da 66 a 31 milioni di metri quadrati. Nello stesso periodo quelle da quattro Paesi vicini, privi di una capacità produttiva corrispondente, sono passate da 3 a 19 milioni: l’osservatorio doganale ha aperto undici verifiche sull’origine dichiarata.</p>
<p>La posizione dell’associazione è per la conferma delle aliquote e l’estensione ai flussi triangolati. Il direttore è disponibile per interviste di contesto <em>non attribuibili</em> fino all’audizione; dopo il 20 gennaio, a microfono aperto.</p>
<p>Due cautele per chi scrive. Il numero delle verifiche non coincide con quello delle violazioni: delle undici aperte, tre si sono già chiuse senza addebiti. E i prezzi medi per Paese nascondono prodotti molto diversi: nella scheda metodologica, in fondo alla cartella, trovate la scomposizione per formato e assorbimento d’acqua.</p>`,
      },
      en: {
        title: 'Anti-dumping review: timetable, figures and contacts for those following the file',
        subtitle: 'European decision expected in February 2027; updated note for accredited press',
        abstract:
          'The measures of 2023 are half-way through. What has changed in trade flows, which countries are being watched for transshipment, and when the vote takes place.',
        body: `<p>The interim review of the measures on below-cost tiles, opened in July, is entering the hearing stage. We sum up the steps and the data that we can share; everything below may be published except where stated.</p>
<h2>Dates</h2>
<ul><li><strong>3 December 2026</strong> – hearing of the parties in Brussels, behind closed doors;</li><li><strong>20 January 2027</strong> – disclosure of provisional findings;</li><li><strong>by 26 February 2027</strong> – vote by the member states.</li></ul>
<p>Since 2022 imports from the two countries concerned have fallen from 66 to 31 million square metres. Over the same period those from four neighbouring countries, with no production capacity to match, have risen from 3 to 19 million: the customs observatory has opened eleven checks on declared origin.</p>
<p>The association’s position is that the rates should be confirmed and extended to diverted flows. The director is available for background interviews, <em>not for attribution</em>, until the hearing; after 20 January, on the record.</p>
<p>Two cautions for those who write. The number of checks is not the number of breaches: of the eleven opened, three have already been closed without charges. And average prices by country conceal very different products: the methodological note at the back of the folder breaks them down by format and water absorption.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-11-18',
    status: 'draft',
    sectors: ['bricks'],
    picture: 'brick-screen',
    pictures: ['facade-terracotta', 'brick-pergola', 'hollow-blocks'],
    contact: 'association-technical',
    text: {
      it: {
        title: 'Mattoni contro il caldo: le gelosie in laterizio abbassano di sei gradi la facciata',
        subtitle: 'Bozza – in attesa dei dati definitivi della stazione di misura di Bologna',
        abstract:
          'Un’estate di misure su due edifici gemelli, uno schermato con mattoni forati e uno no. I primi risultati confermano quello che sapevano i costruttori di fienili.',
        body: `<p>Tra il 15 giugno e il 15 settembre due edifici identici alla periferia di Bologna sono stati misurati ogni cinque minuti. L’unica differenza è una <strong>parete traforata di mattoni</strong>, a trenta centimetri dal muro, davanti alla facciata ovest di uno dei due.</p>
<p>Dietro lo schermo la superficie è rimasta in media sei gradi più fredda nelle ore di punta e il condizionamento ha consumato il 31% in meno. Di notte, però, il laterizio restituisce calore: il bilancio sulle ventiquattro ore va verificato con i dati di settembre, in arrivo.</p>
<p>Da completare: schema costruttivo, costo al metro quadrato, commento del gruppo laterizi, fotografie della stazione.</p>`,
      },
      en: {
        title: 'Bricks against the heat: pierced screens cool the façade by six degrees',
        subtitle: 'Draft – awaiting final data from the measuring station in Bologna',
        abstract:
          'A summer of measurements on two twin buildings, one screened with open brickwork and one not. First results bear out what barn builders have always known.',
        body: `<p>Between 15 June and 15 September two identical buildings on the outskirts of Bologna were measured every five minutes. The only difference is a <strong>pierced brick wall</strong>, thirty centimetres in front of the west façade of one of them.</p>
<p>Behind the screen the surface stayed six degrees cooler on average at peak hours, and air conditioning used 31% less power. At night, however, brick gives its heat back: the balance over twenty-four hours has to be checked against the September data, which are on their way.</p>
<p>Still to come: construction drawing, cost per square metre, comment by the brick group, photographs of the station.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-11-19',
    status: 'in_review',
    sectors: ['tiles'],
    picture: 'herringbone-ink',
    pictures: ['people-tilers', 'herringbone-cotto'],
    contact: 'association-technical',
    text: {
      it: {
        title: 'Come si pulisce una piastrella: dieci miti, tre prodotti e una spugna',
        subtitle:
          'L’area tecnica risponde alle cinquemila domande arrivate in un anno allo sportello dei consumatori',
        abstract:
          'L’aceto opacizza? La cera serve? Perché il pavimento nuovo è sempre sporco? Quasi sempre la colpa è di quello che ci si mette sopra per lavarlo.',
        body: `<p>Due telefonate su tre cominciano allo stesso modo: «Il pavimento è nuovo e resta pieno di aloni». La risposta è quasi sempre nel secchio. Lo <strong>sportello dei consumatori</strong> di Assofornace ha raccolto le 5.100 domande ricevute in dodici mesi in un fascicolo gratuito di ventiquattro pagine.</p>
<p>La ceramica non assorbe e quindi non trattiene lo sporco: lo trattengono i residui dei prodotti. Cere, autolucidanti e detersivi concentrati lasciano una pellicola appiccicosa che si vede in controluce e cattura le orme. Il rimedio è toglierla una volta sola, con un detergente alcalino diluito, e poi usare acqua calda e poco altro.</p>
<h2>Miti da sfatare</h2>
<ul><li><strong>L’aceto</strong> non danneggia il gres, ma consuma le fughe cementizie.</li><li><strong>Il vapore</strong> va benissimo, purché le fughe siano integre.</li><li><strong>L’acido muriatico</strong> non serve mai: i residui di posa si tolgono con prodotti tamponati, entro dieci giorni.</li><li><strong>La cera</strong> è per il cotto, che è poroso; sul gres è una trappola.</li></ul>
<h2>Le tre cose che servono</h2>
<p>Un detergente neutro per tutti i giorni, uno alcalino per il grasso, uno acido tamponato per il calcare del bagno: il resto, dice il fascicolo, è profumo. La spugna deve essere morbida e il panno in microfibra va risciacquato spesso, perché oltre i venti metri quadrati comincia a spostare lo sporco invece di toglierlo. Sulle superfici lucidate niente polveri abrasive; su quelle strutturate da esterno, una volta l’anno, si può usare l’idropulitrice a mezzo metro di distanza.</p>
<p>Per chi ha appena finito i lavori c’è una pagina a parte, la più consultata. Il lavaggio dopo posa si fa una sola volta, a fughe asciutte, e chi lo salta rimpiange per anni i cinquanta euro risparmiati: il velo di cemento, invisibile da bagnato, è l’aggrappo di tutto quello che verrà dopo.</p>
<p>Il fascicolo si chiude con una tabella delle macchie, dal vino al pennarello indelebile, e con una raccomandazione: provare sempre dietro la porta.</p>`,
      },
      en: {
        title: 'How to clean a tile: ten myths, three products and a sponge',
        subtitle:
          'The technical department answers the five thousand questions put to the consumer desk in a year',
        abstract:
          'Does vinegar dull the surface? Is wax any use? Why does a new floor always look dirty? Almost always, what you wash it with is to blame.',
        body: `<p>Two calls out of three begin alike: “The floor is new and it is always covered in smears.” The answer is nearly always in the bucket. Assofornace’s <strong>consumer desk</strong> has gathered the 5,100 questions received in twelve months into a free booklet of twenty-four pages.</p>
<p>Ceramics do not absorb and so do not hold dirt: the residues of cleaning products do. Waxes, self-polishing liquids and concentrated detergents leave a sticky film that shows against the light and catches footprints. The remedy is to remove it once, with a diluted alkaline cleaner, and then to use hot water and little else.</p>
<h2>Myths to dispel</h2>
<ul><li><strong>Vinegar</strong> does no harm to stoneware but eats away cement grout.</li><li><strong>Steam</strong> is perfectly all right, as long as the grout is sound.</li><li><strong>Hydrochloric acid</strong> is never needed: laying residues come off with buffered products, within ten days.</li><li><strong>Wax</strong> is for terracotta, which is porous; on stoneware it is a trap.</li></ul>
<h2>The three things you need</h2>
<p>A neutral cleaner for every day, an alkaline one for grease, a buffered acid one for limescale in the bathroom: the rest, says the booklet, is perfume. The sponge should be soft and the microfibre cloth rinsed often, because beyond twenty square metres it begins to move the dirt instead of taking it away. No abrasive powders on polished surfaces; on textured outdoor ones a pressure washer may be used once a year, from half a metre away.</p>
<p>For those whose works have just finished there is a separate page, the most consulted of all. The wash after laying is done once only, when the grout is dry, and whoever skips it regrets for years the fifty euros saved: the film of cement, invisible when wet, is what everything else will cling to.</p>
<p>The booklet ends with a table of stains, from wine to permanent marker, and a piece of advice: always try behind the door first.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2026-11-29',
    embargo_days: 9,
    sectors: ['tiles', 'sanitaryware', 'tableware', 'bricks', 'refractories'],
    picture: 'slab-white',
    pictures: ['slab-black', 'facade-white', 'stacked-slabs'],
    contact: 'association-economics',
    text: {
      it: {
        title:
          'Preconsuntivi 2026: piastrelle a 388 milioni di metri quadrati, l’anno si chiude in crescita dell’1,8%',
        subtitle:
          'Fatturato stimato a 6,3 miliardi, export a 5,2; per il 2027 previsione tra l’1,5 e il 2,5%',
        abstract:
          'Terzo anno consecutivo di aumento dei volumi, l’export tocca l’83% del fatturato: i dati della conferenza stampa di fine anno, comparto per comparto.',
        body: `<p>L’industria italiana delle piastrelle chiuderà il 2026 con una produzione di <strong>388 milioni di metri quadrati</strong>, l’1,8% in più dell’anno scorso, e un fatturato di 6,3 miliardi di euro (+1,6%). Le esportazioni sono stimate in 5,2 miliardi (+2%). I preconsuntivi, elaborati sui primi dieci mesi, saranno verificati in marzo con l’indagine completa.</p>
<p>La ripresa è lenta ma è la più equilibrata del decennio: contribuiscono per metà l’Europa e per metà il resto del mondo. Il mercato italiano, fermo a 80 milioni di metri quadrati, smette di scendere. La capacità utilizzata degli impianti risale all’82%.</p>
<h2>Gli altri comparti</h2>
<p>I laterizi crescono del 3%, sostenuti dalle scuole e dagli ospedali finanziati con fondi pubblici; la ceramica sanitaria dell’1%; i refrattari sono stabili. Le stoviglie tornano positive (+0,8%) per la prima volta dal 2019.</p>
<p>Per il 2027 il centro studi prevede un aumento dei volumi compreso tra l’1,5 e il 2,5%. Il margine di incertezza dipende da due decisioni attese in febbraio, il riesame delle misure antidumping e il nuovo parametro per le quote di emissione, e da una variabile che nessuno controlla: il prezzo del gas nel primo inverno senza contratti a lungo termine.</p>
<p>Sul piano dell’occupazione il 2026 segna la prima inversione dopo quattro anni: 18.390 addetti nelle piastrelle, novanta in più. Le assunzioni, spiega il centro studi, non vengono dai nuovi forni ma dai reparti che gestiscono dati, colore ed energia, dove metà dei candidati ha meno di trent’anni.</p>`,
      },
      en: {
        title: 'Preliminary figures for 2026: tiles at 388 million square metres, a year of 1.8% growth',
        subtitle:
          'Turnover estimated at €6.3 billion, exports at 5.2; forecast for 2027 between 1.5 and 2.5%',
        abstract:
          'Third year running of rising volume, with exports at 83% of turnover: the data of the year-end press conference, branch by branch.',
        body: `<p>Italian tile makers will close 2026 with output of <strong>388 million square metres</strong>, 1.8% more than last year, and turnover of €6.3 billion (up 1.6%). Exports are put at €5.2 billion (up 2%). The preliminary figures, based on the first ten months, will be checked against the full survey in March.</p>
<p>The recovery is slow but it is the most balanced of the decade, Europe and the rest of the world contributing half each. The Italian market, steady at 80 million square metres, has stopped falling. Capacity utilisation is back at 82%.</p>
<h2>The other branches</h2>
<p>Bricks grow by 3%, sustained by publicly funded schools and hospitals; sanitaryware by 1%; refractories are stable. Tableware turns positive (up 0.8%) for the first time since 2019.</p>
<p>For 2027 the research office expects volume to rise by between 1.5 and 2.5%. The margin of uncertainty hangs on two decisions due in February, the anti-dumping review and the new benchmark for emission allowances, and on a variable nobody controls: the price of gas in the first winter without long-term contracts.</p>
<p>In employment 2026 brings the first turn upwards in four years: 18,390 people in tiles, ninety more than before. The jobs, the research office explains, are created not by new kilns but by the departments that handle data, colour and energy, where half of all applicants are under thirty.</p>`,
      },
    },
  },
];
