import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';
import { findFreePort } from '../../../scripts/free-port.ts';

/** A chunk sent by one side, by its index in that direction of its connection; 0: the connection itself. */
export interface Piece {
  from: 'client' | 'server';
  at: number;
}

/** Treatment of a chunk: forwarded, cut in its middle, or dropped together with all later ones. */
export type Fate = 'pass' | 'cut' | 'silence';

/** A proxy in front of one server, like HAProxy, with faults that a test chooses. */
export interface TcpProxy {
  port: number;
  /** Address of a server behind it, through the proxy. */
  through(url: string): string;
  /** Decides about each further chunk. */
  judge(fate: (piece: Piece) => Fate): void;
  /** New connections go to the server at this address; existing ones are closed. */
  moveTo(url: string): void;
  cutAll(): void;
  /** Number of connections. */
  count(): number;
  close(): Promise<void>;
}

const portOf = (url: string): number => Number(new URL(url).port);

export async function startTcpProxy(url: string): Promise<TcpProxy> {
  let target = portOf(url);
  let fateOf: (piece: Piece) => Fate = () => 'pass';
  const open = new Set<Socket>();

  const cut = (...sockets: readonly Socket[]): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };

  const pump = (from: Piece['from'], [source, sink]: readonly [Socket, Socket]): void => {
    let at = 0;
    let isSilent = false;
    source.on('data', (bytes: Buffer) => {
      at += 1;
      const fate = isSilent ? 'silence' : fateOf({ from, at });
      isSilent = fate === 'silence';
      if (fate === 'pass') sink.write(bytes);
      if (fate === 'cut')
        sink.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => cut(source, sink));
    });
    source.on('error', () => sink.destroy());
    source.on('close', () => {
      open.delete(source);
      if (!isSilent) sink.end();
    });
  };

  const server = createServer({ allowHalfOpen: false }, (client) => {
    open.add(client);
    const fate = fateOf({ from: 'client', at: 0 });
    if (fate === 'pass') {
      const behind = dial(target, '127.0.0.1');
      open.add(behind);
      pump('client', [client, behind]);
      pump('server', [behind, client]);
      return;
    }
    client.on('error', () => undefined);
    client.on('close', () => open.delete(client));
    if (fate === 'cut') cut(client);
    else client.resume();
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const cutAll = (): void => cut(...open);
  return {
    port,
    through: (address) => Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    judge: (fate) => {
      fateOf = fate;
    },
    moveTo: (address) => {
      target = portOf(address);
      cutAll();
    },
    cutAll,
    count: () => open.size,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cutAll();
      await closed;
    },
  };
}
