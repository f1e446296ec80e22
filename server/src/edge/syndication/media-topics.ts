import { MEDIA_TOPICS, type MediaTopicCode } from '@press-room/contract/media-topics';

interface MediaTopic {
  code: MediaTopicCode;
  name: string;
}

/** Releases of companies are business news, unless a sector is more specific. */
const ECONOMY: MediaTopicCode = '04000000';

export const topicUri = ({ code }: MediaTopic): string => `http://cv.iptc.org/newscodes/mediatopic/${code}`;

/** Without duplicates. */
export function listMediaTopics(sectors: readonly { media_topic: MediaTopicCode | null }[]): MediaTopic[] {
  const codes = new Set(sectors.flatMap(({ media_topic }) => media_topic ?? []));
  return [...(codes.size === 0 ? [ECONOMY] : codes)].map((code) => ({ code, name: MEDIA_TOPICS[code] }));
}
