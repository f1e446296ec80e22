import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

const LIMITS = { perNetwork: 2, inAll: 3 };

function answer(): { response: ServerResponse; hangUp: () => void } {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return { response, hangUp: () => void response.destroy() };
}

it('holds a place until the answer is over, and none for who is gone before', async () => {
  const slots = new UploadSlots(LIMITS);
  for (let time = 0; time < 10; time += 1) {
    const { response, hangUp } = answer();
    hangUp();
    slots.take('a', response);
  }
  const [first, second] = [answer(), answer()];
  slots.take('a', first.response);
  slots.take('a', second.response);
  expect(() => slots.take('a', answer().response)).toThrow('throttled');
  slots.take('b', answer().response);
  expect(() => slots.take('c', answer().response)).toThrow('unavailable');
  for (const { response, hangUp } of [first, second]) {
    const closed = new Promise((resolve) => response.once('close', resolve));
    hangUp();
    await closed;
  }
  slots.take('a', answer().response);
  slots.take('c', answer().response);
});
