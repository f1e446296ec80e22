import type { Config } from '../../platform/config/config.ts';
import { deriveKey, loadSecret } from '../../platform/process/secrets.ts';

type Secrets = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_OLD' | 'DATA_DIR'>;

/** Identifier of the press room, derived from its secret without revealing it. */
const tell = (secret: string): string => deriveKey(secret, 'backup').toString('hex').slice(0, 32);

export const tellPressRoom = (config: Secrets): string => tell(loadSecret(config));

/** Also compares earlier secrets. */
export const isOurs = (config: Secrets, pressRoom: string): boolean =>
  [loadSecret(config), ...(config.SECRET_KEY_OLD ?? [])].some((secret) => tell(secret) === pressRoom);
