import { PRESS_GROUP_PATH } from '@press-room/contract/press-groups';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getStoredError } from '../../lib/stored-error.ts';
import { GROUP, OTHER_GROUP } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { choosePressGroup, followGroupIn, startPressGroup } from './press-group.ts';

const HOUSE = { group: GROUP, groups: [GROUP, OTHER_GROUP] };
const saved = (): unknown => JSON.parse(localStorage.getItem('press_group') ?? 'null');

describe('a page that carries no press group', () => {
  it('looks it up by the name of the site when none is saved, and saves the first', async () => {
    const calls = fakeApi({ [`GET ${PRESS_GROUP_PATH}`]: rows([GROUP, { ...GROUP, id: 8 }]) });
    startPressGroup(null);
    await waitFor(() => expect(saved()).toEqual(GROUP));
    expect(calls[0]?.search.get('columns[1][search][value]')).toBe('Ceramica Italiana');
    expect(document.documentElement).toHaveAttribute('data-house', 'cobalt');
  });

  it('asks only which others there are when one is saved', () => {
    const calls = fakeApi({ [`GET ${PRESS_GROUP_PATH}`]: rows([GROUP]) });
    localStorage.setItem('press_group', JSON.stringify(GROUP));
    startPressGroup(null);
    expect(calls.map(({ search }) => search.toString())).toEqual([
      'format=datatables&keep=theme%2Ccolours%2Clogo%2Ctagline',
    ]);
  });

  it('handles an installation without any, and forgets the group of another one', async () => {
    fakeApi({ [`GET ${PRESS_GROUP_PATH}`]: rows([]) });
    localStorage.setItem('press_group', JSON.stringify(GROUP));
    startPressGroup({ group: null, groups: [] });
    expect(saved()).toBeNull();
    startPressGroup(null);
    await waitFor(() => expect(saved()).toBeNull());
    expect(getStoredError()).toBeNull();
  });

  it('stores the answer of a failed lookup', async () => {
    fakeApi({ [`GET ${PRESS_GROUP_PATH}`]: Response.json({ detail: 'Out of order.' }, { status: 503 }) });
    startPressGroup(null);
    await waitFor(() => expect(getStoredError()?.message).toBe('503 Out of order.'));
  });
});

describe('the press group of a reader', () => {
  it('wears its own colours, and another’s theme after it', () => {
    const root = document.documentElement;
    const colours = { light: '#7a1f2b', dark: '#f0a0aa' };
    startPressGroup({ group: { ...GROUP, colours }, groups: [GROUP, OTHER_GROUP] });
    expect(root).toHaveAttribute('data-own-colours');
    expect(root.style.getPropertyValue('--own-light')).toBe(colours.light);
    expect(root.style.getPropertyValue('--own-dark')).toBe(colours.dark);
    choosePressGroup(OTHER_GROUP);
    expect(root).not.toHaveAttribute('data-own-colours');
    expect(root).toHaveAttribute('data-house', OTHER_GROUP.theme);
  });

  it('is the site’s own, whatever was saved there before', () => {
    localStorage.setItem('press_group', JSON.stringify(OTHER_GROUP));
    startPressGroup(HOUSE);
    expect(saved()).toEqual(GROUP);
  });

  it('is kept until the reader selects the site’s own, or it no longer exists', () => {
    startPressGroup(HOUSE);
    choosePressGroup(OTHER_GROUP);
    startPressGroup(HOUSE);
    expect(saved()).toEqual(OTHER_GROUP);
    startPressGroup({ group: GROUP, groups: [GROUP] });
    expect(saved()).toEqual(GROUP);
    choosePressGroup(GROUP);
    startPressGroup(HOUSE);
    expect(saved()).toEqual(GROUP);
  });

  it('is selected by an address, from which the parameter is then removed', () => {
    startPressGroup(HOUSE);
    expect(followGroupIn({ path: '/home', search: 'q=kiln' })).toBeNull();
    expect(followGroupIn({ path: '/home', search: `q=kiln&press_group=${OTHER_GROUP.id}` })).toBe(
      '/home?q=kiln',
    );
    expect(saved()).toEqual(OTHER_GROUP);
    expect(followGroupIn({ path: '/home', search: 'press_group=999' })).toBe('/home');
    expect(saved()).toEqual(OTHER_GROUP);
  });
});
