import type { Texts } from './texts.ts';

/** Imported files, their rows and differences. */
export const IMPORTS_MESSAGES = {
  import_not_a_table: {
    en: 'This file is neither an Access database, nor a table as text, nor an Excel sheet.',
    it: 'Questo file non è un database Access, né una tabella di testo, né un foglio Excel.',
  },
  import_is_html: {
    en: 'This file is a web page, whatever its name says. Save it as CSV or XLSX and try again.',
    it: 'Questo file è una pagina web, qualunque sia il suo nome. Salvalo come CSV o XLSX e riprova.',
  },
  import_is_archive: {
    en: 'This file is an archive, or a spreadsheet that cannot be read. Only XLSX sheets are taken.',
    it: 'Questo file è un archivio, o un foglio che non si riesce a leggere. Sono ammessi solo fogli XLSX.',
  },
  import_truncated: {
    en: 'The end of this Access file is missing. Copy it once more and try again.',
    it: 'Manca la fine di questo file Access. Copialo di nuovo e riprova.',
  },
  import_password: {
    en: 'This Access file is locked. Write its password, or save a copy without one.',
    it: 'Questo file Access è protetto. Scrivi la sua password, o salvane una copia senza.',
  },
  import_lock_unknown: {
    en: 'This Access file is locked in a way that cannot be read here. Save a copy without a password and try again.',
    it: 'Questo file Access è protetto in un modo che qui non si riesce a leggere. Salvane una copia senza password e riprova.',
  },
  import_password_wrong: {
    en: 'This is not the password of the file.',
    it: 'Questa non è la password del file.',
  },
  import_damaged: {
    en: 'This file is damaged and cannot be read.',
    it: 'Questo file è danneggiato e non si può leggere.',
  },
  import_bad_quotes: {
    en: 'The quotation marks do not match; it was noticed at line {line}. Choose “Ignore quotation marks” and read the file again.',
    it: 'Le virgolette non sono appaiate; lo si nota alla riga {line}. Scegli «Ignora le virgolette» e leggi di nuovo il file.',
  },
  import_null_characters: {
    en: 'This text holds characters that no table has (U+0000). Choose another encoding and read the file again.',
    it: 'Questo testo contiene caratteri che nessuna tabella ha (U+0000). Scegli un’altra codifica e leggi di nuovo il file.',
  },
  import_row_too_long: {
    en: 'A row is far too long; it was noticed at line {line}. The delimiter or the quotation marks may not be the right ones.',
    it: 'Una riga è troppo lunga; lo si nota alla riga {line}. Forse il separatore o le virgolette non sono quelli giusti.',
  },
  import_too_many_rows: {
    en: 'The table has more than 50,000 rows. Divide it into several files.',
    it: 'La tabella ha più di 50.000 righe. Dividila in più file.',
  },
  import_too_many_columns: {
    en: 'The table has more than 200 columns (row {line}).',
    it: 'La tabella ha più di 200 colonne (riga {line}).',
  },
  import_unknown_table: {
    en: 'This table is not in the file, or it cannot be read.',
    it: 'Questa tabella non è nel file, o non si può leggere.',
  },
  import_empty: { en: 'This file is empty.', it: 'Questo file è vuoto.' },
  import_too_heavy: {
    en: 'Reading this file took too long or too much memory, so it was stopped. Nothing was changed.',
    it: 'La lettura di questo file ha richiesto troppo tempo o troppa memoria ed è stata interrotta. Nulla è cambiato.',
  },
  import_erased: {
    en: 'The file of this import has been erased. Upload it again.',
    it: 'Il file di questa importazione è stato cancellato. Caricalo di nuovo.',
  },
  import_field_unknown: {
    en: 'There is no field “{value}”.',
    it: 'Il campo «{value}» non esiste.',
  },
  import_field_twice: {
    en: 'Two columns have the same field: {value}.',
    it: 'Due colonne hanno lo stesso campo: {value}.',
  },
  import_column_unreadable: {
    en: 'The column “{value}” cannot be read and must be left out.',
    it: 'La colonna «{value}» non si può leggere e va lasciata fuori.',
  },
  import_columns_differ: {
    en: 'The file has {n} columns: name a field for each, or none.',
    it: 'Il file ha {n} colonne: indica un campo per ciascuna, o nessuno.',
  },
  import_key_needs: {
    en: 'With this key a column must be mapped to each of these fields: {value}.',
    it: 'Con questa chiave una colonna deve corrispondere a ciascuno di questi campi: {value}.',
  },
  import_key_needs_profile: {
    en: 'Numbers of another program are remembered under the name of a profile: give it one.',
    it: 'I codici di un altro programma si ricordano sotto il nome di un profilo: assegnane uno.',
  },
  import_profile_unknown: {
    en: 'There is no profile with this name.',
    it: 'Nessun profilo ha questo nome.',
  },
  import_profiles_full: {
    en: 'There are too many profiles. Delete one first.',
    it: 'Ci sono troppi profili. Prima eliminane uno.',
  },
  import_ragged: {
    en: 'The row has {n} cells, the table {m} columns.',
    it: 'La riga ha {n} celle, la tabella {m} colonne.',
  },
  import_name_missing: {
    en: 'A company needs a business name.',
    it: 'Un’azienda ha bisogno della ragione sociale.',
  },
  import_language_unknown: {
    en: '“{value}” is no language that is known here: write Italian, English, French, Spanish or German.',
    it: '«{value}» non è una lingua nota qui: scrivi italiano, inglese, francese, spagnolo o tedesco.',
  },
  import_clipping_language_unknown: {
    en: '“{value}” is no language that is known here: write its name in English or Italian, or its two-letter code, such as it.',
    it: '«{value}» non è una lingua nota qui: scrivi il nome in italiano o in inglese, o il codice di due lettere, come it.',
  },
  import_day_unknown: {
    en: '“{value}” is no date: write it as 2026-11-20 or 20/11/2026.',
    it: '«{value}» non è una data: scrivila come 20/11/2026 o 2026-11-20.',
  },
  import_link_unknown: {
    en: '“{value}” is no web address.',
    it: '«{value}» non è un indirizzo web.',
  },
  import_number_unknown: {
    en: '“{value}” is no whole number, or too large.',
    it: '«{value}» non è un numero intero, o è troppo grande.',
  },
  import_kind_unknown: {
    en: '“{value}” is no kind of clipping: print, web, radio, TV, social or newsletter.',
    it: '«{value}» non è un tipo di uscita: stampa, web, radio, TV, social o newsletter.',
  },
  import_tone_unknown: {
    en: '“{value}” is no tone: positive, neutral or negative.',
    it: '«{value}» non è un tono: positivo, neutro o negativo.',
  },
  import_licence_unknown: {
    en: '“{value}” says nothing of the rights: link only, licensed or own rights.',
    it: '«{value}» non indica i diritti: solo link, con licenza o diritti propri.',
  },
  import_outlet_unknown: {
    en: 'No outlet is called “{value}”. Add it to the outlets, or let the import add outlets.',
    it: 'Nessuna testata si chiama «{value}». Aggiungila alle testate, o lascia che l’importazione le aggiunga.',
  },
  import_outlet_added: {
    en: 'No outlet is called “{value}”: the import adds it.',
    it: 'Nessuna testata si chiama «{value}»: l’importazione la aggiunge.',
  },
  import_company_unknown: {
    en: 'No company, or more than one, is called “{value}”: the clipping is stored without it.',
    it: 'Nessuna azienda, o più di una, si chiama «{value}»: l’uscita viene salvata senza.',
  },
  import_sector_unknown: {
    en: 'No sector is called “{value}”: the clipping is stored without it.',
    it: 'Nessun settore si chiama «{value}»: l’uscita viene salvata senza.',
  },
  import_group_unknown: {
    en: 'No newsroom is called “{value}”.',
    it: 'Nessuna sala stampa si chiama «{value}».',
  },
  import_group_missing: {
    en: 'The row names no newsroom, and none was chosen for the file.',
    it: 'La riga non indica una sala stampa, e non ne è stata scelta una per il file.',
  },
  import_country_unknown: {
    en: '“{value}” is no country: write its name in English or Italian, or its two-letter code, such as IT.',
    it: '«{value}» non è un Paese: scrivi il nome in italiano o in inglese, o il codice di due lettere, come IT.',
  },
  import_status_unknown: {
    en: '“{value}” is no association status: associated, ex associated or not associated.',
    it: '«{value}» non è uno stato associativo: associata, ex associata o non associata.',
  },
  import_typology_unknown: {
    en: '“{value}” is no typology: tiles, dishes, sanitary ware, bricks, refractories or others.',
    it: '«{value}» non è una tipologia: piastrelle, stoviglie, sanitari, laterizi, refrattari o altro.',
  },
  import_vat_wrong: {
    en: 'The VAT number “{value}” cannot be right: its check digit does not fit.',
    it: 'La partita IVA «{value}» non può essere corretta: la cifra di controllo non torna.',
  },
  import_vat_digits: {
    en: '“{value}” is no Italian VAT number: those have 11 digits.',
    it: '«{value}» non è una partita IVA italiana: quelle hanno 11 cifre.',
  },
  import_vat_tax_code: {
    en: '“{value}” is a codice fiscale, not a VAT number.',
    it: '«{value}» è un codice fiscale, non una partita IVA.',
  },
  import_vat_office: {
    en: 'No tax office has the code in this VAT number.',
    it: 'Nessun ufficio ha il codice contenuto in questa partita IVA.',
  },
  import_vat_unchecked: {
    en: 'VAT numbers of this country cannot be checked here.',
    it: 'Le partite IVA di questo Paese non si possono controllare qui.',
  },
  import_vat_zeros: {
    en: 'The file has “{value}”: zeros at the beginning were lost and have been put back.',
    it: 'Nel file c’è «{value}»: gli zeri iniziali si erano persi e sono stati rimessi.',
  },
  import_twice_encoded: {
    en: 'This text was saved with the wrong encoding once; it is probably “{value}”.',
    it: 'Questo testo è stato salvato una volta con la codifica sbagliata; probabilmente è «{value}».',
  },
  import_garbled: {
    en: 'This text holds characters that a wrong encoding leaves. Read the file again in another encoding.',
    it: 'Questo testo contiene caratteri lasciati da una codifica sbagliata. Leggi di nuovo il file con un’altra codifica.',
  },
  import_stands_for_nothing: {
    en: '“{value}” usually stands for “nothing” or for an error. It is stored as it is: leave it out if it means nothing.',
    it: '«{value}» di solito indica «nessun valore» o un errore. Viene salvato così com’è: escludilo se non significa nulla.',
  },
  import_shortened: {
    en: '“{value}” is a long number that Excel has shortened: its last digits are lost. Format the column as text and save the file again.',
    it: '«{value}» è un numero lungo abbreviato da Excel: le ultime cifre sono perse. Formatta la colonna come testo e salva di nuovo il file.',
  },
  import_twice: {
    en: 'Another row of the file is about the same one.',
    it: 'Un’altra riga del file riguarda lo stesso elemento.',
  },
  import_several: {
    en: 'The row fits {n} that are stored.',
    it: 'La riga corrisponde a {n} elementi archiviati.',
  },
  import_in_use: {
    en: 'It is not in the file, but accounts, brands or other things belong to it: it is not removed.',
    it: 'Non è nel file, ma vi appartengono account, marchi o altro: non viene rimossa.',
  },
  import_staff: {
    en: 'Accounts of the staff are not changed by an import.',
    it: 'Gli account del personale non si modificano con un’importazione.',
  },
  import_not_compared: {
    en: 'This import has not been compared yet, or it was applied already.',
    it: 'Questa importazione non è ancora stata confrontata, o è già stata applicata.',
  },
  import_not_applied: {
    en: 'This import was not applied, or it has been undone already.',
    it: 'Questa importazione non è stata applicata, o è già stata revocata.',
  },
  import_nothing: { en: 'There is nothing to do.', it: 'Non c’è nulla da fare.' },
  import_moved: {
    en: 'Meanwhile somebody changed what this import is about ({label}). Nothing was written: compare again.',
    it: 'Nel frattempo qualcuno ha modificato i dati di questa importazione ({label}). Nulla è stato scritto: confronta di nuovo.',
  },
  import_confirm_removal: {
    en: 'This removes {n} of {m}, more than a fifth. Confirm it once more.',
    it: 'Così ne rimuovi {n} su {m}, più di un quinto. Conferma ancora una volta.',
  },
  import_touched: {
    en: 'It cannot be undone: {n} of what it wrote was changed since.',
    it: 'Non si può revocare: {n} degli elementi scritti sono stati modificati da allora.',
  },
  import_too_old: {
    en: 'What this import wrote is no longer kept: it cannot be undone.',
    it: 'Quanto ha scritto questa importazione non è più conservato: non si può revocare.',
  },
  export_too_long: {
    en: 'An Excel sheet takes {n} rows at most. Choose CSV.',
    it: 'Un foglio Excel contiene al massimo {n} righe. Scegli CSV.',
  },
} as const satisfies Texts;
