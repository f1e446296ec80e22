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
