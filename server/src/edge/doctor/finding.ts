import type { CheckName, FindingState } from '@press-room/contract/system';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { Message, MessageKey } from '../../platform/text/messages.ts';

/** Finding of one check: its severity, and a sentence with the remedy. */
export interface Found {
  state: FindingState;
  message: Message;
  /** Expiry of the presented certificate. */
  certificate_until?: Date;
}

export interface Finding extends Found {
  check: CheckName;
}

/** Object of the checks. */
export interface Patient {
  config: Config;
  engine: Database['engine'];
  now: () => Date;
  /** @throws the error that prevents opening it */
  openDb: () => Promise<Db>;
  /** @throws the error that prevents opening it */
  openStore: () => Promise<FileStore>;
}

const find =
  (state: FindingState) =>
  (key: MessageKey, parameters?: Message['parameters']): Found => ({
    state,
    message: parameters === undefined ? { key } : { key, parameters },
  });

export const fine = find('fine');
export const warning = find('warning');
export const fault = find('fault');
