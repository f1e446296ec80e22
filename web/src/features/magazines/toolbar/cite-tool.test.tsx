import type { Magazine } from '@press-room/contract/magazines';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { chooseLocale } from '../../../i18n/locale.ts';
import { CiteTool } from './cite-tool.tsx';

it.each([
  ['en', 'Cite this page', 'Quarto Fuoco, no. 20 · March 2026, page 7. '],
  ['it', 'Cita questa pagina', 'Quarto Fuoco, n. 20 · marzo 2026, pagina 7. '],
] as const)('names title, issue, page and link (%s)', async (locale, name, words) => {
  chooseLocale(locale);
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const issue = { title: 'Quarto Fuoco', issue_number: '20', year: 2026, month: 3, territory: null };
  const magazine = issue as Magazine;
  render(<CiteTool magazine={magazine} page={7} address={() => '/italian-magazine?read=1&page=7'} />);
  await user.click(screen.getByRole('button', { name }));
  expect(writeText).toHaveBeenCalledWith(`${words}${location.origin}/italian-magazine?read=1&page=7`);
});
