/** What may stand between the columns of a text; the process that reads tables loads this without all the rest. */
export const IMPORT_DELIMITERS = [';', ',', '\t', '|'] as const;
