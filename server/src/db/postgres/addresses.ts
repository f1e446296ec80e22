/** What libpq calls a server that takes writes. */
const WRITING: readonly (string | null)[] = [null, 'read-write', 'primary'];
/** And one that may be read. */
const READING: readonly (string | null)[] = [null, 'any', 'standby', 'prefer-standby', 'read-only'];
const ATTRIBUTE = 'target_session_attrs';
const CONNECT_SECONDS = 3;
const PARTS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<who>[^@/]*@)?(?<hosts>[^/?]+)(?<rest>(?:[/?].*)?)$/;

/**
 * The servers that an address names, as an address each: `postgres://user@one,two:5433/name?target_session_attrs=read-write`
 * is how libpq writes several of one database. Null: it is no such address.
 */
export const listServers = (address: string): string[] | null => listHosts(address, WRITING);

/** The same of servers that are only read. */
export const listReplicas = (address: string): string[] | null => listHosts(address, READING);

function listHosts(address: string, attributes: readonly (string | null)[]): string[] | null {
  const { scheme = '', who = '', hosts = '', rest = '' } = PARTS.exec(address)?.groups ?? {};
  // A socket of this machine is named by a parameter.
  if (hosts === '') return URL.canParse(address) ? [address] : null;
  const each = hosts.split(',').map((host) => `${scheme}${who}${host}${rest}`);
  if (!each.every((one) => URL.canParse(one) && new URL(one).hostname !== '')) return null;
  const urls = each.map((one) => new URL(one));
  if (urls.some((url) => !attributes.includes(url.searchParams.get(ATTRIBUTE)))) return null;
  return urls.map((url) => {
    url.searchParams.delete(ATTRIBUTE);
    return url.href;
  });
}

/** What libpq calls `connect_timeout`, in whole seconds; three where the address has none. Null: it is no such number. */
export function readConnectSeconds(address: string): number | null {
  const said = URL.canParse(address) ? new URL(address).searchParams.get('connect_timeout') : null;
  if (said === null) return CONNECT_SECONDS;
  return /^[1-9]\d{0,2}$/.test(said) ? Number(said) : null;
}

/** How long who asks the database waits for a connection, in milliseconds: a new one, or one that others have. */
export const toConnectMs = (address: string): number =>
  (readConnectSeconds(address) ?? CONNECT_SECONDS) * 1000;
