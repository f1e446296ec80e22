import { ALERT_CONFIRMATION_DAYS, ALERT_TOLD_DAYS } from '@press-room/contract/alerts';
import { AUDIENCE_MIN_PEOPLE } from '@press-room/contract/analytics';
import { BASKET_DAYS } from '@press-room/contract/baskets';
import { CONTACT_IDLE_MONTHS } from '@press-room/contract/contacts';
import { OPENING_DAYS } from '@press-room/contract/desk';
import { PROOF_DAYS } from '@press-room/contract/event-accreditations';
import {
  AUDIT_YEARS,
  CONTACT_MONTHS,
  EMBARGO_READER_DAYS,
  ERASURE_DAYS,
  ERROR_REPORT_DAYS,
  FIGURE_MONTHS,
  FIGURE_QUERY_MONTHS,
  IMPORT_DAYS,
  INVITATION_DAYS,
  LOCKED_YEARS,
  MINIMUM_AGE,
  RETENTION_MONTHS,
  SIGN_IN_DAYS,
  UNDELIVERED_DAYS,
  UNVERIFIED_DAYS,
} from '@press-room/contract/limits';
import { MAILING_NAMES_DAYS } from '@press-room/contract/mailings';
import { PREPARED_BASKET_DAYS } from '@press-room/contract/prepared-baskets';
import { PREVIEW_DAYS_MAX } from '@press-room/contract/release-previews';
import { TAKING_DAYS } from '@press-room/contract/takings';
import type { NoticeText } from './notice-text.ts';

