import { accessSync, constants, mkdirSync } from 'node:fs';
import { OperatorError, reasonOf } from './operator-error.ts';

/** Makes DATA_DIR where it is missing. @throws {OperatorError} when it cannot be written to */
export function ensureDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new OperatorError(`DATA_DIR: ${directory} cannot be used (${reasonOf(error)}).`);
  }
}
