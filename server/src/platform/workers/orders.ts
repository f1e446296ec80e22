import cluster from 'node:cluster';
import { type Order, type Report, readOrder } from './messages.ts';

/** Reports to the primary process, if there is one. */
export function report(what: Report): void {
  // Workers detect elsewhere that the primary process is gone.
  if (cluster.isWorker) process.send?.(what, undefined, {}, () => undefined);
}

export function onOrder(follow: (order: Order) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    const order = readOrder(message);
    if (order !== null) follow(order);
  });
}