export const noticeIt: NoticeText = ({ controller, address, group, email, monthsWithoutEvent }) => {
  const contact = email
    ? `c’è un solo indirizzo. Scrivi a ${email}.`
    : 'scrivi all’ufficio stampa: i contatti si trovano accanto a ogni comunicato.';
  return [
    {
      title: 'Chi è responsabile',
      paragraphs: [
        `${controller}${address ? `, ${address},` : ''} gestisce questa sala stampa per ${group} ed è titolare del trattamento dei dati personali raccolti qui, ai sensi del Regolamento (UE) 2016/679 (GDPR) e del Codice privacy (D.Lgs. 196/2003).`,
        `Per ogni questione sui tuoi dati e per esercitare i tuoi diritti ${contact}`,
      ],
    },
    {
      title: 'Quali dati',
      points: [
        {
          term: 'Ciò che ci dici registrandoti:',
          text: 'nome e cognome, indirizzo e-mail, password (conservata solo come impronta da cui non si può risalire), tipo di account, lingua.',
        },
        {
          term: 'Ciò che puoi aggiungere:',
          text: 'la tua azienda, la qualifica, la testata, il suo paese, la casa editrice e il sito web, la periodicità, la tiratura, i settori, una foto. Nulla di questo è obbligatorio.',
        },
        {
          term: 'Accessi:',
          text: 'quando, con quale browser, e un’impronta cifrata della rete che ci fa riconoscere un luogo abituale, mai l’indirizzo stesso. Allo stesso modo sono contati i tentativi non riusciti.',
        },
        {
          term: 'Un secondo fattore, se lo attivi:',
          text: 'il segreto dell’app di autenticazione (cifrato), la parte pubblica delle passkey, i codici di recupero come impronte.',
        },
        {
          term: 'Ciò che chiedi per e-mail:',
          text: 'il tuo indirizzo, che cosa vuoi ricevere, ogni quanto e in quale lingua, quando hai confermato e il testo che hai accettato, quali comunicati, gallerie, riviste e cartelle stampa ti abbiamo segnalato. Non serve un account. Se non vuoi più nulla, un hash dell’indirizzo ci impedisce di scriverti ancora.',
        },
        {
          term: 'I feed riservati, se ne crei:',
          text: 'il nome che dai a ciascuno, che cosa segue, quando l’hai creato e, con l’approssimazione di un’ora, quando un programma l’ha letto l’ultima volta; dell’indirizzo segreto solo un’impronta.',
        },
        {
          term: 'Download:',
          text: 'quale file hai scaricato e quando, con il tuo nome e indirizzo e-mail, che l’ufficio stampa vede accanto.',
        },
        {
          term: 'I comunicati che prendi mentre sei collegato al tuo account:',
          text: 'quali hai copiato, scaricato o messo in una raccolta, o di quali hai scaricato un file, e quando, e se hai visto che cosa ne è stato, per avvisarti di rettifiche e ritiri, qui e per e-mail. I messaggi si disattivano in «La tua scrivania». Se il tuo browser chiede di non essere tracciato, di ciò che copi non resta nulla.',
        },
        {
          term: 'I comunicati e le riviste che apri per leggere mentre sei collegato al tuo account:',
          text: 'quali e quando, perché «La tua scrivania» ti riporti a essi, su tutti i tuoi dispositivi. L’elenco lo vedi soltanto tu e puoi svuotarlo. Se il tuo browser chiede di non essere tracciato, resta vuoto. Le tue ricerche restano soltanto nel browser, e lì puoi disattivarle.',
        },
        {
          term: 'Le raccolte:',
          text: 'se hai effettuato l’accesso, il nome e le note che scrivi, che cosa contiene ciascuna, quando l’hai modificata l’ultima volta e il link che crei per i colleghi, con il numero delle sue aperture. Il browser ne conserva una copia sul tuo dispositivo; senza account le raccolte restano soltanto lì.',
        },
        {
          term: 'I comunicati sotto embargo, se ne accetti le condizioni:',
          text: 'quando hai accettato, quali hai aperto e scaricato prima della fine dell’embargo e quando, con il tuo nome e indirizzo e-mail, perché l’ufficio stampa possa avvisarti delle rettifiche.',
        },
        {
          term: 'Statistiche senza nomi:',
          text: `quante volte al giorno un comunicato o un numero di una rivista viene aperto per la lettura, quante volte un comunicato, un’immagine o un altro materiale viene scaricato o copiato e quante ricerche non trovano nulla; le cifre sono distinte per qualifica e paese soltanto se almeno ${AUDIENCE_MIN_PEOPLE} persone li condividono. Il numero non rimanda a nessuno; delle ricerche senza risultato restano le parole, se non possono indicare una persona, separate da tutto il resto. Se il tuo browser chiede di non essere tracciato (Global Privacy Control, Do Not Track), non ti contiamo.`,
        },
        {
          term: 'Cartelle stampa:',
          text: 'la tua ultima visita e quella prima, per segnalarti le novità.',
        },
        {
          term: 'Messaggi all’ufficio stampa:',
          text: 'ciò che scrivi, con nome, indirizzo e-mail, oggetto e scadenza, anche senza account, le nostre risposte e le tue repliche.',
        },
        {
          term: 'Errori che segnali:',
          text: 'l’errore, la schermata, gli ultimi passi, il browser, il tuo commento e, se lo indichi, il tuo indirizzo e-mail.',
        },
        {
          term: 'Se lavori nell’ufficio stampa:',
          text: 'ciò che scrivi e modifichi, i tuoi commenti e le tue note nelle revisioni, quale comunicato hai aperto in questo momento e i link di anteprima che distribuisci. Di chi apre un link sappiamo soltanto quante volte è stato aperto e quando l’ultima.',
        },
        {
          term: 'Se ti invitiamo:',
          text: 'nome, indirizzo e-mail e lingua come li conosce l’ufficio stampa, o l’azienda che ti invita, a che cosa serve l’account e se accetti. Prima che tu accetti non c’è alcun account.',
        },
        {
          term: 'Che cosa puoi fare qui:',
          text: 'i gruppi a cui appartieni e i diritti dati direttamente a te, quando e da chi.',
        },
        {
          term: 'Elenchi che importiamo:',
          text: 'l’ufficio stampa importa elenchi di aziende e di persone da file dell’associazione: nomi, indirizzi e recapiti così come vi compaiono.',
        },
        {
          term: 'Accredito agli eventi:',
          text: 'la categoria, la testata, il numero di tessera dell’Ordine dei giornalisti, il sito web e le note, i documenti che alleghi, che può aprire soltanto chi decide, la decisione con il suo motivo, un’eventuale richiesta di riesame, il badge e l’ora del tuo ingresso. Il codice del badge contiene nome, testata e categoria, come sono stampati sul badge.',
        },
        {
          term: 'Consensi e richieste:',
          text: 'i tuoi consensi con la data e la versione di questa informativa; le richieste di accredito, di cambio di indirizzo o di cancellazione; per quale azienda lavori e che cosa ti ha risposto l’ufficio stampa; che cosa tu e l’ufficio stampa avete fatto con il tuo account, e quando.',
        },
      ],
      after: [
        'Non raccogliamo categorie particolari di dati, non ti profiliamo e nessuna decisione che ti riguarda è presa soltanto da una macchina. Il sito non usa cookie di terze parti; sessione, lingua e aspetto sono memorizzati sul tuo dispositivo.',
      ],
    },
    {
      title: 'Perché, e su quale base giuridica',
      points: [
        {
          term: 'Il tuo account.',
          text: 'Trattiamo i dati necessari per registrarti, farti accedere e darti i materiali per la stampa perché ce lo hai chiesto (art. 6.1.b GDPR). Senza, l’account non può esistere.',
        },
        {
          term: 'Trattamento dei dati per le attività di stampa.',
          text: 'Con il tuo consenso (art. 6.1.a GDPR) usiamo ciò che ci dici del tuo lavoro per accreditarti, invitarti a eventi e presentazioni e proporti i materiali adatti al tuo settore.',
        },
        {
          term: 'Comunicati, gallerie, riviste e cartelle stampa per e-mail.',
          text: 'Li inviamo con il tuo consenso (art. 6.1.a GDPR), che dai confermando l’indirizzo e revochi con un link presente in ogni messaggio.',
        },
        {
          term: 'Rettifiche di ciò che hai preso.',
          text: 'Te le segnaliamo perché tu e noi abbiamo interesse a che non si stampi nulla di sbagliato (art. 6.1.f GDPR); puoi opporti disattivando i messaggi.',
        },
        {
          term: 'Marketing.',
          text: 'Con un consenso separato (art. 6.1.a GDPR) ti inviamo newsletter e comunicazioni promozionali sulla fiera e sulle aziende del settore.',
        },
        {
          term: 'Sicurezza e obblighi di legge.',
          text: 'Registriamo gli accessi e limitiamo i tentativi ripetuti per proteggere gli account (art. 6.1.f GDPR), e conserviamo ciò che la legge impone o che serve a far valere un diritto (art. 6.1.c e f GDPR).',
        },
      ],
      after: [
        'I due consensi sono indipendenti tra loro e dall’account: puoi rifiutarli e leggere comunque tutto, e cambiare idea in ogni momento in questa pagina. La revoca vale per il futuro.',
        `La registrazione è aperta a chi ha almeno ${MINIMUM_AGE} anni.`,
      ],
    },
    {
      title: 'Per quanto tempo',
      points: [
        {
          term: 'I dati personali',
          text: `sono conservati per la durata dell’evento a cui ti interessi e per altri ${RETENTION_MONTHS} mesi. Sono poi conservati con accesso limitato per ulteriori ${LOCKED_YEARS} anni, in cui nessuno li usa se non per finalità legali, e infine cancellati.`,
        },
        {
          term: 'Dopo l’ultimo evento annunciato',
          text: `i ${RETENTION_MONTHS} mesi decorrono dal tuo ultimo accesso. Se non è mai stato annunciato alcun evento, un account che nessuno usa da ${monthsWithoutEvent} mesi è conservato con accesso limitato allo stesso modo.`,
        },
        {
          term: 'Gli account dell’ufficio stampa',
          text: 'restano finché chi li usa lavora qui.',
        },
        { term: 'I dati per il marketing', text: 'sono conservati finché non revochi il consenso.' },
        {
          term: 'Una registrazione non confermata',
          text: `viene cancellata dopo ${UNVERIFIED_DAYS} giorni.`,
        },
        {
          term: 'Ciò che hai chiesto per e-mail',
          text: `resta finché non smetti, con un link presente in ogni messaggio. Ciò che non confermi viene cancellato dopo ${ALERT_CONFIRMATION_DAYS} giorni, l’elenco di ciò che ti abbiamo segnalato dopo ${ALERT_TOLD_DAYS / 365} anni.`,
        },
        {
          term: 'La scheda in rubrica',
          text: `di chi riceve le nostre notizie (nome, indirizzi, testata, temi e da dove vengono) resta finché serve; dopo ${CONTACT_IDLE_MONTHS} mesi senza invii viene proposta per la cancellazione. Se dici no o fai cancellare la scheda, resta un’impronta cifrata dell’indirizzo, perché nessuno ti scriva più. La scheda di un account viene cancellata con l’account.`,
        },
        {
          term: 'L’elenco dei destinatari di un invio',
          text: `dice se il messaggio è arrivato e perde il tuo nome quando la tua scheda viene cancellata, al più tardi ${MAILING_NAMES_DAYS / 365} anni dopo l’invio.`,
        },
        {
          term: 'Un invito',
          text: `viene cancellato ${INVITATION_DAYS} giorni dopo la sua fine, che tu lo abbia accettato o no.`,
        },
        {
          term: 'Un elenco importato,',
          text: `con le modifiche che propone, viene cancellato dopo ${IMPORT_DAYS} giorni; fino ad allora l’importazione si può annullare. Ciò che ha cambiato in un account resta con l’account.`,
        },
        {
          term: 'Gli accessi',
          text: `vengono cancellati dopo ${SIGN_IN_DAYS} giorni, gli errori che segnali dopo ${ERROR_REPORT_DAYS} giorni. Ciò che limita i tentativi ripetuti è conservato come impronta cifrata per due giorni al massimo.`,
        },
        {
          term: 'I download',
          text: `portano il tuo nome finché i tuoi dati personali non sono conservati con accesso limitato e sono cancellati al più tardi ${FIGURE_MONTHS} mesi dopo. Le visite alle cartelle stampa sono cancellate con l’account.`,
        },
        {
          term: 'Che cosa hai aperto per leggere',
          text: `è cancellato dopo ${OPENING_DAYS} giorni.`,
        },
        {
          term: 'Quali comunicati hai preso',
          text: `è cancellato dopo ${TAKING_DAYS / 365} anni.`,
        },
        {
          term: 'Ciò che l’ufficio stampa prepara per te',
          text: `è cancellato con il link, il tuo nome e il tuo indirizzo ${PREPARED_BASKET_DAYS} giorni dopo la fine del link; fino ad allora vediamo quando è stato aperto e che cosa è stato scaricato.`,
        },
        {
          term: 'Le raccolte',
          text: `sono cancellate con i loro link ${BASKET_DAYS / 365} anni dopo l’ultima modifica, o con l’account.`,
        },
        {
          term: 'Ciò che leggi sotto embargo',
          text: `è cancellato dopo ${EMBARGO_READER_DAYS / 365} anni.`,
        },
        {
          term: 'Le statistiche senza nomi',
          text: `restano ${FIGURE_MONTHS} mesi, le parole delle ricerche senza risultato ${FIGURE_QUERY_MONTHS}.`,
        },
        {
          term: 'I messaggi all’ufficio stampa',
          text: `sono conservati come i dati personali, al massimo ${CONTACT_MONTHS} mesi; una copia che non è stato possibile inviare, ${UNDELIVERED_DAYS} giorni.`,
        },
        {
          term: 'I commenti nelle revisioni',
          text: `restano con il loro comunicato o la loro cartella stampa; le tue parole e il tuo nome sono cancellati con l’account. L’informazione che hai un comunicato aperto viene cancellata entro un giorno da quando lo chiudi, un link di anteprima entro un giorno dalla sua scadenza, al più tardi ${PREVIEW_DAYS_MAX} giorni dopo la creazione.`,
        },
        {
          term: 'I feed riservati',
          text: 'restano finché non li elimini; sono cancellati con l’account.',
        },
        {
          term: 'Gli accrediti',
          text: `sono conservati fino a ${RETENTION_MONTHS} mesi dopo l’evento, poi con accesso limitato come gli altri dati personali. I documenti che alleghi sono cancellati ${PROOF_DAYS} giorni dopo la decisione; se manca una decisione, ${PROOF_DAYS} giorni dopo l’evento.`,
        },
        {
          term: 'La cronologia dei consensi',
          text: 'non è mai modificata. Dopo la cancellazione contiene un numero che non appartiene a nessuno, e così le note su ciò che è stato fatto con gli account.',
        },
        {
          term: 'Che cosa è stato fatto qui, da chi e quando,',
          text: `viene cancellato dopo ${AUDIT_YEARS} anni.`,
        },
        {
          term: 'Se chiedi la cancellazione,',
          text: `l’ufficio stampa la conferma, oppure avviene da sola dopo ${ERASURE_DAYS} giorni. Con l’account sono cancellati i tuoi messaggi, le segnalazioni e le lettere; indirizzo e nome completo sono tolti da ciò che altri ci hanno scritto e dalle nostre risposte.`,
        },
      ],
    },
    {
      title: 'Chi vede i dati',
      paragraphs: [
        'Le persone dell’ufficio stampa che seguono gli account e i fornitori che gestiscono per noi server e posta, ciascuno vincolato per contratto come responsabile del trattamento (art. 28 GDPR). Le autorità ricevono dati quando la legge ci obbliga. Non pubblichiamo e non vendiamo nulla di tuo. I dati restano nello Spazio economico europeo; se un fornitore dovesse trattarli altrove, lo farebbe solo con le garanzie del Capo V del GDPR.',
      ],
    },
    {
      title: 'I tuoi diritti',
      paragraphs: ['In ogni momento puoi:'],
      points: [
        {
          text: 'vedere i tuoi dati e averne una copia, anche in un formato leggibile dalle macchine (artt. 15 e 20);',
        },
        { text: 'correggerli o completarli (art. 16): nel profilo lo fai subito;' },
        { text: 'farli cancellare o limitarne l’uso (artt. 17 e 18);' },
        { text: 'opporti agli usi fondati sul nostro legittimo interesse (art. 21);' },
        { text: 'revocare ciascun consenso (art. 7), con la stessa facilità con cui l’hai dato.' },
      ],
      after: [
        `Dopo l’accesso trovi la copia, i consensi e la cancellazione in questa stessa pagina. Senza account ottieni la copia e la cancellazione nella pagina «Che cosa ricevo», a cui porta ogni nostro messaggio: ti mandiamo un link che vale una volta sola. Per tutto il resto ${contact} Rispondiamo entro un mese.`,
        'Se ritieni che trattiamo male i tuoi dati, puoi presentare reclamo al Garante per la protezione dei dati personali (garanteprivacy.it) o all’autorità del luogo in cui vivi o lavori.',
      ],
    },
    {
      title: 'Modifiche',
      paragraphs: [
        'Ogni versione di questa informativa ha come numero una data. Quando ne entra in vigore una nuova, ti chiediamo di leggerla al primo accesso; la cronologia dei consensi dice quale versione hai accettato, e quando.',
      ],
    },
  ];
};
