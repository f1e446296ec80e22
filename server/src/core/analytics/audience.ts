import { AUDIENCE_MIN_PEOPLE, OTHERS } from '@press-room/contract/analytics';

/** Attributes of readers in statistics; alone or combined they describe at least a handful of people. */
export interface Audience {
  outlet: string;
  country: string;
}

export interface AudienceSize extends Audience {
  people: number;
}

export const UNKNOWN_AUDIENCE: Audience = { outlet: '', country: '' };

const count = (sizes: readonly AudienceSize[]): number => sizes.reduce((sum, { people }) => sum + people, 0);
const isLarge = (sizes: readonly AudienceSize[]): boolean => count(sizes) >= AUDIENCE_MIN_PEOPLE;

/**
 * How readers of an outlet and a country are counted: by both if enough people share them, else with the rest of their
 * outlet, else with all remaining readers, else as unknown.
 */
export function groupAudiences(sizes: readonly AudienceSize[]): (audience: Audience) => Audience {
  const small = sizes.filter(({ people }) => people < AUDIENCE_MIN_PEOPLE);
  const smallOf = Map.groupBy(small, ({ outlet }) => outlet);
  const areLeftOverMany = isLarge([...smallOf.values()].filter((rest) => !isLarge(rest)).flat());
  const large = new Set(
    sizes.filter((size) => isLarge([size])).map(({ outlet, country }) => `${outlet} ${country}`),
  );
  return ({ outlet, country }) => {
    if (large.has(`${outlet} ${country}`)) return { outlet, country };
    if (isLarge(smallOf.get(outlet) ?? [])) return { outlet, country: OTHERS };
    return areLeftOverMany ? { outlet: OTHERS, country: OTHERS } : UNKNOWN_AUDIENCE;
  };
}
