import type { FeedForm } from '@press-room/contract/feeds';

/** The secret is part of the path; logs contain only the pattern of the path. */
export const privateFeedAddress = (token: string, format: FeedForm): string =>
  `/private-feed/${token}.${format}`;

/** 32 bytes in base64url. */
const TOKEN = ':token(^[\\w-]{43})';
export const privateFeedPattern = (format: FeedForm): string => privateFeedAddress(TOKEN, format);
