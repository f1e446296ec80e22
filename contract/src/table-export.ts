/**
 * All rows of a target as a file that can be imported again: `?target=`, `?type=`. A separate module, so that screens
 * that only export do not load the schemas of imports and companies.
 */
export const EXPORT_PATH = '/api/company/export/';
