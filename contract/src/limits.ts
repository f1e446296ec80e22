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
/** Personal data are kept for the event's duration plus this (spec 9) … */
export const RETENTION_MONTHS = 6;
/** … then locked for this long. */
export const LOCKED_YEARS = 6;
/** Days after which an unconfirmed erasure runs automatically. */
export const ERASURE_DAYS = 30;
/** Retention of accounts that were never verified. */
export const UNVERIFIED_DAYS = 30;
/** Retention of sign-ins and of known networks. */
export const SIGN_IN_DAYS = 90;
export const RECENT_SIGN_INS = 10;
/** Retention of readers' error reports. */
export const ERROR_REPORT_DAYS = 90;
/** Retention of undeliverable messages, and of messages written to the outbox instead of being sent. */
export const UNDELIVERED_DAYS = 30;
/** Retention of the readers of press releases under embargo. */
export const EMBARGO_READER_DAYS = 730;
/** Retention of other failed jobs, which can be inspected and retried. */
export const DEAD_JOB_DAYS = 90;

export const VERIFY_LINK_SECONDS = 7 * 86_400;
export const RESET_LINK_SECONDS = 86_400;
/** Validity of a link or code for signing in. */
export const SIGN_IN_LINK_SECONDS = 15 * 60;
/** Validity of the link by which a person without an account requests or erases their data; it works once. */
export const DATA_LINK_HOURS = 24;
export const INVITATION_SECONDS = 7 * 86_400;
/** Retention of an invitation after its expiry. */
export const INVITATION_DAYS = 30;

/** Maximum size of an uploaded profile picture, and the sides of the stored squares. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_SIDES = { small: 64, large: 256 } as const;

/** Largest uploaded file in bytes, by kind. */
export const FILE_MAX_BYTES = {
  picture: 100 * 1024 ** 2,
  document: 300 * 1024 ** 2,
  other: 1024 ** 3,
} as const;
/** For a drawing such as a logo or a chart. */
export const SVG_MAX_BYTES = 5 * 1024 ** 2;
/** Maximum pixels of an uploaded picture: more than the largest cameras produce. */
export const ASSET_MAX_PIXELS = 160_000_000;
export const DOCUMENT_MAX_PAGES = 3000;
/** Maximum pages extracted from a document at once. */
export const PAGES_AT_ONCE_MAX = 40;
export const CREDIT_MAX_LENGTH = 200;
/** Limit of captions and of licence terms. */
export const CAPTION_MAX_LENGTH = 2000;
export const ALT_MAX_LENGTH = 500;

/** Usual time to an accreditation decision in hours, if there are no decisions to count. */
export const ACCREDITATION_USUAL_HOURS = 48;
export const COMPANY_SEARCH_MIN_LENGTH = 2;
export const COMPANY_SEARCH_ROWS = 10;

/** Characters of an abstract shown in a list, before `...`. */
export const EXCERPT_LENGTH = 100;
/** Search engines and mail programs cut longer titles. */
export const TITLE_LENGTH_ADVISED = 90;
/** Maximum characters of a side menu entry; its accessible name is not cut. */
export const MENU_TEXT_LENGTH = 18;
/** Display time of a success message. */
export const NOTICE_SECONDS = 6;
export const LOGIN_TOAST_DELAY_MS = 1500;
export const SCROLL_RESET_DELAY_MS = 200;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/**
 * Spec 4, upper limits: while the code of a screen is loaded, the previous screen stays at most this long before the
 * outlines of the new one are shown.
 */
export const SCREEN_OVERLAY_MS = { usual: 30, framed: 2000 } as const;
/** Spec 4: how long a reloading section shows a spinner before a text explains the delay. */
export const SECTION_RELOAD_MS = 1500;

/** Largest accepted `length`. */
export const PAGE_LENGTH_CAP = 1000;
/** Maximum rows of `length=-1`. */
export const ALL_ROWS_CAP = 10_000;
/** A search ranks and counts at most this many of the newest hits, and marks the count as capped. */
export const SEARCH_HITS_CAP = 500;
export const SEARCH_QUERY_MAX_LENGTH = 200;
/** Limits of a request in the datatables protocol: characters, columns, and fields compared per row. */
export const TABLE_SEARCH_MAX_LENGTH = 200;
export const TABLE_COLUMNS_MAX = 100;
export const TABLE_COMPARISONS_MAX = 50;
/** Searches with a regular expression per network and minute. */
export const PATTERN_SEARCHES_A_MINUTE = 60;

/** Items of a basket; a gallery downloaded as a whole can contain any number of pictures. */
export const BASKET_ITEMS_MAX = 500;
/** Maximum releases, files and magazines among them: each needs a separate lookup, and texts are generated. */
export const BASKET_DOCUMENTS_MAX = 50;
export const BASKET_TITLE_MAX_LENGTH = 100;
export const BASKET_NOTE_MAX_LENGTH = 300;
/** Maximum size of a basket's ZIP. */
export const BASKET_BYTES_MAX = 20 * 1024 ** 3;
/** Validity of a download address, also for resuming. */
export const DOWNLOAD_SECONDS = 3600;

export const CONTACT_SUBJECT_MAX_LENGTH = 150;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
/** Retention of a message to the press office without a later event. */
export const CONTACT_MONTHS = 24;

export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Limit of bodies that anonymous clients send; many can arrive at once. */
export const OPEN_BODY_LIMIT_BYTES = 128 * 1024;
/** Maximum fields of a multipart form besides its file, and their maximum length. */
export const FORM_FIELDS_MAX = 40;
export const FORM_FIELD_MAX_BYTES = 64 * 1024;
/** Retention of statistics, and of searches without a result. */
export const FIGURE_MONTHS = 36;
export const FIGURE_QUERY_MONTHS = 13;
/** Retention of the audit log. */
export const AUDIT_YEARS = 10;

/** Limits of an import: bytes of its file, rows of a table, and processor seconds for reading it. */
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
