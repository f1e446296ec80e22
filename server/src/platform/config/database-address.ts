const CONNECT_SECONDS = 3;
const HOSTS = /^postgres(?:ql)?:\/\/(?:[^/?]*@)?([^/?]*)/;

const parametersOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.split('?').slice(1).join('?'));

/** libpq accepts several servers in one address: `one,two` as the host, or as parameters. */
export function namesSeveralHosts(address: string): boolean {
  const parameters = parametersOf(address);
  const named = [
    HOSTS.exec(address)?.[1],
    ...['host', 'hostaddr', 'port'].map((name) => parameters.get(name)),
  ];
  return named.some((part) => part?.includes(',') === true);
}

/** Whether the address names a server: as its host or, for a local socket, in a parameter. */
export const isDatabaseAddress = (address: string): boolean =>
  URL.canParse(address) && (new URL(address).hostname !== '' || HOSTS.exec(address)?.[1] === '');

/** libpq's `connect_timeout` in whole seconds; three by default. Null: not a valid number. */
export function readConnectSeconds(address: string): number | null {
  const said = parametersOf(address).get('connect_timeout');
  if (said === null) return CONNECT_SECONDS;
  return /^[1-9]\d{0,2}$/.test(said) ? Number(said) : null;
}

/** Maximum time that a query waits for a connection, new or from the pool, in milliseconds. */
export const toConnectMs = (address: string): number =>
  (readConnectSeconds(address) ?? CONNECT_SECONDS) * 1000;
