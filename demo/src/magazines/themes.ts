import type { Bilingual } from '../types.ts';

export interface Theme {
  title: Bilingual;
  editorial: Bilingual;
}

const theme = (it: string, en: string, textIt: string, textEn: string): Theme => ({
  title: { it, en },
  editorial: { it: textIt, en: textEn },
});

/** One for each issue of the Italian magazine, oldest first. */
export const themes: readonly Theme[] = [
  theme(
    'Ricominciare dalla terra',
    'Starting again from clay',
    'Due anni di magazzini vuoti ci hanno ricordato che una piastrella comincia in una cava. Siamo tornati a vedere chi la scava, con quali macchine e con quali permessi.',
    'Two years of empty warehouses have reminded us that a tile begins in a quarry. We went back to see who digs it, with what machines and under what permits.',
  ),
  theme(
    'Il prezzo del fuoco',
    'The price of fire',
    'Il gas costa sei volte quello di un anno fa e c’è chi cuoce solo di notte. In questo numero il forno è il protagonista: come ragiona, che cosa spreca, che cosa potrebbe farne a meno.',
    'Gas costs six times what it did a year ago, and some fire only at night. In this issue the kiln takes the lead: how it thinks, what it wastes, what it could do without.',
  ),
  theme(
    'Bologna, si riapre',
    'Bologna opens again',
    'Ceraforma torna a pieni padiglioni. Abbiamo chiesto a posatori, cuoche e fuochisti che cosa cercano in fiera, e quasi nessuno ha risposto un prodotto.',
    'Ceraforma is back in all its halls. We asked tilers, cooks and stokers what they look for at a fair, and hardly any of them named a product.',
  ),
  theme(
    'Elogio del piccolo',
    'In praise of the small',
    'Dopo le lastre da tre metri tornano i formati che stanno in una mano. Non è nostalgia: è la manutenzione, che preferisce cambiare un pezzo solo.',
    'After slabs of three metres come formats that fit in a hand. It is not nostalgia; it is maintenance, which would rather replace a single piece.',
  ),
  theme(
    'Chi impara il mestiere',
    'Those who learn the trade',
    'Un numero dedicato a chi comincia: corsi serali, gare di posa, un tornio comprato a rate. L’età media del settore è ancora alta, quella di queste pagine no.',
    'An issue given over to beginners: evening courses, tiling contests, a wheel bought in instalments. The average age of the industry is still high; that of these pages is not.',
  ),
  theme(
    'Acqua, aria, polvere',
    'Water, air, dust',
    'Tre cose che una fabbrica prende e deve restituire. Abbiamo misurato come, con i tecnici che ogni mattina leggono i contatori.',
    'Three things that a factory takes and has to give back. We measured how, with the engineers who read the meters every morning.',
  ),
  theme(
    'La stanza più piccola',
    'The smallest room',
    'Il bagno misura tre metri quadrati e muove mezzo mercato. Lo smontiamo pezzo per pezzo, tubi compresi.',
    'The bathroom measures three square metres and moves half the market. We take it apart piece by piece, pipes included.',
  ),
  theme(
    'Archivi che parlano',
    'Archives that speak',
    'Registri di vendita, fondi di vaso, manifesti: quest’inverno abbiamo aperto cassetti. Dentro c’erano idee che nessuno aveva finito di usare.',
    'Sales ledgers, the feet of jars, posters: this winter we opened drawers. Inside were ideas that nobody had finished using.',
  ),
  theme(
    'La grande lastra',
    'The large slab',
    'È larga, sottile e si piega. Questo numero spiega perché non si rompe, come si trasporta in un vicolo e quando conviene lasciarla dov’è.',
    'It is wide, thin and bends. This issue explains why it does not break, how to carry it down an alley and when to leave it where it is.',
  ),
  theme(
    'Riparare, smontare, rifare',
    'Mend, dismantle, do again',
    'Si parla sempre di come si posa e mai di come si toglie. Eppure un terzo dei pavimenti posati oggi cambierà prima di vent’anni.',
    'Everyone talks about laying and nobody about lifting. Yet a third of the floors laid today will be changed within twenty years.',
  ),
  theme(
    'Fiera e città',
    'Fair and town',
    'Quattro giorni di padiglioni e quattro notti di portici. Una guida per chi arriva in treno e vuole vedere terra cotta anche dopo le diciotto.',
    'Four days of halls and four nights of porticoes. A guide for those who come by train and want to see fired clay after six in the evening as well.',
  ),
  theme(
    'Colore, con misura',
    'Colour, in measure',
    'Un decimo di grammo fa un cielo. Siamo entrati nei laboratori dove i colori si pesano, si cuociono e si dimenticano su una tavola di chiodi.',
    'A tenth of a gram makes a sky. We went into the laboratories where colours are weighed, fired and forgotten on a board of nails.',
  ),
  theme(
    'Mattoni a vista',
    'Brick laid bare',
    'Il più vecchio dei prefabbricati compie ottomila anni e trova lavoro nelle facciate ventilate. Pesi, giunti e un tetto che nessuno ha mai rifatto.',
    'The oldest of prefabricated things turns eight thousand and finds work in ventilated façades. Weights, joints, and a roof that nobody has ever redone.',
  ),
  theme(
    'Elettrico, idrogeno, biometano',
    'Electric, hydrogen, biomethane',
    'Tre strade per cuocere senza gas fossile, nessuna gratuita. Le abbiamo percorse con chi regola i bruciatori.',
    'Three ways of firing without fossil gas, none of them free. We travelled them with those who adjust the burners.',
  ),
  theme(
    'A tavola',
    'At the table',
    'Un piatto cade ogni quattro mesi. Tra una caduta e l’altra c’è il lavoro di chi lo disegna, lo impila e lo lava tremila volte.',
    'A plate falls every four months. Between one fall and the next lies the work of those who design it, stack it and wash it three thousand times.',
  ),
  theme(
    'Scuole',
    'Schools',
    'Pavimenti che si ascoltano, gialli scelti dai bambini, corridoi che diventano campi da gioco. La scuola è il miglior cantiere che ci sia capitato.',
    'Floors to be listened to, yellows chosen by children, corridors that turn into playing fields. Schools are the best building sites we have come across.',
  ),
  theme(
    'Cinque mestieri, un bilancio',
    'Five trades, one balance',
    'Piastrelle, sanitari, stoviglie, laterizi e refrattari contano per la prima volta insieme. I numeri sono in fondo; prima vengono le persone.',
    'Tiles, sanitaryware, tableware, bricks and refractories are counted together for the first time. The figures are at the back; people come first.',
  ),
  theme(
    'Il disegno che non si ripete',
    'The pattern that does not repeat',
    'Dalla posa aperiodica agli smalti cristallini: un numero su ciò che in ceramica esce una volta sola, e su come si progetta con l’imprevisto.',
    'From aperiodic laying to crystalline glazes: an issue on what comes out of the kiln only once, and on how to design with the unforeseen.',
  ),
  theme(
    'Ceraforma, edizione trentasei',
    'Ceraforma, edition thirty-six',
    'Dodici padiglioni, 541 espositori e un pavimento lungo quanto una pista d’atletica. Il programma, le mostre e tre buone ragioni per venire di mercoledì.',
    'Twelve halls, 541 exhibitors and a floor as long as a running track. The programme, the exhibitions and three good reasons to come on Wednesday.',
  ),
  theme(
    'Quello che resta',
    'What remains',
    'Cave diventate laghi, cocci diventati pavimento, forni diventati musei. Chiudiamo l’anno con le seconde vite della terra cotta.',
    'Quarries turned into lakes, shards into floors, kilns into museums. We close the year with the second lives of fired clay.',
  ),
];
