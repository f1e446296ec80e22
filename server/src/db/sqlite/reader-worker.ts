import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openSqliteFile, SqliteConnection } from './connection.ts';
import type { ReaderReply, ReaderRequest } from './reader.ts';

const file = openSqliteFile(z.string().parse(workerData));
file.exec('pragma query_only = on');
const connection = new SqliteConnection(file);

parentPort?.on('message', ({ id, sql, parameters }: ReaderRequest) => {
  let reply: ReaderReply;
  try {
    reply = { id, rows: connection.prepare(sql).all(parameters) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
  parentPort?.postMessage(reply);
});
