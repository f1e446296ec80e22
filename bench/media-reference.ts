// Plain Node sending one file, as in its documentation; the first argument is the path.
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

const path = process.argv[2] ?? '';
const bytes = statSync(path).size;
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': bytes });
  createReadStream(path).pipe(response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
process.on('disconnect', () => process.exit(0));
process.send?.(server.address() ?? 'closed');
