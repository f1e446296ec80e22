import type { Typology } from '@press-room/contract/companies';
import { m } from '../../paraglide/messages.js';

export const TYPOLOGY_LABELS: Record<Typology, () => string> = {
  dishes: m['companies.typology.dishes'],
  sanitary: m['companies.typology.sanitary'],
  tiles: m['companies.typology.tiles'],
  brick: m['companies.typology.brick'],
  refractory: m['companies.typology.refractory'],
  others: m['companies.typology.others'],
};
