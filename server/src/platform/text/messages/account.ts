import type { Texts } from './texts.ts';

/** Sign-in, passwords, mailed links, second factors, and the office's actions on accounts. */
export const ACCOUNT_MESSAGES = {
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
  password_own: {
    en: 'This password is only made of words that others try first: your name or address, your company, your town or this press room.',
    it: 'Questa password è fatta solo di parole che altri proverebbero per prime: nome o indirizzo, azienda, città o questa sala stampa.',
  },
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
  sign_in_link_sent: {
    en: 'Sign-in link and code sent if the user exists in database',
    it: "Se l'utente esiste, link e codice per accedere sono stati inviati",
  },
  reset_done: { en: 'Reset password successful', it: 'Password reimpostata correttamente' },
  link_bad: { en: 'Invalid signature', it: 'Link non valido' },
  link_expired: { en: 'Signature expired', it: 'Link scaduto' },
  email_link_sent: {
    en: 'A confirmation link was sent to the new address',
    it: 'Un link di conferma è stato inviato al nuovo indirizzo',
  },
  email_changed: { en: 'Email changed successfully', it: 'Email modificata correttamente' },
  unknown_company: { en: 'This company is not known.', it: 'Questa azienda non è nota.' },
  accreditation_not_refused: {
    en: 'There is no refused accreditation to ask for again.',
    it: 'Non c’è alcun accredito rifiutato da richiedere di nuovo.',
  },
  not_waiting: {
    en: 'This account is not waiting for a decision.',
    it: 'Questo account non è in attesa di una decisione.',
  },
  no_erasure: {
    en: 'There is no request for deletion.',
    it: "Non c'è alcuna richiesta di cancellazione.",
  },
  account_approved: { en: 'Account approved', it: 'Account approvato' },
  account_refused: { en: 'Account refused', it: 'Account rifiutato' },
  account_disabled_done: { en: 'Account disabled', it: 'Account disattivato' },
  account_enabled: { en: 'Account enabled', it: 'Account riattivato' },
  account_erased: { en: 'Account erased', it: 'Account cancellato' },
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
  mailed_code_wrong: {
    en: 'This code is not right or has been used already. Look at the newest message, or ask for another code.',
    it: 'Il codice non è corretto o è già stato usato. Guarda il messaggio più recente, o chiedi un altro codice.',
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
  last_administrator: {
    en: 'At least one global administrator who can sign in has to remain.',
    it: 'Deve restare almeno un amministratore globale che possa accedere.',
  },
  right_not_held: {
    en: 'You cannot give or take a right that you do not hold yourself: {permissions}.',
    it: 'Non puoi assegnare o togliere un diritto che non hai: {permissions}.',
  },
  sessions_ended: {
    en: 'All sessions of this account have ended',
    it: "Tutte le sessioni dell'account sono terminate",
  },
  link_sent: {
    en: 'The message with the link is on its way',
    it: 'Il messaggio con il link è in partenza',
  },
  group_not_givable: {
    en: 'You may not invite into: {groups}',
    it: 'Non puoi invitare in: {groups}',
  },
  invitation_stands: {
    en: 'This address has an invitation already: send it again, or take it back.',
    it: 'Questo indirizzo ha già un invito: invialo di nuovo oppure ritiralo.',
  },
  invitation_ended: {
    en: 'This invitation was accepted or taken back.',
    it: 'Questo invito è già stato accettato o ritirato.',
  },
  invitation_accepted: {
    en: 'This invitation was accepted already.',
    it: 'Questo invito è già stato accettato.',
  },
  invitation_revoked: {
    en: 'This invitation was taken back.',
    it: 'Questo invito è stato ritirato.',
  },
  invitation_known: {
    en: 'This address has an account already.',
    it: 'Questo indirizzo ha già un account.',
  },
  invitation_done: {
    en: 'Your account is ready',
    it: 'Il tuo account è pronto',
  },
  link_pointless: {
    en: 'This account does not need such a link.',
    it: 'Questo account non ha bisogno di un link di questo tipo.',
  },
} as const satisfies Texts;
