import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuoteLink } from './quote-link.tsx';

const ADDRESS = 'https://press.example/en/releases/2026/kilns-1';

function Page() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <main>
      <h1>Kilns sell well</h1>
      <div ref={text}>
        <p>
          Sales of <b>kilns</b> grew by 12 per cent.
        </p>
        <p>Sales of kilns grew again.</p>
      </div>
      <QuoteLink address={ADDRESS} within={text} />
      <p>Elsewhere</p>
    </main>
  );
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fragmentDirective');
});

function select(from: [string, number], to: [string, number]): void {
  const find = ([words, at]: [string, number]): [Node, number] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.nodeValue?.includes(words)) return [node, node.nodeValue.indexOf(words) + at];
    throw new Error(words);
  };
  act(() => {
    getSelection()?.setBaseAndExtent(...find(from), ...find(to));
    document.dispatchEvent(new Event('selectionchange'));
  });
}

function open(hasDirectives = true) {
  if (hasDirectives) Object.assign(document, { fragmentDirective: {} });
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Page />);
  return { user, copied };
}
const NAME = 'Copy link to this passage';

it('copies the address of the passage that is selected, across its markup', async () => {
  const { user, copied } = open();
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  select(['Sales of ', 0], [' grew by', 5]);
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(copied).toHaveBeenCalledWith(`${ADDRESS}#:~:text=Sales%20of%20kilns%20grew`);
});

it('is the plain address where the browser has no such links', async () => {
  const { user, copied } = open(false);
  select(['Sales of kilns grew again', 0], ['Sales of kilns grew again', 8]);
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(copied).toHaveBeenCalledWith(ADDRESS);
});

it('disappears with the selection, and ignores selections elsewhere', async () => {
  open();
  select(['Elsewhere', 0], ['Elsewhere', 4]);
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  select(['grew again', 0], ['grew again', 4]);
  expect(screen.getByRole('button', { name: NAME })).toBeInTheDocument();
  select(['grew again', 0], ['grew again', 0]);
  await waitFor(() => expect(screen.queryByRole('button', { name: NAME })).toBeNull());
});
