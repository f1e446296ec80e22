/** Concepts of IPTC's Media Topics (CC BY 4.0), with their English names. */
export const MEDIA_TOPICS = {
  '01000000': 'arts, culture, entertainment and media',
  '04000000': 'economy, business and finance',
  '05000000': 'education',
  '06000000': 'environment',
  '07000000': 'health',
  '09000000': 'labour',
  '10000000': 'lifestyle and leisure',
  '11000000': 'politics and government',
  '13000000': 'science and technology',
  '14000000': 'society',
} as const;
export type MediaTopicCode = keyof typeof MEDIA_TOPICS;
export const MEDIA_TOPIC_CODES = Object.keys(MEDIA_TOPICS) as [MediaTopicCode, ...MediaTopicCode[]];
