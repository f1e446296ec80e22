import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** A connection for requests that no client library would send. */
export interface RawConnection {
  readonly socket: Socket;
  send: (text: string | Buffer) => void;
  /** Data so far. */
  text: () => string;
  /** All data received until the server closed the connection. */
  closed: () => Promise<RawAnswer | null>;
}

export async function openRaw(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  // A refused connection may be reset while it is still being written to.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return {
    socket,
    send: (text) => {
      if (socket.writable) socket.write(text);
    },
    text: () => text,
    closed: async () => {
      await closed;
      return parseAnswer(text);
    },
  };
}

/** Sends one raw request on a new connection, and returns everything received until it is closed. */
export async function askRaw(origin: string, request: string): Promise<RawAnswer | null> {
  const connection = await openRaw(origin);
  connection.send(request);
  return connection.closed();
}

function parseAnswer(text: string): RawAnswer | null {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) };
}
