import cluster from 'node:cluster';
import { type Order, type Report, readOrder } from './messages.ts';

/** Tells the first process, where there is one. */
export function report(what: Report): void {
  // The first process may be gone; that shows by itself.
  if (cluster.isWorker) process.send?.(what, undefined, {}, () => undefined);
}

export function onOrder(follow: (order: Order) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    const order = readOrder(message);
    if (order !== null) follow(order);
  });
}
