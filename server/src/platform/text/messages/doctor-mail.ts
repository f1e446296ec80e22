import type { Texts } from './texts.ts';

/** Findings of the doctor about the mail server and the sender's DNS records, with remedies. */
export const DOCTOR_MAIL_MESSAGES = {
  doctor_mail_fine: {
    en: 'The mail server {place} greets us and takes our login.',
    it: 'Il server di posta {place} risponde e accetta l’accesso.',
  },
  doctor_mail_refused: {
    en: 'The mail server {place} cannot be used ({reason}): see to SMTP_URL, its password and its port; letters wait meanwhile.',
    it: 'Il server di posta {place} non è utilizzabile ({reason}): controlla SMTP_URL, password e porta; intanto le lettere aspettano.',
  },
  doctor_mail_encrypted: {
    en: 'The connection to {place} is encrypted with {protocol}, and its certificate is valid.',
    it: 'La connessione a {place} è cifrata con {protocol} e il certificato è valido.',
  },
  doctor_mail_unencrypted: {
    en: 'The mail server {place} offers no TLS, so messages travel unencrypted: turn STARTTLS on there.',
    it: 'Il server di posta {place} non offre TLS e i messaggi viaggiano in chiaro: attiva lì STARTTLS.',
  },
  doctor_mail_certificate: {
    en: 'The certificate of {place} is not valid ({reason}): renew it, and serve it with its chain.',
    it: 'Il certificato di {place} non è valido ({reason}): rinnovalo e servilo con la sua catena.',
  },
  doctor_dns_unanswered: {
    en: 'The name servers did not answer for {names} ({reason}), so this was not checked: see to the DNS of this machine, or ask again.',
    it: 'I server DNS non hanno risposto per {names} ({reason}) e questo non è stato controllato: verifica il DNS di questa macchina o riprova.',
  },
  doctor_spf_fine: {
    en: 'SPF of {domain} allows {addresses} to send.',
    it: 'Lo SPF di {domain} consente l’invio a {addresses}.',
  },
  doctor_spf_missing: {
    en: '{domain} has no SPF record, so receivers cannot tell who may send for it. Publish: {record}',
    it: '{domain} non ha un record SPF e i destinatari non sanno chi può inviare per suo conto. Pubblica: {record}',
  },
  doctor_spf_several: {
    en: '{domain} has {count} SPF records, which makes all of them invalid: merge them into one.',
    it: '{domain} ha {count} record SPF, e così nessuno è valido: riuniscili in uno.',
  },
  doctor_spf_lookups: {
    en: 'SPF of {domain} needs more than 10 DNS lookups, which makes it invalid: replace some of its names by ip4 and ip6.',
    it: 'Lo SPF di {domain} richiede più di 10 interrogazioni DNS e non è valido: sostituisci alcuni nomi con ip4 e ip6.',
  },
  doctor_spf_invalid: {
    en: 'SPF of {domain} is invalid because of “{term}”: correct or remove it.',
    it: 'Lo SPF di {domain} non è valido per via di «{term}»: correggilo o toglilo.',
  },
  doctor_spf_unjudged: {
    en: '{domain} has an SPF record, but from here nobody can tell whether it allows the mail server: send a test message (mail:test) and look for spf=pass in its headers.',
    it: '{domain} ha un record SPF, ma da qui non si può sapere se consente il server di posta: invia un messaggio di prova (mail:test) e cerca spf=pass nelle intestazioni.',
  },
  doctor_spf_refuses: {
    en: 'SPF of {domain} does not allow {address}, the mail server of SMTP_URL. If it delivers by itself, publish: {record} If it sends through another server, add the include that its operator names.',
    it: 'Lo SPF di {domain} non consente {address}, il server di posta di SMTP_URL. Se consegna direttamente, pubblica: {record} Se invia tramite un altro server, aggiungi l’include indicato da chi lo gestisce.',
  },
  doctor_dkim_fine: {
    en: '{name} publishes the key that belongs to DKIM_KEY.',
    it: '{name} pubblica la chiave che corrisponde a DKIM_KEY.',
  },
  doctor_dkim_missing: {
    en: 'The key that belongs to DKIM_KEY is not published, so each signature fails. Publish: {record}',
    it: 'La chiave che corrisponde a DKIM_KEY non è pubblicata e ogni firma fallisce. Pubblica: {record}',
  },
  doctor_dkim_differs: {
    en: '{name} publishes another key than DKIM_KEY, so each signature fails. Replace what is there by: {record}',
    it: '{name} pubblica una chiave diversa da DKIM_KEY e ogni firma fallisce. Sostituisci il contenuto con: {record}',
  },
  doctor_dkim_unset: {
    en: 'DKIM_KEY is not set, so messages are signed only if {host} signs them: look for dkim=pass in a test message (mail:test), or set DKIM_KEY and DKIM_SELECTOR.',
    it: 'DKIM_KEY non è impostata e i messaggi sono firmati solo se lo fa {host}: cerca dkim=pass in un messaggio di prova (mail:test), oppure imposta DKIM_KEY e DKIM_SELECTOR.',
  },
  doctor_dmarc_fine: {
    en: '{name} publishes the DMARC policy “{policy}”.',
    it: '{name} pubblica la policy DMARC «{policy}».',
  },
  doctor_dmarc_missing: {
    en: '{from} has no DMARC record, which large providers demand. Publish: {record}',
    it: '{from} non ha un record DMARC, che i grandi provider richiedono. Pubblica: {record}',
  },
  doctor_dmarc_invalid: {
    en: 'The DMARC record at {name} is invalid: there must be one, with a policy. Publish: {record}',
    it: 'Il record DMARC in {name} non è valido: ce ne dev’essere uno solo, con una policy. Pubblica: {record}',
  },
  doctor_dmarc_unaligned: {
    en: 'SPF speaks for {envelope} and not for {from}, so DMARC fails unless the mail server signs for {from}: set DKIM_KEY, or a BOUNCE_ADDRESS at {from}.',
    it: 'Lo SPF vale per {envelope} e non per {from}: DMARC fallisce se il server di posta non firma per {from}. Imposta DKIM_KEY o un BOUNCE_ADDRESS presso {from}.',
  },
  doctor_reverse_fine: {
    en: 'The reverse name of {address} is {name} and leads back.',
    it: 'Il nome inverso di {address} è {name} e riporta all’indirizzo.',
  },
  doctor_reverse_missing: {
    en: '{address} has no reverse name, so receivers may refuse it: ask the provider of the address for a PTR record that names {host}.',
    it: '{address} non ha un nome inverso e i destinatari possono rifiutarlo: chiedi al fornitore dell’indirizzo un record PTR con {host}.',
  },
  doctor_reverse_differs: {
    en: 'The reverse name of {address} is {name}, which does not lead back to it: give {name} this address, or have the PTR record changed.',
    it: 'Il nome inverso di {address} è {name}, che non riporta all’indirizzo: assegna l’indirizzo a {name} o fai cambiare il record PTR.',
  },
  doctor_bounces_fine: {
    en: '{domain} takes mail, so reports of failed deliveries arrive.',
    it: '{domain} riceve posta e le segnalazioni di mancato recapito arrivano.',
  },
  doctor_bounces_lost: {
    en: '{domain} of BOUNCE_ADDRESS takes no mail, so reports of failed deliveries are lost: publish an MX record, or set another BOUNCE_ADDRESS.',
    it: '{domain} di BOUNCE_ADDRESS non riceve posta e le segnalazioni di mancato recapito si perdono: pubblica un record MX o imposta un altro BOUNCE_ADDRESS.',
  },
  doctor_mailbox_fine: {
    en: 'The mailbox {place} opens: failed deliveries are read there.',
    it: 'La casella {place} si apre: qui si leggono le mancate consegne.',
  },
  doctor_mailbox_refused: {
    en: 'The mailbox {place} cannot be opened ({reason}): see to REPORTS_IMAP_URL, its password and its folder; failed deliveries wait there meanwhile.',
    it: 'La casella {place} non si apre ({reason}): controlla REPORTS_IMAP_URL, password e cartella; intanto le mancate consegne aspettano lì.',
  },
  doctor_outbox: {
    en: 'SMTP_URL is not set: letters become files in {place} and reach nobody; set it when people shall get mail.',
    it: 'SMTP_URL non è impostata: le lettere diventano file in {place} e non arrivano a nessuno; impostala per inviare posta.',
  },
  doctor_outbox_shut: {
    en: 'Letters cannot be written to {place} ({reason}): give that folder to the user of the press room.',
    it: 'Le lettere non si possono scrivere in {place} ({reason}): assegna la cartella all’utente della sala stampa.',
  },
} as const satisfies Texts;
