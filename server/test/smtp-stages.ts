import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Stage of a connection: before the greeting, at each command, and after the last byte. */
export const SMTP_STAGES = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end'] as const;
export type Stage = (typeof SMTP_STAGES)[number];

interface Fault {
  stage: Stage;
  /** `stall`: no answer until `hangUp`. */
  does: 'drop' | 'stall' | { answer: string };
}

const ANSWERS: Readonly<Record<string, string>> = {
  greeting: '220 sink.example ESMTP',
  EHLO: '250 sink.example',
  HELO: '250 sink.example',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 Go on',
  end: '250 2.0.0 Ok',
  RSET: '250 2.0.0 Ok',
  QUIT: '221 2.0.0 Bye',
};
const LAST_BYTES = '\r\n.\r\n';

/** A mail server that counts complete messages, and fails on demand at each stage of a connection. */
export class StagedSmtp {
  /** Applies to every connection. */
  fault: Fault | null = null;
  /** Message-ID of each message whose last byte has arrived, answered or not. */
  readonly taken: string[] = [];
  readonly #stalled = new Set<Socket>();
  readonly #open = new Set<Socket>();
  readonly #server = createServer((socket) => this.#talk(socket));

  async start(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  get stalled(): number {
    return this.#stalled.size;
  }

  hangUp(): void {
    for (const socket of this.#stalled) socket.destroy();
    this.#stalled.clear();
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #talk(socket: Socket): void {
    let received = '';
    let isMessage = false;
    this.#open.add(socket);
    // Senders can disconnect at any time.
    socket.on('error', () => undefined).on('close', () => this.#open.delete(socket));
    this.#answer(socket, 'greeting');
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      for (;;) {
        const end = received.indexOf(isMessage ? LAST_BYTES : '\r\n');
        if (end === -1) return;
        const part = received.slice(0, end);
        received = received.slice(end + (isMessage ? LAST_BYTES.length : 2));
        const stage = isMessage ? 'end' : part.slice(0, 4).toUpperCase();
        if (isMessage) this.taken.push(/^Message-ID: (.+)$/im.exec(part)?.[1] ?? '');
        isMessage = this.#answer(socket, stage) && stage === 'DATA';
      }
    });
  }

  /** Returns whether it answered normally. */
  #answer(socket: Socket, stage: string): boolean {
    // Clients whose EHLO is refused try HELO.
    const isFaulty = this.fault?.stage === (stage === 'HELO' ? 'EHLO' : stage);
    const does = (isFaulty && this.fault?.does) || { answer: ANSWERS[stage] ?? '500 5.5.1 Unknown' };
    if (does === 'drop') socket.destroy();
    else if (does === 'stall') this.#stalled.add(socket);
    else socket.write(`${does.answer}\r\n`);
    if (stage === 'QUIT') socket.end();
    return !isFaulty;
  }
}
