import { PRESS_GROUP_PATH } from '@press-room/contract/press-groups';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getStoredError } from '../../lib/stored-error.ts';
import { GROUP } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { startPressGroup } from './press-group.ts';

it('looks the group up by the name of the site when none is saved, and saves the first', async () => {
  const calls = fakeApi({ [`GET ${PRESS_GROUP_PATH}`]: rows([GROUP, { ...GROUP, id: 8 }]) });
  startPressGroup();
  await waitFor(() => expect(JSON.parse(localStorage.getItem('press_group') ?? 'null')).toEqual(GROUP));
  expect(calls[0]?.search.get('columns[1][search][value]')).toBe('Ceramica Italiana');
  expect(document.documentElement).toHaveAttribute('data-house', 'cobalt');
});

it('asks nothing when a group is saved', () => {
  const calls = fakeApi({});
  localStorage.setItem('press_group', JSON.stringify(GROUP));
  startPressGroup();
  expect(calls).toHaveLength(0);
});

it('stores the answer of a failed lookup', async () => {
  fakeApi({ [`GET ${PRESS_GROUP_PATH}`]: Response.json({ detail: 'Out of order.' }, { status: 503 }) });
  startPressGroup();
  await waitFor(() => expect(getStoredError()?.message).toBe('503 Out of order.'));
});
