/** Delimiters between columns of a text file; the process that parses tables loads only this module. */
export const IMPORT_DELIMITERS = [';', ',', '\t', '|'] as const;
