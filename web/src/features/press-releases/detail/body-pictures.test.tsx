import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Prose } from '../../../components/prose.tsx';
import { useSteady } from './body-pictures.ts';

function Text({ html }: { html: string }) {
  const { shown, watch } = useSteady(html);
  return (
    <div {...watch}>
      <Prose className="" html={shown} />
    </div>
  );
}

const video = (expires: number, words = 'a') =>
  `<p>${words}</p><video src="/media/k/kiln.mp4?expires=${expires}&amp;signature=x"></video>`;

it('keeps a started video when only its signature changes, until it fails', () => {
  const { container, rerender } = render(<Text html={video(1)} />);
  const find = () => container.querySelector('video') as HTMLVideoElement;
  rerender(<Text html={video(2)} />);
  expect(find().src).toContain('expires=2');
  fireEvent.play(find());
  const begun = find();
  rerender(<Text html={video(3)} />);
  expect(find()).toBe(begun);
  fireEvent.error(find());
  expect(find().src).toContain('expires=3');
  fireEvent.play(find());
  rerender(<Text html={video(4, 'b')} />);
  expect([container.textContent, find().src]).toEqual(['b', expect.stringContaining('expires=4')]);
});
