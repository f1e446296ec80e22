import { m } from '../../../paraglide/messages.js';
import type { ListFilter } from '../list/list-definition.ts';

export interface SectorOption {
  value: string;
  text: string;
}

/** Filters a list by sector; absent without sectors. */
export const sectorFilter = (options: readonly SectorOption[]): ListFilter[] =>
  options.length === 0 ? [] : [{ name: 'sector', label: m['sectors.title'](), options }];
