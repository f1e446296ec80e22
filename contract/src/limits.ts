/** Business constants of the spec (sections 1, 2, 4, 5, 9) and of the wire contract. */

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_BYTES = 1024;
export const PASSWORD_SPECIALS = '!@#$%_';
export const MINIMUM_AGE = 18;
export const NAME_MAX_LENGTH = 150;
export const EMAIL_MAX_LENGTH = 254;
export const COMPANY_NAME_MAX_LENGTH = 200;
export const PUBLICATION_MAX_LENGTH = 200;
export const WEBSITE_MAX_LENGTH = 500;
export const PRINTING_COPIES_MAX = 100_000_000;
export const REASON_MAX_LENGTH = 1000;

/** Version of the privacy notice in force (spec 1). */
export const PRIVACY_VERSION = '20220802';
/** Personal data stays for the event's duration and this long (spec 9) … */
export const RETENTION_MONTHS = 6;
/** … then locked away for this long. */
export const LOCKED_YEARS = 6;
/** Days after which an unconfirmed erasure runs automatically. */
export const ERASURE_DAYS = 30;
/** An account that was never verified is forgotten. */
export const UNVERIFIED_DAYS = 30;
/** Sign-ins, and the marks by which a person's usual places are known, are kept this long. */
export const SIGN_IN_DAYS = 90;
export const RECENT_SIGN_INS = 10;
/** Retention of readers' error reports. */
export const ERROR_REPORT_DAYS = 90;
/** A message that no mail server would take, and one that was written into the outbox instead of being sent. */
export const UNDELIVERED_DAYS = 30;
/** So long the office sees who read a press release under embargo. */
export const EMBARGO_READER_DAYS = 730;
/** Other work that was given up stays so long, to be looked at and tried again. */
export const DEAD_JOB_DAYS = 90;

export const VERIFY_LINK_SECONDS = 7 * 86_400;
export const RESET_LINK_SECONDS = 86_400;
/** Of a link or code to sign in with. */
export const SIGN_IN_LINK_SECONDS = 15 * 60;
/** Validity of the link by which a person without an account requests or erases their data; it works once. */
export const DATA_LINK_HOURS = 24;
export const INVITATION_SECONDS = 7 * 86_400;
/** Retention of an invitation after its expiry. */
export const INVITATION_DAYS = 30;

/** A profile picture as uploaded; it is kept as squares of these sides. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_SIDES = { small: 64, large: 256 } as const;

/** Largest uploaded file in bytes, by kind. */
export const FILE_MAX_BYTES = {
  picture: 100 * 1024 ** 2,
  document: 300 * 1024 ** 2,
  other: 1024 ** 3,
} as const;
/** Of a drawing that is a logo or a chart. */
export const SVG_MAX_BYTES = 5 * 1024 ** 2;
/** Width times height of an uploaded picture: more than the largest cameras make. */
export const ASSET_MAX_PIXELS = 160_000_000;
export const DOCUMENT_MAX_PAGES = 3000;
/** Of pages that are taken out of a document. */
export const PAGES_AT_ONCE_MAX = 40;
export const CREDIT_MAX_LENGTH = 200;
/** Limit of captions and of licence terms. */
export const CAPTION_MAX_LENGTH = 2000;
export const ALT_MAX_LENGTH = 500;

/** Hours that an accreditation usually takes, as long as there are no decisions to count. */
export const ACCREDITATION_USUAL_HOURS = 48;
export const COMPANY_SEARCH_MIN_LENGTH = 2;
export const COMPANY_SEARCH_ROWS = 10;

/** Characters of an abstract shown in a list, before `...`. */
export const EXCERPT_LENGTH = 100;
/** A longer title is cut by search engines and mail programs. */
export const TITLE_LENGTH_ADVISED = 90;
/** Characters of a side menu entry; its accessible name stays whole. */
export const MENU_TEXT_LENGTH = 18;
/** For how long a notice that all went well stays. */
export const NOTICE_SECONDS = 6;
export const LOGIN_TOAST_DELAY_MS = 1500;
export const SCROLL_RESET_DELAY_MS = 200;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/**
 * Spec 4, as upper bounds: while the code of a screen is fetched, the screen before it stays at most this long until
 * the outlines of the new one take its place.
 */
export const SCREEN_OVERLAY_MS = { usual: 30, framed: 2000 } as const;
/** Spec 4, likewise: how long a section that is being reloaded shows a spinner before a text explains the delay. */
export const SECTION_RELOAD_MS = 1500;

/** Largest accepted `length`. */
export const PAGE_LENGTH_CAP = 1000;
/** Rows that `length=-1` answers at most. */
export const ALL_ROWS_CAP = 10_000;
/** A search ranks and counts at most this many of the newest hits, and marks the count as capped. */
export const SEARCH_HITS_CAP = 500;
export const SEARCH_QUERY_MAX_LENGTH = 200;
/** Limits of a request in the datatables protocol: characters, columns, and fields compared per row. */
export const TABLE_SEARCH_MAX_LENGTH = 200;
export const TABLE_COLUMNS_MAX = 100;
export const TABLE_COMPARISONS_MAX = 50;
/** Searches with a regular expression that one network may make in a minute. */
export const PATTERN_SEARCHES_A_MINUTE = 60;

/** Of a basket; a gallery that is saved as a whole may hold any number of pictures. */
export const BASKET_ITEMS_MAX = 500;
/** Most releases, files and magazines among them: each needs its own lookup, and texts are generated. */
export const BASKET_DOCUMENTS_MAX = 50;
export const BASKET_TITLE_MAX_LENGTH = 100;
export const BASKET_NOTE_MAX_LENGTH = 300;
/** Of the ZIP that a basket makes. */
export const BASKET_BYTES_MAX = 20 * 1024 ** 3;
/** An address that saves a file works this long, also to resume. */
export const DOWNLOAD_SECONDS = 3600;

export const CONTACT_SUBJECT_MAX_LENGTH = 150;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
/** Retention of a message to the press office without a later event. */
export const CONTACT_MONTHS = 24;

export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Limit of bodies that anonymous clients send; many can arrive at once. */
export const OPEN_BODY_LIMIT_BYTES = 128 * 1024;
/** Besides its file, a multipart form has at most so many fields, each so long. */
export const FORM_FIELDS_MAX = 40;
export const FORM_FIELD_MAX_BYTES = 64 * 1024;
/** Retention of statistics, and of searches without a result. */
export const FIGURE_MONTHS = 36;
export const FIGURE_QUERY_MONTHS = 13;
/** Retention of the audit log. */
export const AUDIT_YEARS = 10;

/** An import: bytes of its file, rows of a table, and the processor's seconds that reading it may take. */
export const IMPORT_MAX_BYTES = 30 * 1024 ** 2;
export const IMPORT_MAX_ROWS = 50_000;
export const IMPORT_READ_SECONDS = 15;
/** Retention of an import's file and differences; an import can be undone for this long. */
export const IMPORT_DAYS = 30;
/** A larger share of removed rows needs a second confirmation. */
export const IMPORT_REMOVAL_SHARE = 0.2;

/** Limits of a company's location at the fair. */
export const HALL_MAX_LENGTH = 20;
export const STAND_MAX_LENGTH = 60;
