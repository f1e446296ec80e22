import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { chooseLocale } from '../../../i18n/locale.ts';
import { currentOf, getBaskets } from '../../../lib/kept-baskets.ts';
import { PagesDialog } from './pages-dialog.tsx';

const item = { kind: 'magazine', id: 7, title: 'Quarto Fuoco, no. 20' } as const;

it('adds pages of an issue to the basket, beside the whole issue', async () => {
  chooseLocale('en');
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<PagesDialog item={item} pages={60} page={12} onClose={onClose} />);
  const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });
  const add = () => user.click(screen.getByRole('button', { name: 'Add to basket', hidden: true }));
  await user.click(screen.getByRole('radio', { name: 'Some pages', hidden: true }));
  expect(field('From page')).toHaveValue('12');
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    if (text) await user.type(field(name), text);
  };
  for (const [first, last] of [
    ['0', '3'],
    ['14', '12'],
    ['12', '61'],
    ['', '2'],
    ['x', '2'],
    ['1.5', '2'],
  ] as const) {
    await type('From page', first);
    await type('To page', last);
    await add();
    expect(field('From page')).toHaveAccessibleDescription(
      'Choose pages from 1 to 60, the last not before the first.',
    );
  }
  await type('From page', '1');
  await type('To page', '50');
  await add();
  expect(field('From page')).toHaveAccessibleDescription(/^At most 40 pages at once/);
  expect(onClose).not.toHaveBeenCalled();
  await type('From page', '12');
  await type('To page', '14');
  await add();
  await user.click(screen.getByRole('radio', { name: 'The whole issue', hidden: true }));
  await add();
  expect(currentOf(getBaskets()).items).toEqual([
    { kind: 'magazine', id: 7, pages: { first: 12, last: 14 } },
    { kind: 'magazine', id: 7 },
  ]);
  expect(onClose).toHaveBeenCalledTimes(2);
});
