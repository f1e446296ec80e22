// The process that parses tables loads only this module of the contract: schemas would take most of its time.

/** Delimiters between columns of a text file. */
export const IMPORT_DELIMITERS = [';', ',', '\t', '|'] as const;
export const IMPORT_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'ibm850',
  'utf-16le',
  'utf-16be',
] as const;
/** Columns of a table of contacts, for export and import. */
export const CONTACT_TABLE_FIELDS = [
  'email',
  'salutation',
  'first_name',
  'last_name',
  'roles',
  'outlet',
  'phone',
  'language',
  'country',
  'tags',
  'notes',
] as const;
