import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { callServer, serveCommands } from './server-socket.ts';

it('goes on where commands are ended while they wait for their answer', async () => {
  const server = await startTestServer();
  const folder = mkdtempSync(join(tmpdir(), 'press-room-socket-'));
  const serving = await serveCommands({
    ...server.context,
    config: { ...server.context.config, DATA_DIR: folder },
  });
  const call = { name: 'no-such-command', arguments: [], folder, input: null };
  for (let time = 0; time < 20; time += 1) {
    const socket = createConnection({ path: join(folder, 'commands.sock'), allowHalfOpen: true });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.end(JSON.stringify(call), () => socket.destroy());
    await closed;
  }
  // Connections without a listener would end the process.
  await expect(callServer(folder, call)).resolves.toBeUndefined();
  await serving.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
