/** A concept of IPTC's Media Topics (CC BY 4.0), which newsrooms sort by. */
interface MediaTopic {
  code: string;
  name: string;
}

const ECONOMY = { code: '04000000', name: 'economy, business and finance' };
const ARTS = { code: '01000000', name: 'arts, culture, entertainment and media' };
const LEISURE = { code: '10000000', name: 'lifestyle and leisure' };
const ENVIRONMENT = { code: '06000000', name: 'environment' };
const SCIENCE = { code: '13000000', name: 'science and technology' };

/** By what the name of a sector begins with, in either language; a sector may belong to several. */
const TOPICS: readonly [RegExp, MediaTopic][] = [
  [
    /^(?:ceramic|piastrell|tiles?\b|bathroom|bagno|arredobagno|construction|edilizi|trade|commerci|export|mercat)/,
    ECONOMY,
  ],
  [/^(?:architect|architett|design|art|heritage|restaur)/, ARTS],
  [/^(?:interior|interni|furni|arred|living|hotel|hospitality)/, LEISURE],
  [/^(?:environment|ambient|sustainab|sostenib|energ)/, ENVIRONMENT],
  [/^(?:research|ricerca|technolog|tecnolog|innovation|innovazion)/, SCIENCE],
];

export const topicUri = ({ code }: MediaTopic): string => `http://cv.iptc.org/newscodes/mediatopic/${code}`;

/** Each topic once; news of companies is of business where no sector says more. */
export function listMediaTopics(sectors: readonly string[]): MediaTopic[] {
  const words = sectors.flatMap((sector) => sector.toLowerCase().split(/[\s_,/&-]+/));
  const found = TOPICS.filter(([pattern]) => words.some((word) => pattern.test(word))).map(
    ([, topic]) => topic,
  );
  return found.length === 0 ? [ECONOMY] : found;
}
