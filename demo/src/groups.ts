import type { DemoContact, DemoGroup } from './types.ts';

export const demoGroups: readonly DemoGroup[] = [
  {
    key: 'association',
    name: 'Assofornace',
    theme: 'cobalt',
    tagline: {
      it: 'L’industria italiana della ceramica, dal forno al mondo',
      en: 'The Italian ceramics industry, from the kiln to the world',
    },
    boilerplate: {
      it: `<h2>Assofornace in breve</h2>
<p><strong>Assofornace</strong> riunisce 245 imprese italiane che lavorano con il fuoco e con la terra: piastrelle e lastre, ceramica sanitaria, stoviglie, laterizi e refrattari. Insieme occupano 26.300 persone e nel 2025 hanno fatturato 7,78 miliardi di euro. La sede è a Sassuolo, nel cuore del distretto; uffici tecnici sono aperti a Faenza e a Imola.</p>`,
      en: `<h2>About Assofornace</h2>
<p><strong>Assofornace</strong> brings together 245 Italian companies that work with fire and clay: tiles and slabs, sanitaryware, tableware, bricks and refractories. Between them they employ 26,300 people and turned over €7.78 billion in 2025. Its headquarters are in Sassuolo, at the heart of the district, with technical offices in Faenza and Imola.</p>`,
    },
    office: {
      email: 'stampa@assofornace.example.com',
      phone: '+39 0536 555 0110',
      address: {
        it: ['Assofornace, ufficio stampa', 'Viale Monte Santo 40', '41049 Sassuolo (Modena)'],
        en: ['Assofornace, press office', 'Viale Monte Santo 40', '41049 Sassuolo (Modena), Italy'],
      },
      location: { latitude: 44.5446, longitude: 10.7846 },
      time_zone: 'Europe/Rome',
      hours: [
        { days: [1, 2, 3, 4], opens: '09:00', closes: '13:00' },
        { days: [1, 2, 3, 4], opens: '14:00', closes: '18:00' },
        { days: [5], opens: '09:00', closes: '13:00' },
      ],
      note: {
        it: 'Per urgenze fuori orario il cellulare di turno risponde tutti i giorni dalle 8 alle 22.',
        en: 'Out of hours the duty mobile is answered every day from 8 am to 10 pm.',
      },
      people: [
        {
          name: 'Margherita Lucarelli Bonfà',
          role: { it: 'Responsabile dell’ufficio stampa', en: 'Head of the press office' },
          languages: ['it', 'en', 'fr'],
          phone: '+39 0536 555 0111',
          mobile: '+39 335 555 0111',
          email: 'margherita.lucarelli@assofornace.example.com',
        },
        {
          name: 'Tobia Santandrea',
          role: {
            it: 'Immagini, interviste, visite agli stabilimenti',
            en: 'Pictures, interviews, factory visits',
          },
          languages: ['it', 'en'],
          phone: '+39 0536 555 0113',
          mobile: '',
          email: 'tobia.santandrea@assofornace.example.com',
        },
        {
          name: 'Ilse Kronbichler',
          role: { it: 'Stampa estera e dati di mercato', en: 'International press and market figures' },
          languages: ['de', 'it', 'en', 'es'],
          phone: '+39 0536 555 0124',
          mobile: '+39 335 555 0124',
          email: 'ilse.kronbichler@assofornace.example.com',
        },
      ],
    },
  },
  {
    key: 'fair',
    name: 'Ceraforma',
    theme: 'terracotta',
    tagline: {
      it: 'Salone internazionale della ceramica e del bagno, Bologna',
      en: 'International exhibition of ceramics and the bathroom, Bologna',
    },
    boilerplate: {
      it: `<h2>Ceraforma in breve</h2>
<p><strong>Ceraforma</strong> è il salone internazionale della ceramica per l’architettura, del bagno e della tavola. Si tiene a Bologna ogni anno, l’ultima settimana di settembre, dal martedì al venerdì. L’edizione 2026 ha portato nei dodici padiglioni 541 espositori da 36 Paesi e 81.730 visitatori, quasi la metà dall’estero.</p>`,
      en: `<h2>About Ceraforma</h2>
<p><strong>Ceraforma</strong> is the international exhibition of architectural ceramics, the bathroom and the table. It takes place in Bologna every year in the last week of September, from Tuesday to Friday. The 2026 edition brought 541 exhibitors from 36 countries and 81,730 visitors to its twelve halls, almost half of them from abroad.</p>`,
    },
    office: {
      email: 'press@ceraforma.example.com',
      phone: '+39 051 555 0180',
      address: {
        it: ['Ceraforma, ufficio stampa', 'Via della Fiera 20', '40127 Bologna'],
        en: ['Ceraforma, press office', 'Via della Fiera 20', '40127 Bologna, Italy'],
      },
      location: { latitude: 44.5125, longitude: 11.3672 },
      time_zone: 'Europe/Rome',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
      note: {
        it: 'Nei giorni di fiera la sala stampa, al Centro servizi, è aperta dalle 8 alle 19.',
        en: 'On fair days the press centre in the services building is open from 8 am to 7 pm.',
      },
      people: [
        {
          name: 'Corrado Belluzzi',
          role: { it: 'Accrediti e stampa italiana', en: 'Accreditation and Italian press' },
          languages: ['it', 'en'],
          phone: '+39 051 555 0181',
          mobile: '+39 335 555 0181',
          email: 'corrado.belluzzi@ceraforma.example.com',
        },
        {
          name: 'Maud Okonjo-Ferri',
          role: { it: 'Stampa internazionale', en: 'International media' },
          languages: ['en', 'fr', 'it'],
          phone: '+39 051 555 0182',
          mobile: '+39 335 555 0182',
          email: 'maud.okonjo@ceraforma.example.com',
        },
      ],
    },
  },
];

export const demoContacts: Readonly<Record<string, DemoContact>> = {
  'association-press': {
    name: { it: 'Ufficio stampa Assofornace', en: 'Assofornace press office' },
    role: { it: 'Rapporti con i media', en: 'Media relations' },
    email: 'stampa@assofornace.example.com',
    phone: '+39 0536 555 0110',
  },
  'association-economics': {
    name: { it: 'Centro studi Assofornace', en: 'Assofornace research office' },
    role: { it: 'Statistiche e mercati', en: 'Statistics and markets' },
    email: 'studi@assofornace.example.com',
    phone: '+39 0536 555 0124',
  },
  'association-technical': {
    name: { it: 'Area tecnica Assofornace', en: 'Assofornace technical department' },
    role: { it: 'Ambiente, energia, norme', en: 'Environment, energy, standards' },
    email: 'tecnica@assofornace.example.com',
    phone: '+39 0546 555 0137',
  },
  'fair-press': {
    name: { it: 'Ufficio stampa Ceraforma', en: 'Ceraforma press office' },
    role: { it: 'Accrediti e stampa italiana', en: 'Accreditation and Italian press' },
    email: 'press@ceraforma.example.com',
    phone: '+39 051 555 0180',
  },
  'fair-international': {
    name: { it: 'Stampa estera Ceraforma', en: 'Ceraforma international press' },
    role: { it: 'Stampa internazionale', en: 'International media' },
    email: 'international@ceraforma.example.com',
    phone: '+39 051 555 0182',
  },
};
