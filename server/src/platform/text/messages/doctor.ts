import type { Texts } from './texts.ts';

/** Findings of the doctor, with remedies. */
export const DOCTOR_MESSAGES = {
  doctor_failed: {
    en: 'This could not be looked at ({reason}).',
    it: 'Controllo non riuscito ({reason}).',
  },
  doctor_no_answer: {
    en: 'There was no answer within {seconds} seconds: see whether that server runs and a firewall lets us through.',
    it: 'Nessuna risposta entro {seconds} secondi: controlla che il server sia attivo e che un firewall non blocchi.',
  },
  doctor_machine_busy: {
    en: 'This was not done within {seconds} seconds, and the machine is busy (load {load} on {processors} processors): ask again when it is calmer.',
    it: 'Non concluso entro {seconds} secondi, e la macchina è occupata (carico {load} su {processors} processori): riprova quando è più libera.',
  },
  doctor_too_slow: {
    en: 'This was not done within {seconds} seconds, although it asks no other machine: see to the disk, and to what else runs here.',
    it: 'Non concluso entro {seconds} secondi, pur senza interrogare altre macchine: controlla il disco e che cos’altro gira qui.',
  },
  doctor_configuration_fine: {
    en: 'Every variable has a value that can be used.',
    it: 'Tutte le variabili hanno valori utilizzabili.',
  },
  doctor_no_press_office: {
    en: 'PRESS_OFFICE_EMAIL is not set, so messages of readers reach nobody: set it to a mailbox that is read.',
    it: 'PRESS_OFFICE_EMAIL non è impostata e i messaggi dei lettori non arrivano a nessuno: indica una casella letta.',
  },
  doctor_default_sender: {
    en: 'MAIL_FROM is not set, and mail servers refuse press-room@localhost: set it to an address of your own.',
    it: 'MAIL_FROM non è impostata e i server di posta rifiutano press-room@localhost: indica un tuo indirizzo.',
  },
  doctor_without_tls: {
    en: 'PUBLIC_URL is {address}, where passwords travel unencrypted: put a proxy with TLS in front and set an https address.',
    it: 'PUBLIC_URL è {address} e le password viaggiano in chiaro: metti davanti un proxy con TLS e imposta un indirizzo https.',
  },
  doctor_old_secret: {
    en: 'SECRET_KEY_OLD is still set: take it out once the sessions and mailed links of before have ended, and no authenticator app or webhook of before is in use.',
    it: 'SECRET_KEY_OLD è ancora impostata: toglila quando le sessioni e i link di prima sono scaduti e nessuno usa più app di autenticazione o webhook di prima.',
  },
  doctor_no_limits: {
    en: 'RATE_LIMITS is off, so passwords can be guessed without end: set it to on.',
    it: 'RATE_LIMITS è off e le password si possono tentare senza fine: impostala su on.',
  },
  doctor_database_fine: {
    en: '{engine} {version} answers, is up to date and can be written.',
    it: '{engine} {version} risponde, è aggiornato e scrivibile.',
  },
  doctor_database_away: {
    en: 'The database does not answer ({reason}): see whether it runs, and whether DATABASE_URL or DATA_DIR is right.',
    it: 'Il database non risponde ({reason}): controlla che sia attivo e che DATABASE_URL o DATA_DIR siano giusti.',
  },
  doctor_database_read_only: {
    en: 'The database cannot be written ({reason}): see to the rights of its user, the disk, or which server is the primary.',
    it: 'Il database non è scrivibile ({reason}): controlla i diritti dell’utente, il disco o quale server è il primario.',
  },
  doctor_database_old: {
    en: 'The database is not up to date (steps missing: {count}): make a backup, then run {command} or start the press room.',
    it: 'Il database non è aggiornato (passi mancanti: {count}): fai un backup, poi {command} o avvia la sala stampa.',
  },
  doctor_database_ahead: {
    en: 'The database was brought up to date by a newer release ({step}), and this one can work with it: go forward again before the next release.',
    it: 'Il database è stato aggiornato da una versione più recente ({step}), con cui questa può lavorare: torna a quella prima della prossima versione.',
  },
  doctor_database_new: {
    en: 'The database was brought up to date by a newer release ({step}): install that release, or restore a backup.',
    it: 'Il database è stato aggiornato da una versione più recente ({step}): installa quella o ripristina un backup.',
  },
  doctor_clock_fine: {
    en: 'This machine and the database have the same time.',
    it: 'Questa macchina e il database hanno la stessa ora.',
  },
  doctor_clock_set: {
    en: 'The clock of this machine, which the database has too, is set by a time server.',
    it: 'L’orologio di questa macchina, che è anche quello del database, è regolato da un server dell’ora.',
  },
  doctor_clock_adrift: {
    en: 'No time server sets the clock of this machine, so embargoes may end at the wrong moment: run timedatectl set-ntp true.',
    it: 'Nessun server dell’ora regola l’orologio di questa macchina e gli embarghi possono finire al momento sbagliato: esegui timedatectl set-ntp true.',
  },
  doctor_clock_alone: {
    en: 'The database has the clock of this machine, {now}: see that the machine is synchronised (timedatectl).',
    it: 'Il database usa l’orologio di questa macchina, {now}: verifica che sia sincronizzato (timedatectl).',
  },
  doctor_clock_differs: {
    en: 'The clocks of this machine and the database differ by {seconds} seconds, so embargoes end at the wrong moment: synchronise both (timedatectl).',
    it: 'Gli orologi di questa macchina e del database differiscono di {seconds} secondi e gli embarghi finiscono al momento sbagliato: sincronizzali (timedatectl).',
  },
  doctor_storage_fine: {
    en: 'A file was written to {place}, read and deleted.',
    it: 'Un file è stato scritto in {place}, letto ed eliminato.',
  },
  doctor_storage_away: {
    en: 'Files cannot be kept in {place} ({reason}): see to STORAGE_URL, to its key, or to the rights of DATA_DIR/files.',
    it: 'In {place} non si possono salvare file ({reason}): controlla STORAGE_URL, la sua chiave o i diritti di DATA_DIR/files.',
  },
  doctor_storage_wrong: {
    en: 'A file in {place} was not read back as it was written: stop uploads and have that storage checked.',
    it: 'Un file in {place} non è stato riletto com’era stato scritto: ferma i caricamenti e fai controllare l’archivio.',
  },
  doctor_storage_kept: {
    en: 'A file in {place} cannot be deleted: allow the key of STORAGE_URL to delete objects.',
    it: 'Un file in {place} non si può eliminare: permetti alla chiave di STORAGE_URL di eliminare oggetti.',
  },
  doctor_disk_fine: {
    en: '{free} GB are free where DATA_DIR lies.',
    it: 'Nel disco di DATA_DIR ci sono {free} GB liberi.',
  },
  doctor_disk_low: {
    en: 'Only {free} GB are free where DATA_DIR lies, less than two uploads of the largest size take: make room, or lower UPLOAD_MAX_MB.',
    it: 'Nel disco di DATA_DIR ci sono solo {free} GB liberi, meno di due caricamenti della dimensione massima: libera spazio o riduci UPLOAD_MAX_MB.',
  },
  doctor_disk_full: {
    en: 'Only {free} GB are free where DATA_DIR lies and writing will fail soon: make room now.',
    it: 'Nel disco di DATA_DIR ci sono solo {free} GB liberi e presto le scritture falliranno: libera subito spazio.',
  },
  doctor_permissions_fine: {
    en: 'DATA_DIR and the secret are for the user of the press room only.',
    it: 'DATA_DIR e il segreto sono riservati all’utente della sala stampa.',
  },
  doctor_readable_by_others: {
    en: 'Other users of this machine may reach {path}: run chmod {mode} on it.',
    it: 'Altri utenti della macchina possono accedere a {path}: esegui chmod {mode}.',
  },
  doctor_other_owner: {
    en: '{path} belongs to the user {owner}, and the press room runs as {user}: change its owner, or run as that user.',
    it: '{path} appartiene all’utente {owner} e la sala stampa gira come {user}: cambia il proprietario o usa quell’utente.',
  },
  doctor_no_secret: {
    en: 'There is no secret in DATA_DIR and SECRET_KEY is not set: the first start makes one; with people and links already there, restore the old one from a backup.',
    it: 'In DATA_DIR non c’è un segreto e SECRET_KEY non è impostata: lo crea il primo avvio; se ci sono già utenti e link, ripristina il vecchio da un backup.',
  },
  doctor_address_fine: {
    en: '{address} leads to this press room.',
    it: '{address} porta a questa sala stampa.',
  },
  doctor_address_silent: {
    en: '{address} does not answer from here ({reason}): start the press room, or see to PUBLIC_URL, the proxy and the name server.',
    it: '{address} non risponde da qui ({reason}): avvia la sala stampa, oppure controlla PUBLIC_URL, il proxy e il DNS.',
  },
  doctor_address_away: {
    en: '{address} is answered with {status}: the press room behind the proxy is away, starts just now, or is not where the proxy looks for it.',
    it: '{address} risponde {status}: dietro il proxy la sala stampa è ferma, si sta avviando o non è dove il proxy la cerca.',
  },
  doctor_address_other: {
    en: '{address} answers, but not with this press room: correct PUBLIC_URL, or where the proxy leads; an old server may need a restart.',
    it: '{address} risponde, ma non è questa sala stampa: correggi PUBLIC_URL o la destinazione del proxy; un server vecchio va riavviato.',
  },
  doctor_proxy_fine: {
    en: 'What the proxy says of the address of readers is believed, as TRUST_PROXY wants it.',
    it: 'Quanto il proxy dice dell’indirizzo dei lettori è creduto, come vuole TRUST_PROXY.',
  },
  doctor_proxy_unknown: {
    en: 'A proxy at {peer} forwards requests and is not believed, so all readers count as one: set TRUST_PROXY={peer}.',
    it: 'Un proxy in {peer} inoltra le richieste ma non è creduto e tutti i lettori contano come uno: imposta TRUST_PROXY={peer}.',
  },
  doctor_proxy_silent: {
    en: 'TRUST_PROXY is set, but no X-Forwarded-For arrives: have the proxy send it, or leave TRUST_PROXY out.',
    it: 'TRUST_PROXY è impostata, ma non arriva X-Forwarded-For: fallo inviare dal proxy o togli TRUST_PROXY.',
  },
  doctor_proxy_differs: {
    en: 'The press room is told that it was reached as {told} and not as {address}: have the proxy send Host and X-Forwarded-Proto.',
    it: 'Alla sala stampa risulta l’indirizzo {told} e non {address}: fai inviare al proxy Host e X-Forwarded-Proto.',
  },
  doctor_certificate_fine: {
    en: 'The certificate of {host} holds for {days} more days.',
    it: 'Il certificato di {host} vale ancora {days} giorni.',
  },
  doctor_certificate_ends: {
    en: 'The certificate of {host} ends in {days} days: see why it was not renewed.',
    it: 'Il certificato di {host} scade tra {days} giorni: controlla perché non è stato rinnovato.',
  },
  doctor_certificate_refused: {
    en: 'Browsers refuse the certificate of {host} ({reason}): renew it, and serve it with its chain.',
    it: 'I browser rifiutano il certificato di {host} ({reason}): rinnovalo e servilo con la sua catena.',
  },
  doctor_backup_fine: {
    en: 'The last backup was made on {made_at} to {target}.',
    it: 'L’ultimo backup è stato fatto {made_at}, in {target}.',
  },
  doctor_backup_never: {
    en: 'There was never a backup: make one on another disk or in a bucket ({command}), and have a timer do it each night.',
    it: 'Non è mai stato fatto un backup: fallo su un altro disco o in un bucket ({command}), e ogni notte con un timer.',
  },
  doctor_backup_old: {
    en: 'The last backup is {days} days old: see why the timer of {command} did not run.',
    it: 'L’ultimo backup ha {days} giorni: controlla perché il timer di {command} non è partito.',
  },
  doctor_backup_incomplete: {
    en: 'The last backup lacks {count} files that the storage did not have: put them back from an older backup.',
    it: 'All’ultimo backup mancano {count} file che l’archivio non aveva: recuperali da un backup più vecchio.',
  },
  doctor_backup_unread: {
    en: 'No backup was ever read through: run {command} now and then.',
    it: 'Nessun backup è mai stato riletto: esegui ogni tanto {command}.',
  },
} as const satisfies Texts;
