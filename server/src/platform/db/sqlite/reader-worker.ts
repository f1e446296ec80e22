import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, SMALL_PAGE_CACHE_KIB, SqliteConnection } from './connection.ts';
import type { ReaderReply, ReaderRequest, ReaderSettings } from './reader.ts';

/** On Linux a priority belongs to one thread. Elsewhere it belongs to the process, and is left unchanged. */
const PATIENT_PRIORITY = 10;

// The parent passes typed data; a parser would need more memory than the rest of the thread.
const { path, work } = workerData as ReaderSettings;
if (work === 'scan' && process.platform === 'linux') setPriority(PATIENT_PRIORITY);
const file = openSqliteFile(path, work === 'scan' ? SMALL_PAGE_CACHE_KIB : undefined);
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
