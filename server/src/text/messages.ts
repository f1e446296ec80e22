import type { Language } from '@press-room/contract/languages';

/** Every text that the API can answer (contract 10); `{name}` is a parameter. */
export const MESSAGES = {
  login_failed: {
    en: 'Unable to log in with provided credentials.',
    it: 'Impossibile eseguire il login con le credenziali immesse.',
  },
  no_credentials: {
    en: 'Authentication credentials were not provided.',
    it: 'Non sono state immesse le credenziali di autenticazione.',
  },
  header_without_token: {
    en: 'Invalid Authorization header. No credentials provided.',
    it: 'Header Authorization non valido. Nessuna credenziale fornita.',
  },
  header_with_spaces: {
    en: 'Invalid Authorization header. Credentials string should not contain spaces.',
    it: 'Header Authorization non valido. Le credenziali non devono contenere spazi.',
  },
  bad_credentials: {
    en: 'Incorrect authentication credentials.',
    it: 'Credenziali di autenticazione incorrette.',
  },
  token_expired: { en: 'Signature has expired.', it: 'Sessione scaduta.' },
  token_undecodable: { en: 'Error decoding signature.', it: 'Token non valido.' },
  token_user_gone: { en: 'Invalid signature.', it: 'Link non valido' },
  token_payload: { en: 'Invalid payload.', it: 'Contenuto del token non valido.' },
  refresh_user_gone: { en: "User doesn't exist.", it: "L'utente non esiste." },
  refresh_without_origin: { en: 'orig_iat field is required.', it: 'Il campo orig_iat è obbligatorio.' },
  refresh_over: { en: 'Refresh has expired.', it: 'La sessione non può più essere rinnovata.' },
  account_disabled: { en: 'User account is disabled.', it: "L'account è disattivato." },
  forbidden: {
    en: 'You do not have permission to perform this action.',
    it: "Non hai l'autorizzazione per eseguire questa azione.",
  },
  not_found: { en: 'Not found.', it: 'Non trovato.' },
  method_not_allowed: { en: 'Method "{method}" not allowed.', it: 'Metodo "{method}" non consentito' },
  media_type: {
    en: 'Unsupported media type "{media_type}" in request.',
    it: 'Tipo di media "{media_type}" non supportato.',
  },
  not_acceptable: {
    en: 'Could not satisfy the request Accept header.',
    it: 'Impossibile soddisfare l\'header "Accept" presente nella richiesta.',
  },
  throttled: {
    en: 'Request was throttled. Expected available in {n} seconds.',
    it: 'La richiesta è stata limitata (throttled). Sarà di nuovo possibile tra {n} secondi.',
  },
  body_too_large: {
    en: 'The request is too large: at most {n} bytes.',
    it: 'La richiesta è troppo grande: al massimo {n} byte.',
  },
  range_not_satisfiable: {
    en: 'The file ends before the part that was asked for: it has {n} bytes.',
    it: 'Il file finisce prima della parte richiesta: ha {n} byte.',
  },
  version_required: {
    en: 'Name the version that this change was made from in the header If-Match.',
    it: "Indica nell'header If-Match la versione da cui parte la modifica.",
  },
  version_stale: {
    en: 'Somebody else has changed this in the meantime.',
    it: 'Nel frattempo qualcun altro ha fatto una modifica.',
  },
  not_a_version: {
    en: 'The header If-Match must hold a version such as "3".',
    it: 'L\'header If-Match deve contenere una versione come "3".',
  },
  not_of_this_shape: { en: 'Not of the expected shape.', it: 'Non ha la forma prevista.' },
  unknown_press_group: { en: 'There is no such press group.', it: 'Questo gruppo stampa non esiste.' },
  asset_in_use: {
    en: 'This file is used in {n} places. Take it out of them first.',
    it: 'Questo file è usato in {n} punti. Prima toglilo da lì.',
  },
  upload_offset: {
    en: 'The upload goes on at another place: ask how far it is.',
    it: 'Il caricamento prosegue da un altro punto: chiedi a che punto è.',
  },
  upload_gone: {
    en: 'This upload has expired. Send the file again.',
    it: 'Questo caricamento è scaduto. Invia di nuovo il file.',
  },
  upload_protocol: {
    en: 'Uploads are made by the tus protocol 1.0.',
    it: 'I caricamenti avvengono con il protocollo tus 1.0.',
  },
  upload_locked: {
    en: 'This upload is under way elsewhere. Try again in a moment.',
    it: 'Questo caricamento è in corso altrove. Riprova tra poco.',
  },
  too_many_uploads: {
    en: 'Too many uploads are unfinished. Finish or cancel some of them first.',
    it: 'Troppi caricamenti non sono conclusi. Prima concludine o annullane alcuni.',
  },
  replace_kind: {
    en: 'A file can only be replaced by one of the same kind.',
    it: 'Un file si può sostituire solo con uno dello stesso genere.',
  },
  too_many_ids: { en: 'Ask for fewer numbers at once.', it: 'Chiedi meno numeri alla volta.' },
  unknown_files: {
    en: 'There is no file with the number {ids}.',
    it: 'Nessun file ha il numero {ids}.',
  },
  not_a_picture: {
    en: 'The file with the number {ids} is no picture.',
    it: 'Il file con il numero {ids} non è una fotografia.',
  },
  no_such_transition: {
    en: 'A release that is "{from}" cannot become "{to}".',
    it: 'Un comunicato "{from}" non può diventare "{to}".',
  },
  only_drafts_deleted: {
    en: 'Only drafts can be deleted; archive what was published.',
    it: 'Si possono eliminare solo le bozze; archivia ciò che è stato pubblicato.',
  },
  one_language: { en: 'Give it in one language at least.', it: 'Scrivilo in almeno una lingua.' },
  no_such_state: {
    en: 'What is "{from}" cannot become "{to}".',
    it: 'Da "{from}" non si può passare a "{to}".',
  },
  only_hidden_deleted: {
    en: 'Readers can see this. Take it back to draft first, then delete it.',
    it: 'I lettori lo vedono. Riportalo prima in bozza, poi eliminalo.',
  },
  branch_in_use: {
    en: 'It still holds {nodes} branches and {galleries} galleries. Move or delete them first.',
    it: 'Contiene ancora {nodes} rami e {galleries} gallerie. Prima spostali o eliminali.',
  },
  moved_below_itself: {
    en: 'A branch cannot hang below itself.',
    it: 'Un ramo non può stare sotto se stesso.',
  },
  tree_too_deep: {
    en: 'The tree may be at most {n} branches deep.',
    it: "L'albero può avere al massimo {n} livelli.",
  },
  unknown_branch: { en: 'There is no such branch.', it: 'Questo ramo non esiste.' },
  not_a_document: {
    en: 'The file with the number {ids} is no PDF.',
    it: 'Il file con il numero {ids} non è un PDF.',
  },
  territory_missing: {
    en: 'An international magazine has a territory.',
    it: 'Una rivista internazionale ha un territorio.',
  },
  territory_unwanted: {
    en: 'An Italian magazine has no territory.',
    it: 'Una rivista italiana non ha territorio.',
  },
  territory_unknown: {
    en: 'Enter a country such as DE, or an area such as 019.',
    it: "Inserisci un paese come DE o un'area come 019.",
  },
  too_small: {
    en: 'Ensure this value is greater than or equal to {n}.',
    it: 'Assicurati che il valore sia maggiore o uguale a {n}.',
  },
  document_failed: {
    en: 'The PDF could not be read: put another in its place first.',
    it: 'Il PDF non è leggibile: prima sostituiscilo con un altro.',
  },
  listed_twice: {
    en: 'The file with the number {ids} stands here twice.',
    it: 'Il file con il numero {ids} compare due volte.',
  },
  group_in_use: {
    en: 'Something still belongs to this press group.',
    it: 'A questo gruppo stampa appartiene ancora qualcosa.',
  },
  group_name_taken: {
    en: 'Another press group has this name.',
    it: 'Un altro gruppo stampa ha questo nome.',
  },
  group_named_by_sites: {
    en: 'The setting SITES of the server names this group: change it there first.',
    it: "L'impostazione SITES del server nomina questo gruppo: prima cambiala lì.",
  },
  host_invalid: {
    en: 'Enter host names such as press.example.com.',
    it: 'Inserisci nomi di host come stampa.example.com.',
  },
  host_taken: {
    en: 'Another press group already has the host {hosts}.',
    it: "Un altro gruppo stampa ha già l'host {hosts}.",
  },
  colour_invalid: { en: 'Enter a colour such as #1b3d9c.', it: 'Inserisci un colore come #1b3d9c.' },
  colour_illegible: {
    en: 'The contrast is {ratio}: 4.5 is the least for text to be legible.',
    it: 'Il contrasto è {ratio}: per un testo leggibile serve almeno 4,5.',
  },
  hours_reversed: { en: 'Closing comes after opening.', it: "La chiusura viene dopo l'apertura." },
  title_missing: {
    en: 'A language can be published only with a title.',
    it: 'Una lingua si pubblica solo con un titolo.',
  },
  no_language_to_publish: {
    en: 'There is no language with a title to publish.',
    it: 'Nessuna lingua ha un titolo da pubblicare.',
  },
  ends_before_it_begins: {
    en: 'It would end before readers see it: choose a later end.',
    it: 'Scadrebbe prima che i lettori lo vedano: scegli una scadenza successiva.',
  },
  instant_in_the_past: {
    en: 'Choose an instant in the future.',
    it: 'Scegli un momento futuro.',
  },
  server_error: { en: 'A server error occurred.', it: 'Errore del server.' },
  unavailable: {
    en: 'The service is temporarily unavailable. Try again in a moment.',
    it: 'Il servizio è temporaneamente non disponibile. Riprova tra poco.',
  },
  busy: {
    en: 'Too many searches are waiting at the moment. Try again in a few seconds.',
    it: 'Troppe ricerche sono in attesa in questo momento. Riprova tra qualche secondo.',
  },
  search_too_slow: {
    en: 'This search takes too long. Make it simpler, or narrow the list first, for example to one year.',
    it: "Questa ricerca richiede troppo tempo. Semplificala oppure restringi prima l'elenco, per esempio a un anno.",
  },
  search_too_complex: {
    en: 'This search is too complex: use fewer columns, a shorter text or a simpler expression.',
    it: "Questa ricerca è troppo complessa: usa meno colonne, un testo più breve o un'espressione più semplice.",
  },
  storage_full: {
    en: 'The server has no room left to store this. Nothing was changed; try again later.',
    it: 'Il server non ha più spazio per memorizzare i dati. Nulla è stato modificato; riprova più tardi.',
  },
  json_parse: { en: 'JSON parse error - {reason}', it: 'JSON parse error - {reason}' },
  bad_request: { en: 'The request could not be read.', it: 'Impossibile leggere la richiesta.' },
  request_timeout: {
    en: 'The request took too long to arrive.',
    it: 'La richiesta ha impiegato troppo tempo ad arrivare.',
  },
  address_too_long: { en: 'The address is too long.', it: "L'indirizzo è troppo lungo." },
  expectation_failed: {
    en: 'The request expects what is not offered here.',
    it: 'La richiesta si aspetta ciò che qui non è previsto.',
  },
  headers_too_large: {
    en: 'The headers of the request are too large.',
    it: 'Le intestazioni della richiesta sono troppo grandi.',
  },
  required: { en: 'This field is required.', it: 'Campo obbligatorio.' },
  blank: { en: 'This field may not be blank.', it: 'Questo campo non può essere omesso.' },
  null: { en: 'This field may not be null.', it: 'Il campo non può essere nullo.' },
  not_a_string: { en: 'Not a valid string.', it: 'Stringa non valida.' },
  null_characters: {
    en: 'Null characters are not allowed.',
    it: 'I caratteri null non sono ammessi.',
  },
  too_long: {
    en: 'Ensure this field has no more than {n} characters.',
    it: 'Assicurati che questo campo non abbia più di {n} caratteri.',
  },
  not_an_integer: { en: 'A valid integer is required.', it: 'È richiesto un numero intero valido.' },
  choice: { en: '"{input}" is not a valid choice.', it: '"{input}" non è una scelta valida.' },
  not_an_object: {
    en: 'Invalid data. Expected a dictionary, but got {type}.',
    it: 'Dati non validi. Era atteso un dizionario, ma si è ricevuto {type}.',
  },
  not_a_boolean: { en: 'Must be a valid boolean.', it: 'Deve essere un valore booleano valido.' },
  url: { en: 'Url not valid', it: 'Url non valido' },
  email: { en: 'Enter a valid email address.', it: 'Inserisci un indirizzo email valido.' },
  too_large: {
    en: 'Ensure this value is less than or equal to {n}.',
    it: 'Assicurati che il valore sia minore o uguale a {n}.',
  },
  must_accept: { en: 'You have to accept', it: 'Devi accettare' },
  duplicate_email: {
    en: 'user with this email already exists.',
    it: 'utente con questo email esiste già.',
  },
  password_length: { en: 'Minimum 8 characters', it: 'Minimo 8 caratteri' },
  password_capital: {
    en: 'Must have at least one capital letter',
    it: 'Deve avere almeno una lettera maiuscola',
  },
  password_number: { en: 'Must have at least one number', it: 'Deve avere almeno un numero' },
  password_special: {
    en: 'Must have at least one special character [!@#$%_]',
    it: 'Deve avere almeno un carattere speciale [!@#$%_]',
  },
  password_common: { en: 'This password is too common.', it: 'Questa password è troppo comune.' },
  password_mismatch: { en: "Passwords don't match", it: 'Le password non coincidono' },
  old_password: { en: 'Old password is not correct', it: 'La vecchia password non è corretta' },
  wrong_password: { en: 'The password is not correct', it: 'La password non è corretta' },
  signed_out: { en: 'Signed out', it: 'Disconnessione effettuata' },
  signed_out_everywhere: {
    en: 'Signed out on all devices',
    it: 'Disconnessione effettuata da tutti i dispositivi',
  },
  password_changed: { en: 'Password changed successfully', it: 'Password modificata correttamente' },
  verified: { en: 'User verified successfully', it: 'Account verificato correttamente' },
  activation_sent: {
    en: 'Activation email sent if the account exists and is not verified yet',
    it: "Se l'account esiste e non è ancora verificato, l'email di attivazione è stata inviata",
  },
  reset_link_sent: {
    en: 'Reset link sent if the user exists in database',
    it: "Se l'utente esiste, il link è stato inviato",
  },
  reset_done: { en: 'Reset password successful', it: 'Password reimpostata correttamente' },
  link_bad: { en: 'Invalid signature', it: 'Link non valido' },
  link_expired: { en: 'Signature expired', it: 'Link scaduto' },
  email_link_sent: {
    en: 'A confirmation link was sent to the new address',
    it: 'Un link di conferma è stato inviato al nuovo indirizzo',
  },
  email_changed: { en: 'Email changed successfully', it: 'Email modificata correttamente' },
  in_the_past: { en: 'This moment has passed.', it: 'Questo momento è già passato.' },
  unknown_release: {
    en: 'This press release does not exist or is not open to you.',
    it: 'Questo comunicato non esiste o non è accessibile.',
  },
  unknown_company: { en: 'This company is not known.', it: 'Questa azienda non è nota.' },
  search_too_short: { en: 'Type at least {n} characters.', it: 'Digita almeno {n} caratteri.' },
  picture_invalid: {
    en: 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
    it: "Caricare un'immagine valida. Il file inserito non è un'immagine o è corrotto.",
  },
  file_too_large: {
    en: 'The file is too large: at most {n} bytes.',
    it: 'Il file è troppo grande: al massimo {n} byte.',
  },
  file_empty: { en: 'The file is empty.', it: 'Il file è vuoto.' },
  file_type_refused: {
    en: 'Files of this type are not taken.',
    it: 'I file di questo tipo non sono accettati.',
  },
  picture_broken: {
    en: 'The picture is damaged or incomplete. Export it again and send the new file.',
    it: "L'immagine è danneggiata o incompleta. Esportala di nuovo e invia il nuovo file.",
  },
  picture_too_large: {
    en: 'The picture has {width} × {height} pixels: at most {n} million are taken.',
    it: "L'immagine ha {width} × {height} pixel: se ne accettano al massimo {n} milioni.",
  },
  picture_svg: {
    en: 'SVG drawings are not taken, because they can carry programs. Send it as PNG or PDF.',
    it: 'I disegni SVG non sono accettati, perché possono contenere programmi. Inviali come PNG o PDF.',
  },
  picture_heic: {
    en: 'HEIC pictures cannot be read here. Export it as JPEG and send that.',
    it: 'Le immagini HEIC non possono essere lette qui. Esportala come JPEG e invia quella.',
  },
  picture_format: {
    en: 'Pictures in this format cannot be read here. Send it as JPEG, PNG, TIFF or WebP.',
    it: 'Le immagini in questo formato non possono essere lette qui. Inviala come JPEG, PNG, TIFF o WebP.',
  },
  document_broken: {
    en: 'The PDF is damaged or incomplete. Export it again and send the new file.',
    it: 'Il PDF è danneggiato o incompleto. Esportalo di nuovo e invia il nuovo file.',
  },
  document_password: {
    en: 'The PDF is protected by a password. Send it without one.',
    it: 'Il PDF è protetto da una password. Invialo senza.',
  },
  document_too_long: {
    en: 'The PDF has too many pages: at most {n} are taken.',
    it: 'Il PDF ha troppe pagine: se ne accettano al massimo {n}.',
  },
  document_too_heavy: {
    en: 'The PDF takes too much time or memory to read. Export it again in a simpler form.',
    it: 'Il PDF richiede troppo tempo o memoria per essere letto. Esportalo di nuovo in forma più semplice.',
  },
  not_a_date: { en: 'Enter a date such as 2026-11-20.', it: 'Inserisci una data come 2026-11-20.' },
  not_a_subject: {
    en: 'Name one thing, such as press_release:12.',
    it: 'Indica una cosa, come press_release:12.',
  },
  before_from: {
    en: 'The last day comes before the first.',
    it: 'L’ultimo giorno precede il primo.',
  },
  too_many_periods: {
    en: 'These are more than {n} periods: choose weeks or months.',
    it: 'Sono più di {n} periodi: scegli le settimane o i mesi.',
  },
  copy_kind: {
    en: 'Name one thing that was copied: {kinds}.',
    it: 'Indica una sola cosa copiata: {kinds}.',
  },
  not_an_instant: {
    en: 'Enter an instant such as 2026-11-20T09:00:00Z.',
    it: 'Inserisci un istante come 2026-11-20T09:00:00Z.',
  },
  rendition_unknown: {
    en: 'There is no file of this format and size.',
    it: 'Non esiste un file di questo formato e dimensione.',
  },
  download_empty: {
    en: 'There is nothing to download here yet.',
    it: 'Qui non c’è ancora nulla da scaricare.',
  },
  download_kind: {
    en: 'Name one thing to download: {kinds}.',
    it: 'Indica una sola cosa da scaricare: {kinds}.',
  },
  not_a_list: { en: 'Expected a list of items.', it: 'Attesa una lista di oggetti.' },
  empty_list: { en: 'This list may not be empty.', it: 'Questa lista non può essere vuota.' },
  too_many: { en: 'Choose at most {n}.', it: 'Scegline al massimo {n}.' },
  accreditation_not_refused: {
    en: 'There is no refused accreditation to ask for again.',
    it: 'Non c’è alcun accredito rifiutato da richiedere di nuovo.',
  },
  not_waiting: {
    en: 'This account is not waiting for a decision.',
    it: 'Questo account non è in attesa di una decisione.',
  },
  no_erasure: {
    en: 'There is no request for erasure.',
    it: "Non c'è alcuna richiesta di cancellazione.",
  },
  account_approved: { en: 'Account approved', it: 'Account approvato' },
  account_refused: { en: 'Account refused', it: 'Account rifiutato' },
  account_disabled_done: { en: 'Account disabled', it: 'Account disattivato' },
  account_enabled: { en: 'Account enabled', it: 'Account riattivato' },
  account_erased: { en: 'Account erased', it: 'Account cancellato' },
  not_a_record: { en: 'Expected an object.', it: 'Atteso un oggetto.' },
  second_step: {
    en: 'One more step: confirm with your second factor.',
    it: 'Ancora un passaggio: conferma con il secondo fattore.',
  },
  recent_proof: {
    en: 'Confirm first that it is you.',
    it: 'Prima conferma la tua identità.',
  },
  factor_enrolment: {
    en: 'Set up two-step sign-in first: the press office requires it.',
    it: "Prima attiva l'accesso in due passaggi: l'ufficio stampa lo richiede.",
  },
  ticket_over: {
    en: 'This sign-in has taken too long or failed too often. Start again.',
    it: "Questo accesso è durato troppo o è fallito troppe volte. Ricomincia dall'inizio.",
  },
  code_wrong: {
    en: 'This code is not right or has been used already. Wait for the next one.',
    it: 'Il codice non è corretto o è già stato usato. Attendi il successivo.',
  },
  recovery_code_wrong: {
    en: 'This recovery code is not right or has been used already.',
    it: 'Il codice di recupero non è corretto o è già stato usato.',
  },
  passkey_refused: {
    en: 'This passkey was not accepted. Try again.',
    it: 'La passkey non è stata accettata. Riprova.',
  },
  passkeys_full: {
    en: 'There are too many passkeys. Remove one first.',
    it: 'Le passkey sono troppe. Rimuovine prima una.',
  },
  totp_not_begun: {
    en: 'This set-up has been replaced by a newer one. Start it again.',
    it: 'Questa configurazione è stata sostituita da una più recente. Ricomincia.',
  },
  no_second_factor: {
    en: 'There is no second factor yet.',
    it: "Non c'è ancora un secondo fattore.",
  },
  factor_last: {
    en: 'The press office requires a second factor: add another one before you remove this one.',
    it: "L'ufficio stampa richiede un secondo fattore: aggiungine un altro prima di rimuovere questo.",
  },
  own_account: {
    en: 'You cannot do this to your own account.',
    it: 'Non puoi farlo sul tuo stesso account.',
  },
  release_withdrawn: {
    en: 'This press release has been withdrawn.',
    it: 'Questo comunicato stampa è stato ritirato.',
  },
  correction_unpublished: {
    en: 'Only what has been published can be corrected in public.',
    it: 'Si può rettificare solo ciò che è stato pubblicato.',
  },
  note_in_each_language: {
    en: 'Write the note in each language in which the release is published.',
    it: 'Scrivi la nota in ogni lingua in cui il comunicato è pubblicato.',
  },
  unknown_officer: {
    en: 'There is nobody of the press office with this number.',
    it: "Nessuna persona dell'ufficio stampa ha questo numero.",
  },
  unknown_comment: {
    en: 'There is no such comment on this release.',
    it: 'Questo commento non esiste per il comunicato.',
  },
  answer_to_answer: {
    en: 'Answer the comment that the thread begins with.',
    it: 'Rispondi al commento con cui inizia la discussione.',
  },
  comments_full: {
    en: 'This release has too many comments.',
    it: 'Il comunicato ha troppi commenti.',
  },
  not_in_the_text: {
    en: 'This passage does not stand in the text.',
    it: 'Questo passo non si trova nel testo.',
  },
  not_your_comment: {
    en: 'Only who wrote a comment may change or delete it.',
    it: 'Solo chi ha scritto un commento può modificarlo o eliminarlo.',
  },
  comment_answered: {
    en: 'A comment that has been answered cannot be deleted.',
    it: 'Un commento che ha ricevuto risposta non può essere eliminato.',
  },
  preview_days: {
    en: 'A link lives {n} days at most.',
    it: 'Un link dura al massimo {n} giorni.',
  },
  preview_links_full: {
    en: 'There are too many links for this release. Take one back first.',
    it: 'I link per questo comunicato sono troppi. Revocane prima uno.',
  },
  preview_withdrawn: {
    en: 'A release that was withdrawn has no preview.',
    it: 'Un comunicato ritirato non ha anteprima.',
  },
  unknown_template: {
    en: 'There is no such template for this press group.',
    it: 'Questo modello non esiste per il gruppo stampa.',
  },
  template_name_taken: {
    en: 'The press group has a template of this name already.',
    it: 'Il gruppo stampa ha già un modello con questo nome.',
  },
  no_data: { en: 'No data provided', it: 'Nessun dato fornito' },
  invalid_page: { en: 'Invalid page.', it: 'Pagina non valida.' },
  manifest_name: { en: 'Press room', it: 'Sala stampa' },
  manifest_description: {
    en: 'Press room: releases, pictures and documents for journalists.',
    it: 'Sala stampa: comunicati, immagini e documenti per i giornalisti.',
  },
  manifest_releases: { en: 'Press releases', it: 'Comunicati stampa' },
  manifest_gallery: { en: 'Press gallery', it: 'Galleria stampa' },
  manifest_magazines: { en: 'Magazines', it: 'Riviste' },
  no_text: {
    en: 'Write the text in at least one language.',
    it: 'Scrivi il testo in almeno una lingua.',
  },
  job_is_running: {
    en: 'This job is running at the moment.',
    it: 'Questa operazione è in corso.',
  },
  not_an_assignee: {
    en: 'Choose somebody of the press office.',
    it: 'Scegli una persona dell’ufficio stampa.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof MESSAGES;

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(MESSAGES, text);

export interface Message {
  key: MessageKey;
  parameters?: Record<string, string | number>;
}

export function toText({ key, parameters = {} }: Message, language: Language): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
}
