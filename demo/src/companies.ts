/** Invented member companies, for the search at registration. */
export const demoCompanies: readonly string[] = [
  'Argilla Nova',
  'Bottega del Cotto',
  'Ceramiche Dell’Oltresecchia',
  'Cristallina Smalti',
  'Fornace San Rocco',
  'Gres Appennino',
  'Lastre del Panaro',
  'Laterizi Val d’Enza',
  'Maiolica Lamone',
  'Officina Refrattari Tiepido',
  'Porcellane Santerno',
  'Sanitari Montegibbio',
  'Stoviglieria Faentina',
  'Terre Alte',
];
