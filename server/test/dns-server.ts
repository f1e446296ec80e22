import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';
import { type Answer, decode, encode } from 'dns-packet';

/** Records by name and type: `{ 'press.example TXT': ['v=spf1 -all'] }`. */
export type Zone = Record<string, string[]>;

const STRING_MAX = 255;

function toAnswer(name: string, type: string, text: string): Answer {
  switch (type) {
    case 'TXT':
      return { name, type, data: text.match(new RegExp(`.{1,${STRING_MAX}}`, 'g')) ?? [] };
    case 'MX':
      return { name, type, data: { preference: 10, exchange: text } };
    case 'A':
    case 'AAAA':
    case 'PTR':
      return { name, type, data: text };
    default:
      throw new Error(`No records of type ${type}`);
  }
}

/** A name server that this process uses until it is closed. It never answers for names in `silent`. */
export async function startDnsServer(zone: Zone, silent: readonly string[] = []) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (question === undefined || silent.includes(question.name)) return;
    const { name, type } = question;
    const answers = (zone[`${name} ${type}`] ?? []).map((text) => toAnswer(name, type, text));
    const isThere = Object.keys(zone).some((key) => key.startsWith(`${name} `));
    const flags = 0x8400 | (isThere ? 0 : 3);
    socket.send(encode({ type: 'response', id: id ?? 0, flags, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const usual = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    close: async (): Promise<void> => {
      dns.setServers(usual);
      await new Promise<void>((resolve) => socket.close(() => resolve()));
    },
  };
}
