import type { PrivateFeedFormat, PrivateFeedKind } from '@press-room/contract/private-feeds';

const FEEDS: readonly PrivateFeedFormat[] = ['rss', 'atom', 'json'];
const CALENDARS: readonly PrivateFeedFormat[] = ['ics'];

/** Events are a calendar, all else is read by feed readers. */
export const formatsOf = (kind: PrivateFeedKind): readonly PrivateFeedFormat[] =>
  kind === 'events' ? CALENDARS : FEEDS;

/** What is secret is part of the path, which the log knows by its pattern alone. */
export const privateFeedAddress = (token: string, format: PrivateFeedFormat): string =>
  `/private-feed/${token}.${format}`;

/** 32 bytes in base64url. */
const TOKEN = ':token(^[\\w-]{43})';
export const privateFeedPattern = (format: PrivateFeedFormat): string => privateFeedAddress(TOKEN, format);
