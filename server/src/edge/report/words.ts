import type { ClippingKind, ClippingTone } from '@press-room/contract/clippings';
import type { ReportSectionName } from '@press-room/contract/report';
import type { Bilingual } from '../../platform/text/bilingual.ts';

/** Title and heading of the numbers. */
export const SECTIONS: Record<ReportSectionName, { title: Bilingual; unit: Bilingual; note?: Bilingual }> = {
  summary: {
    title: { en: 'Summary', it: 'Sintesi' },
    unit: { en: 'Number', it: 'Numero' },
  },
  releases_by_group: {
    title: { en: 'Releases by newsroom', it: 'Comunicati per sala stampa' },
    unit: { en: 'Releases', it: 'Comunicati' },
  },
  releases_by_language: {
    title: { en: 'Releases by language', it: 'Comunicati per lingua' },
    unit: { en: 'Releases', it: 'Comunicati' },
    note: {
      en: 'A release in both languages counts in both.',
      it: 'Un comunicato in entrambe le lingue conta in entrambe.',
    },
  },
  mailings: {
    title: { en: 'Mailings', it: 'Invii' },
    unit: { en: 'Delivered', it: 'Consegnati' },
  },
  downloads_by_material: {
    title: { en: 'Downloads by material', it: 'Download per materiale' },
    unit: { en: 'Downloads', it: 'Download' },
  },
  downloads_by_country: {
    title: { en: 'Downloads by country', it: 'Download per Paese' },
    unit: { en: 'Downloads', it: 'Download' },
    note: {
      en: 'Groups of fewer than five people are merged.',
      it: 'I gruppi di meno di cinque persone sono riuniti.',
    },
  },
  downloads_by_work: {
    title: { en: 'Downloads by kind of work', it: 'Download per qualifica' },
    unit: { en: 'Downloads', it: 'Download' },
    note: {
      en: 'Groups of fewer than five people are merged.',
      it: 'I gruppi di meno di cinque persone sono riuniti.',
    },
  },
  pictures: {
    title: { en: 'Best pictures', it: 'Immagini più scaricate' },
    unit: { en: 'Downloads', it: 'Download' },
  },
  coverage_by_month: {
    title: { en: 'Coverage by month', it: 'Uscite stampa per mese' },
    unit: { en: 'Clippings', it: 'Uscite' },
  },
  coverage_by_outlet: {
    title: { en: 'Coverage by outlet', it: 'Uscite stampa per testata' },
    unit: { en: 'Clippings', it: 'Uscite' },
  },
  coverage_by_country: {
    title: { en: 'Coverage by country', it: 'Uscite stampa per Paese' },
    unit: { en: 'Clippings', it: 'Uscite' },
  },
  coverage_by_language: {
    title: { en: 'Coverage by language', it: 'Uscite stampa per lingua' },
    unit: { en: 'Clippings', it: 'Uscite' },
  },
  coverage_by_tone: {
    title: { en: 'Coverage by tone', it: 'Uscite stampa per tono' },
    unit: { en: 'Clippings', it: 'Uscite' },
  },
  coverage_by_kind: {
    title: { en: 'Coverage by medium', it: 'Uscite stampa per mezzo' },
    unit: { en: 'Clippings', it: 'Uscite' },
  },
  untaken_kits: {
    title: { en: 'Press kits that nobody took', it: 'Cartelle stampa che nessuno ha preso' },
    unit: { en: 'Number', it: 'Numero' },
    note: {
      en: 'Press kits of the period that were not downloaded in it, nor a file of them.',
      it: 'Cartelle stampa del periodo che nel periodo non sono state scaricate, né un loro file.',
    },
  },
  untaken_pictures: {
    title: { en: 'Gallery pictures that nobody took', it: 'Immagini delle gallerie che nessuno ha preso' },
    unit: { en: 'Number', it: 'Numero' },
    note: {
      en: 'Files of galleries of the period that were not downloaded in it, nor with their gallery.',
      it: 'File di gallerie del periodo che nel periodo non sono stati scaricati, neanche con la galleria.',
    },
  },
  untaken: {
    title: { en: 'Releases that nobody took', it: 'Comunicati che nessuno ha preso' },
    unit: { en: 'Number', it: 'Numero' },
    note: {
      en: 'Releases of the period whose text and files were neither downloaded nor copied in it.',
      it: 'Comunicati del periodo di cui nel periodo non sono stati scaricati né copiati testo e file.',
    },
  },
};

export const WORDS = {
  title: { en: 'Report', it: 'Rapporto' },
  file: { en: 'report', it: 'rapporto' },
  page: { en: 'Page {page} of {pages}', it: 'Pagina {page} di {pages}' },
  rows: { en: 'Rows behind it', it: 'Righe corrispondenti' },
  of: { en: 'What', it: 'Che cosa' },
  releases: { en: 'Releases published', it: 'Comunicati pubblicati' },
  untaken: { en: 'Releases that nobody took', it: 'Comunicati che nessuno ha preso' },
  untaken_kits: { en: 'Press kits that nobody took', it: 'Cartelle stampa che nessuno ha preso' },
  untaken_pictures: {
    en: 'Gallery pictures that nobody took',
    it: 'Immagini delle gallerie che nessuno ha preso',
  },
  mailings: { en: 'Mailings', it: 'Invii' },
  accepted: { en: 'Messages delivered', it: 'Messaggi consegnati' },
  failed: { en: 'Messages refused or bounced', it: 'Messaggi rifiutati o respinti' },
  visits: { en: 'Visits from mailings', it: 'Visite dagli invii' },
  read: { en: 'Reads', it: 'Letture' },
  download: { en: 'Downloads', it: 'Download' },
  copy: { en: 'Copies', it: 'Copie' },
  clippings: { en: 'Clippings', it: 'Uscite stampa' },
  reach: { en: 'Reach of the coverage', it: 'Diffusione delle uscite' },
  it: { en: 'Italian', it: 'Italiano' },
  en: { en: 'English', it: 'Inglese' },
  press_release: { en: 'Texts of releases', it: 'Testi dei comunicati' },
  picture: { en: 'Pictures', it: 'Immagini' },
  other: { en: 'Other material', it: 'Altro materiale' },
  rest: { en: 'All others', it: 'Tutto il resto' },
  unknown: { en: 'Not known', it: 'Non noto' },
  untitled: { en: 'Without a title', it: 'Senza titolo' },
} satisfies Record<string, Bilingual>;

export const TONES: Record<ClippingTone, Bilingual> = {
  positive: { en: 'Positive', it: 'Positivo' },
  neutral: { en: 'Neutral', it: 'Neutro' },
  negative: { en: 'Negative', it: 'Negativo' },
};

export const MEDIA: Record<ClippingKind, Bilingual> = {
  print: { en: 'Print', it: 'Carta stampata' },
  web: { en: 'Web', it: 'Web' },
  radio: { en: 'Radio', it: 'Radio' },
  tv: { en: 'Television', it: 'Televisione' },
  social: { en: 'Social media', it: 'Social media' },
  newsletter: { en: 'Newsletter', it: 'Newsletter' },
};
