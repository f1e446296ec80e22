import type { DemoRelease } from '../types.ts';

export const association2021: readonly DemoRelease[] = [
  {
    press_group: 'association',
    date: '2021-03-09',
    sectors: ['tiles'],
    picture: 'chart-production',
    contact: 'association-economics',
    text: {
      it: {
        title: 'Piastrelle, il 2020 si chiude con 347 milioni di metri quadrati prodotti',
        subtitle: 'Sei settimane di forni spenti, poi la rimonta: l’export regge a 4,3 miliardi di euro',
        abstract:
          'La chiusura di primavera è costata all’industria italiana delle piastrelle 54 milioni di metri quadrati. La domanda di chi ha passato l’anno in casa ha riportato il quarto trimestre sopra i livelli del 2019.',
        body: `<p>L’industria italiana delle piastrelle di ceramica ha prodotto nel 2020 <strong>347 milioni di metri quadrati</strong>, contro i 401 milioni dell’anno precedente. Il fatturato si è fermato a 5,1 miliardi di euro, 4,3 dei quali realizzati all’estero. Sono i dati dell’indagine che Assofornace ha condotto tra tutte le imprese del comparto e presentato oggi a Sassuolo.</p>
<p>Il calo ha una data d’inizio e una di fine. Tra il 23 marzo e il 4 maggio i forni del distretto sono rimasti fermi; riaccenderli e riportarli in temperatura ha richiesto in media otto giorni. Da giugno gli ordini sono tornati a crescere e l’ultimo trimestre ha superato del 3,6% lo stesso periodo del 2019.</p>
<h2>Chi ha comprato</h2>
<p>A trainare la ripresa è stata la casa. In Germania e in Francia le ristrutturazioni hanno compensato i cantieri alberghieri rimasti chiusi; negli Stati Uniti la domanda residenziale ha ripreso già in estate. In sofferenza i mercati dell’ospitalità e del commercio al dettaglio, che valgono circa un quinto delle vendite.</p>
<table><thead><tr><th>Piastrelle</th><th>2019</th><th>2020</th></tr></thead><tbody><tr><td>Produzione (milioni di m²)</td><td>401</td><td>347</td></tr><tr><td>Fatturato (miliardi di euro)</td><td>5,3</td><td>5,1</td></tr><tr><td>Export (miliardi di euro)</td><td>4,5</td><td>4,3</td></tr></tbody></table>
<blockquote><p>«Abbiamo spento i forni insieme e insieme li abbiamo riaccesi», ha commentato la presidenza dell’associazione. «Nessuna impresa del comparto ha cessato l’attività: è il risultato di cui siamo più orgogliosi.»</p></blockquote>
<p>Gli investimenti, scesi a 294 milioni di euro, dovrebbero risalire nel 2021: due imprese su tre hanno confermato i programmi che avevano rinviato.</p>
<p>Tra i comparti vicini la ceramica sanitaria ha perso il 17% dei pezzi, le stoviglie il 34, penalizzate dalla chiusura dei ristoranti; i laterizi hanno contenuto la flessione al 6% grazie ai cantieri privati. L’indagine completa, con le serie dal 1980, è consultabile su richiesta presso il centro studi.</p>`,
      },
      en: {
        title: 'Italian tile output closes 2020 at 347 million square metres',
        subtitle: 'Six weeks with the kilns off, then a rally: exports hold at €4.3 billion',
        abstract:
          'The spring shutdown cost the Italian tile industry 54 million square metres. Demand from people who spent the year at home carried the fourth quarter above its 2019 level.',
        body: `<p>Italian ceramic tile makers produced <strong>347 million square metres</strong> in 2020, against 401 million the year before. Turnover came to €5.1 billion, of which €4.3 billion was earned abroad. The figures come from the survey that Assofornace carries out among every company in the sector, presented in Sassuolo today.</p>
<p>The fall has a beginning and an end. Between 23 March and 4 May the kilns of the district stood idle; relighting them and bringing them back to temperature took eight days on average. Orders began to grow again in June, and the final quarter was 3.6% up on the same period of 2019.</p>
<h2>Who was buying</h2>
<p>The home led the recovery. In Germany and France renovation made up for hotel sites that stayed closed; in the United States residential demand was back by the summer. Hospitality and retail, which account for about a fifth of sales, continued to suffer.</p>
<table><thead><tr><th>Tiles</th><th>2019</th><th>2020</th></tr></thead><tbody><tr><td>Output (million m²)</td><td>401</td><td>347</td></tr><tr><td>Turnover (€ billion)</td><td>5.3</td><td>5.1</td></tr><tr><td>Exports (€ billion)</td><td>4.5</td><td>4.3</td></tr></tbody></table>
<blockquote><p>“We put the kilns out together and we lit them again together,” the association’s leadership commented. “Not one company in the sector has closed its doors, and that is the result we are proudest of.”</p></blockquote>
<p>Investment fell to €294 million and should rise again in 2021: two companies in three have confirmed the programmes they had put off.</p>
<p>Among neighbouring branches sanitaryware lost 17% of its pieces and tableware 34, hit by the closure of restaurants; bricks kept the decline to 6% thanks to private building sites. The full survey, with series going back to 1980, can be consulted at the research office on request.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2021-04-20',
    sectors: ['tiles', 'bricks'],
    picture: 'stacked-slabs',
    contact: 'association-press',
    text: {
      it: {
        title: 'Dalla gomma alla rotaia: il distretto vuole spostare 400.000 tonnellate l’anno',
        subtitle:
          'Presentato il piano per lo scalo intermodale: quattro treni in più al giorno entro il 2025',
        abstract:
          'Un camion ogni quaranta secondi entra o esce dal distretto ceramico. Il piano logistico di Assofornace propone di toglierne 16.000 l’anno dalla strada, a partire dalle argille in arrivo dai porti.',
        body: `<p>Ogni giorno lavorativo il distretto di Sassuolo riceve 22.000 tonnellate di argille, sabbie e feldspati e ne spedisce 18.000 di piastrelle. Oltre l’ottanta per cento viaggia su strada. Il <strong>piano logistico 2021-2025</strong>, presentato questa mattina ai sindaci dei nove Comuni interessati, propone di trasferire su ferro 400.000 tonnellate l’anno.</p>
<p>La prima fase riguarda le materie prime. Le argille che sbarcano nei porti dell’Adriatico possono arrivare allo scalo merci con treni completi da 1.600 tonnellate; oggi le navi attendono in rada che si liberino gli autocarri. Servono due binari di presa e consegna più lunghi, una gru a portale e silos coperti, per un investimento di 38 milioni di euro tra pubblico e privato.</p>
<h2>Cosa cambia per i residenti</h2>
<ul><li>16.000 viaggi di autoarticolati in meno ogni anno sulla pedemontana;</li><li>un’area di sosta con servizi per 120 mezzi, fuori dai centri abitati;</li><li>fasce orarie di carico prenotabili, per sciogliere le code del lunedì mattina.</li></ul>
<p>Il secondo tempo, dal 2023, punta sui prodotti finiti destinati al Nord Europa, dove un treno regolare su Rostock e Malmö coprirebbe un terzo delle spedizioni. La condizione, secondo le imprese, è la puntualità: <em>un cantiere non aspetta un treno in ritardo</em>, e una piastrella che manca ferma la posa di tutte le altre.</p>
<p>Il piano calcola anche le emissioni: 11.400 tonnellate di anidride carbonica in meno ogni anno già con la prima fase, quanto ne assorbe un bosco di duemila ettari. I Comuni si esprimeranno entro giugno; se il via libera arriva, i lavori sui binari possono cominciare nella primavera 2022 e durare quattordici mesi, senza interrompere il traffico esistente.</p>`,
      },
      en: {
        title: 'From road to rail: the district aims to shift 400,000 tonnes a year',
        subtitle: 'Plan for the intermodal yard unveiled, with four more trains a day by 2025',
        abstract:
          'A lorry enters or leaves the ceramic district every forty seconds. Assofornace’s logistics plan would take 16,000 trips a year off the road, starting with clays from the ports.',
        body: `<p>Every working day the Sassuolo district takes in 22,000 tonnes of clay, sand and feldspar and sends out 18,000 tonnes of tiles. More than eighty per cent travels by road. The <strong>logistics plan for 2021–2025</strong>, presented this morning to the mayors of the nine municipalities concerned, proposes to move 400,000 tonnes a year to rail.</p>
<p>Raw materials come first. Clay landed at the Adriatic ports could reach the goods yard in full trains of 1,600 tonnes; today ships lie in the roads waiting for lorries to become free. What is needed is two longer reception sidings, a gantry crane and covered silos, at a cost of €38 million shared between public and private funds.</p>
<h2>What changes for residents</h2>
<ul><li>16,000 fewer articulated lorry journeys a year on the foothill road;</li><li>a serviced parking area for 120 vehicles away from the towns;</li><li>bookable loading slots, to dissolve the Monday morning queues.</li></ul>
<p>The second stage, from 2023, turns to finished goods bound for northern Europe, where a regular train to Rostock and Malmö would carry a third of shipments. The condition, companies say, is punctuality: <em>a building site does not wait for a late train</em>, and one missing tile holds up the laying of all the others.</p>
<p>The plan works out emissions too: 11,400 tonnes of carbon dioxide less every year with the first stage alone, as much as two thousand hectares of woodland absorb. The municipalities will give their opinion by June; if the go-ahead comes, work on the tracks can begin in the spring of 2022 and last fourteen months without interrupting existing traffic.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2021-09-14',
    sectors: ['tiles', 'bricks', 'sanitaryware'],
    picture: 'kiln-section',
    contact: 'association-technical',
    text: {
      it: {
        title: 'Gas, il prezzo è triplicato in nove mesi: «Così si spengono i forni»',
        subtitle:
          'Assofornace chiede una risposta europea e rapida per le industrie ad alta intensità di calore',
        abstract:
          'Per cuocere un metro quadrato di piastrelle servono due metri cubi di gas. Da gennaio il costo è passato da 38 a 114 centesimi: per il comparto sono 620 milioni di euro l’anno di maggiori oneri.',
        body: `<p>La ceramica si fa con il fuoco, e il fuoco oggi si fa con il gas. Le imprese associate ne consumano <strong>1,45 miliardi di metri cubi</strong> l’anno. Con le quotazioni di questa settimana la bolletta del settore crescerebbe di 620 milioni di euro rispetto al 2020: più di quanto le stesse imprese investono in due anni.</p>
<p>Non è un problema di efficienza. Un forno a rulli di ultima generazione consuma un terzo in meno di quelli di vent’anni fa, e il calore dei fumi serve già a essiccare l’impasto. A 1.200 gradi, però, nessuna pompa di calore arriva, e l’elettricità necessaria per sostituire il metano semplicemente non c’è.</p>
<h2>Tre richieste</h2>
<ol><li>Un meccanismo europeo di acquisto comune, che restituisca forza contrattuale a chi compra.</li><li>La compensazione dei costi indiretti delle emissioni, già prevista per altri settori esposti alla concorrenza internazionale.</li><li>Una quota di gas di produzione nazionale a prezzo regolato, vincolata a piani di riduzione dei consumi verificabili.</li></ol>
<p>Alcuni stabilimenti hanno già anticipato le manutenzioni autunnali e ridotto i turni. Se i prezzi resteranno a questi livelli, un’impresa su quattro prevede fermate prima di Natale; a essere in gioco, ricorda l’associazione, sono 26.000 posti di lavoro diretti e un indotto altrettanto ampio.</p>
<p>La differenza con i concorrenti è la parte più difficile da spiegare ai clienti. In Turchia e in India il metano industriale costa oggi tra 22 e 30 centesimi, in Spagna 104. Un listino si può ritoccare due volte l’anno; il gas è cambiato di prezzo, dal 1° agosto, trentuno volte.</p>`,
      },
      en: {
        title: 'Gas prices have tripled in nine months: “This is how kilns go out”',
        subtitle: 'Assofornace calls for a swift European answer for heat-intensive industries',
        abstract:
          'Firing a square metre of tiles takes two cubic metres of gas. Since January the cost has gone from 38 to 114 cents: an extra burden of €620 million a year for the sector.',
        body: `<p>Ceramics are made with fire, and today fire is made with gas. Member companies burn <strong>1.45 billion cubic metres</strong> of it a year. At this week’s prices the sector’s bill would rise by €620 million on 2020, which is more than the same companies invest in two years.</p>
<p>Efficiency is not the issue. A latest-generation roller kiln uses a third less than those of twenty years ago, and the heat of its flue gases already dries the body. But no heat pump reaches 1,200 degrees, and the electricity needed to replace methane simply does not exist.</p>
<h2>Three requests</h2>
<ol><li>A common European purchasing mechanism that gives buyers back some bargaining power.</li><li>Compensation for indirect emission costs, which other trade-exposed sectors already receive.</li><li>A share of domestically produced gas at a regulated price, tied to verifiable plans to cut consumption.</li></ol>
<p>Some plants have already brought their autumn maintenance forward and cut shifts. If prices stay where they are, one company in four expects to stop before Christmas; at stake, the association points out, are 26,000 direct jobs and at least as many among suppliers.</p>
<p>The gap with competitors is the hardest thing to explain to customers. Industrial methane costs between 22 and 30 cents in Turkey and India today, and 104 in Spain. A price list can be touched up twice a year; since 1 August the price of gas has changed thirty-one times.</p>`,
      },
    },
  },
  {
    press_group: 'association',
    date: '2021-11-23',
    sectors: ['technology'],
    picture: 'maiolica-garden',
    contact: 'association-press',
    text: {
      it: {
        title:
          'A Faenza parte il biennio per tecnici della ceramica digitale: 24 posti, 80 imprese in attesa',
        subtitle: 'Mille ore in aula e ottocento in fabbrica, con borse di studio per chi viene da lontano',
        abstract:
          'Reologia degli smalti, visione artificiale, gestione dei forni: il nuovo corso post-diploma promosso da Assofornace forma le figure che le imprese cercano e non trovano.',
        body: `<p>Lunedì mattina, in un’aula ricavata da un vecchio essiccatoio, ventiquattro ragazze e ragazzi hanno cominciato il primo <strong>corso biennale per tecnici dei processi ceramici digitali</strong>. Le domande erano 139. Le imprese che si sono offerte di accoglierli in tirocinio sono ottanta, più di tre per ogni allievo.</p>
<p>La fabbrica ceramica è cambiata più in fretta delle scuole che dovrebbero popolarla. Chi ieri regolava una serigrafica oggi governa una linea di stampa con dodici barre, legge la curva di cottura su un tablet e decide, dalla telecamera a fine forno, se uno scarto nasce nella pressa o nello smalto. Secondo l’indagine dell’associazione, il 61% dei posti di tecnico aperti nel 2021 è rimasto scoperto per oltre sei mesi.</p>
<p>Il programma prevede mille ore di lezione – chimica degli impasti, reologia, colorimetria, automazione, inglese tecnico – e ottocento di lavoro retribuito. I docenti vengono per metà dall’industria. Dodici borse da 4.500 euro coprono vitto e alloggio per gli studenti fuori sede.</p>
<p>Le lezioni si tengono accanto a un forno vero. La linea didattica, donata da nove imprese, comprende una pressa da laboratorio, una cabina di smaltatura, una stampante a quattro barre e un forno a camera da sessanta litri: tutto quello che serve per sbagliare su scala ridotta, e capire perché, prima di farlo su ventimila metri quadrati.</p>
<blockquote><p>«La ceramica è una delle poche industrie in cui si può ancora vedere, con i propri occhi e nello stesso giorno, la terra che entra e l’oggetto che esce», dice la direzione didattica. «È il nostro miglior argomento con i ragazzi.»</p></blockquote>`,
      },
      en: {
        title:
          'Two-year course for digital ceramics technicians opens in Faenza: 24 places, 80 firms waiting',
        subtitle: 'A thousand hours in class, eight hundred in the factory, and grants for those from afar',
        abstract:
          'Glaze rheology, machine vision, kiln management: the new post-diploma course promoted by Assofornace trains the people whom companies look for and cannot find.',
        body: `<p>On Monday morning, in a classroom carved out of an old drying loft, twenty-four young women and men began the first <strong>two-year course for technicians in digital ceramic processes</strong>. There had been 139 applications. Eighty companies offered work placements, more than three for every student.</p>
<p>The ceramic factory has changed faster than the schools meant to fill it. Whoever used to adjust a screen printer now runs a printing line with twelve bars, reads the firing curve on a tablet and decides, from the camera at the kiln exit, whether a reject was born in the press or in the glaze. According to the association’s survey, 61% of technicians’ posts advertised in 2021 stayed open for more than six months.</p>
<p>The syllabus comprises a thousand hours of lessons – body chemistry, rheology, colorimetry, automation, technical English – and eight hundred of paid work. Half the teachers come from industry. Twelve grants of €4,500 cover board and lodging for students from elsewhere.</p>
<p>Lessons take place beside a real kiln. The teaching line, given by nine companies, consists of a laboratory press, a glazing booth, a four-bar printer and a sixty-litre chamber kiln: all it takes to go wrong on a small scale, and to understand why, before doing so on twenty thousand square metres.</p>
<blockquote><p>“Ceramics is one of the few industries in which you can still see, with your own eyes and on the same day, the earth going in and the object coming out,” says the course’s management. “It is our best argument with the young.”</p></blockquote>`,
      },
    },
  },
];
