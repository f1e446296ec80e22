import cluster from 'node:cluster';
import { type Order, type Report, readOrder } from './messages.ts';

/** Tells the first process, where there is one. */
export function report(what: Report): void {
  if (cluster.isWorker) process.send?.(what);
}

export function onOrder(follow: (order: Order) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    const order = readOrder(message);
    if (order !== null) follow(order);
  });
}
