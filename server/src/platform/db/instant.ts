/** An instant as ISO 8601 UTC text with milliseconds, the same on both engines, so that text order is time order. */
export type Instant = string;
