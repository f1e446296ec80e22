import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import type { ListFilter } from '../../components/list/list-definition.ts';
import { collectionChoiceQuery, nameAmong } from './queries.ts';

const NUMBER = /^[1-9]\d*$/;

/** Narrows the library to one collection; none where there are none. */
export function useCollectionFilter(isOfHouse: boolean): readonly ListFilter[] {
  const { data } = useQuery(collectionChoiceQuery(isOfHouse));
  const shown = new URLSearchParams(useSearch()).get('collection') ?? '';
  const options = (data ?? []).map((each, _at, all) => ({
    value: String(each.id),
    text: nameAmong(each, all),
  }));
  // What the address names counts before the names are known, and shows nothing where it was deleted.
  if (isOfHouse && NUMBER.test(shown) && options.every(({ value }) => value !== shown))
    options.push({ value: shown, text: data ? m['office.collections.gone']() : '…' });
  return options.length === 0 ? [] : [{ name: 'collection', label: m['office.collections.one'](), options }];
}
