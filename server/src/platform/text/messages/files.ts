import type { Texts } from './texts.ts';

/** Messages about incoming and outgoing files. */
export const FILES_MESSAGES = {
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
  unknown_files: {
    en: 'There is no file with the number {ids}.',
    it: 'Nessun file ha il numero {ids}.',
  },
  collection_name_taken: {
    en: 'The newsroom has a collection of this name already.',
    it: 'La sala stampa ha già una raccolta con questo nome.',
  },
  collections_many: {
    en: 'There can be {n} collections at most. Delete one first.',
    it: 'Possono esserci al massimo {n} raccolte. Prima eliminane una.',
  },
  not_a_picture: {
    en: 'The file with the number {ids} is no picture.',
    it: 'Il file con il numero {ids} non è una fotografia.',
  },
  not_a_document: {
    en: 'The file with the number {ids} is no PDF.',
    it: 'Il file con il numero {ids} non è un PDF.',
  },
  not_a_video: {
    en: 'The file with the number {ids} is no MP4 or WebM video.',
    it: 'Il file con il numero {ids} non è un video MP4 o WebM.',
  },
  not_captions: {
    en: 'The file with the number {ids} is no WebVTT file with captions.',
    it: 'Il file con il numero {ids} non è un file WebVTT di sottotitoli.',
  },
  document_failed: {
    en: 'The PDF could not be read: put another in its place first.',
    it: 'Il PDF non è leggibile: prima sostituiscilo con un altro.',
  },
  listed_twice: {
    en: 'The file with the number {ids} stands here twice.',
    it: 'Il file con il numero {ids} compare due volte.',
  },
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
  picture_too_heavy: {
    en: 'The picture takes too much time or memory to read. Export it again, smaller or in another format.',
    it: "L'immagine richiede troppo tempo o memoria per essere letta. Esportala di nuovo, più piccola o in un altro formato.",
  },
  picture_too_large: {
    en: 'The picture has {width} × {height} pixels: at most {n} million are taken.',
    it: "L'immagine ha {width} × {height} pixel: se ne accettano al massimo {n} milioni.",
  },
  picture_heic: {
    en: 'HEIC pictures cannot be read here. Export it as JPEG and send that.',
    it: 'Le immagini HEIC non possono essere lette qui. Esportala come JPEG e invia quella.',
  },
  picture_svg_definitions: {
    en: 'The SVG drawing contains definitions of its drawing program. Export it as plain SVG, without editing capabilities, and send that.',
    it: 'Il disegno SVG contiene definizioni del programma che lo ha creato. Esportalo come SVG semplice, senza funzioni di modifica, e invia quello.',
  },
  picture_svg_complex: {
    en: 'The SVG drawing has too many parts, or parts that repeat one another. Simplify it, or send it as PNG or PDF.',
    it: 'Il disegno SVG ha troppi elementi, o elementi che si ripetono a vicenda. Semplificalo, oppure invialo come PNG o PDF.',
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
  rendition_unknown: {
    en: 'There is no file of this format and size.',
    it: 'Non esiste un file di questo formato e dimensione.',
  },
  download_empty: {
    en: 'There is nothing to download here yet.',
    it: 'Qui non c’è ancora nulla da scaricare.',
  },
  page_range: {
    en: 'Choose pages from 1 on, the last not before the first, and at most {n} at once.',
    it: 'Scegli pagine a partire da 1, l’ultima non prima della prima, al massimo {n} alla volta.',
  },
  page_unknown: {
    en: 'The PDF has {n} pages.',
    it: 'Il PDF ha {n} pagine.',
  },
  pages_unreadable: {
    en: 'These pages cannot be taken out of the PDF. Download the whole issue.',
    it: 'Queste pagine non si possono estrarre dal PDF. Scarica il numero intero.',
  },
  baskets_full: {
    en: 'There are too many baskets. Delete one first.',
    it: 'Le raccolte sono troppe. Eliminane prima una.',
  },
  basket_documents: {
    en: 'A basket takes at most {n} releases, files and magazines.',
    it: 'Una raccolta contiene al massimo {n} fra comunicati, file e riviste.',
  },
  basket_too_large: {
    en: 'This is more than {n} GB. Choose pictures for the web, or take it in parts.',
    it: 'Sono più di {n} GB. Scegli le immagini per il web, oppure scaricala in parti.',
  },
  download_kind: {
    en: 'Name one thing to download: {kinds}.',
    it: 'Indica una sola cosa da scaricare: {kinds}.',
  },
} as const satisfies Texts;
