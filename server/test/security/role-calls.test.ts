import { ADMITTING_GROUPS, GROUP_NAMES, type GroupName } from '@press-room/contract/account-groups';
import {
  COMPANY_GROUPS,
  ownCompanyPermissionsOf,
  type Permission,
  rightsOf,
} from '@press-room/contract/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../company-offices.ts';
import { startDesk } from '../desk.ts';
import { readOpenApi } from '../openapi-part.ts';
import type { TestServer } from '../server.ts';
import { listOperations, type OpenApi, type Operation } from './fuzz-operations.ts';

const ALFA = 'Alfa Ceramiche';
const BETA = 'Beta Gres';

interface Role {
  groups: GroupName[];
  /** Company whose press office they work for. */
  company: typeof ALFA | null;
}
const isOfCompany = (name: GroupName): boolean => COMPANY_GROUPS.some((group) => group === name);

/**
 * Each group alone, with and without a confirmed company, and members of one company with the rights of another role.
 */
const ROLES: Role[] = [
  ...GROUP_NAMES.map((name): Role => ({ groups: [name], company: isOfCompany(name) ? ALFA : null })),
  ...COMPANY_GROUPS.map((name): Role => ({ groups: [name], company: null })),
  { groups: ['user_press_room', 'administrator_associated_companies'], company: null },
  { groups: [...COMPANY_GROUPS], company: ALFA },
];

/** Of the rights of a company's press office to its own records, these are limited to officers of the association. */
const AMONG_COLLEAGUES = new Set([
  'get /api/office/asset_collection/',
  'post /api/office/asset_collection/',
  'get /api/office/asset_collection/{id}/',
  'patch /api/office/asset_collection/{id}/',
  'delete /api/office/asset_collection/{id}/',
  'post /api/office/asset_collection/{id}/file/',
  'get /api/office/contributor/',
  'get /api/office/officer/',
  'get /api/office/press_release/{id}/preview_link/',
  'post /api/office/press_release/{id}/duplicate/',
  // The association pays for translations and descriptions.
  'get /api/office/asset/{id}/description/',
  'post /api/office/asset/{id}/description/',
  'get /api/office/press_release/{id}/translation/',
  'post /api/office/press_release/{id}/translation/',
  'post /api/office/press_release/{id}/translation/read/',
  // Companies can invite their own people, but not act on their accounts.
  'post /api/account/user/{id}/send_reset/',
  'post /api/account/user/{id}/send_verification/',
]);

interface Call extends Pick<Operation, 'name' | 'method' | 'path'> {
  /** All of them are required. */
  permissions: Permission[];
}

type Reach = 'all' | 'own' | 'nothing';

const nameOf = ({ groups, company }: Role): string => [...groups, company ?? 'no company'].join('.');
const emailOf = (role: Role): string => `${nameOf(role).replaceAll(' ', '-').toLowerCase()}@roles.example`;

/** Expected access by the table of roles, independent of the call. */
function reachOf({ groups, company }: Role, { name, permissions }: Call): Reach {
  const named = groups.map((group) => ({ name: group }));
  const whole = rightsOf({ groups: named });
  if (!groups.some((group) => ADMITTING_GROUPS.includes(group))) return 'nothing';
  if (permissions.every((permission) => whole.includes(permission))) return 'all';
  const own = new Set([...whole, ...ownCompanyPermissionsOf(named)]);
  const mayOwn = company !== null && permissions.every((permission) => own.has(permission));
  return mayOwn && !AMONG_COLLEAGUES.has(name) ? 'own' : 'nothing';
}

/** Ids of rows by noun, for addresses with an id. */
type Rows = Record<string, number>;

const nounOf = (path: string): string => path.split('/')[3] ?? '';
/** The first number is the id of the row; an upload has its own id. */
const fill = (path: string, row: number | undefined): string =>
  path
    .replace(/\{\w+\}/, row === undefined || path.includes('/upload/') ? '1' : String(row))
    .replaceAll(/\{\w+\}/g, '1');

describe('every call that wants a right', () => {
  let server: TestServer;
  let calls: Call[];
  let own: Rows;
  let others: Rows;

  beforeAll(async () => {
    const desk = await startDesk();
    const { gea, write, upload, kit, rows, ids } = await startCompanyOffices(desk);
    server = desk.server;
    own = {
      press_release: (await write(gea)).id,
      asset: ((await upload(gea, 'of alfa')).json as { id: number }).id,
      press_kit: (await kit(gea)).id,
      company_member: ids.users['gea@alfa.example'] ?? 0,
    };
    others = { ...rows, company_member: ids.users['ugo@beta.example'] ?? 0 };
    await server.load({
      users: ROLES.map((role) => ({
        email: emailOf(role),
        password: 'Str0ng_pass!',
        groups: role.groups,
        ...(role.company !== null && { company: role.company }),
      })),
    });
    const document = await readOpenApi<OpenApi>(server);
    const wanted = new Map(server.resources.map((each) => [each.path.replaceAll(/:(\w+)/g, '{$1}'), each]));
    calls = listOperations(document).flatMap(({ name, method, path }) => {
      const resource = wanted.get(path);
      const endpoint = resource?.[method as 'GET'];
      const permissions = [resource?.permission, endpoint?.permission].filter((one) => one !== undefined);
      return permissions.length === 0 || method === 'HEAD' ? [] : [{ name, method, path, permissions }];
    });
  });
  afterAll(() => server.close());

  it('stands at an address where nobody comes in without one', () => {
    const open = server.resources
      .filter(({ path }) => /^\/api\/(?:office|company)\//.test(path))
      .filter(({ permission, access }) => permission === undefined || access !== 'admitted')
      .map(({ path }) => path);
    expect(open).toEqual([]);
  });

  it('is described, and is one of many', () => {
    const wanted = server.resources.filter(({ permission }) => permission !== undefined);
    const met = new Set(calls.map(({ path }) => path));
    expect(
      wanted.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}')).filter((path) => !met.has(path)),
    ).toEqual([]);
    expect(calls.length).toBeGreaterThan(100);
  });

  /**
   * The body is not JSON: permitted clients get that error before anything happens, others are refused without reading
   * it.
   */
  it.each(ROLES.map((role) => [nameOf(role), role] as const))(
    'answers %s as the table of roles says, for the own company and for another',
    async (_name, role) => {
      const signedIn = await server.signedIn(emailOf(role));
      const headers = { ...signedIn, 'Content-Type': 'application/json', 'If-Match': '"1"' };
      const send = (method: string, path: string, body: string) =>
        server.call(path, method === 'GET' ? { headers: signedIn } : { method, headers, body });
      const wrong: string[] = [];
      for (const call of calls) {
        const { method, path, name } = call;
        const reach = reachOf(role, call);
        const noun = nounOf(path);
        const isOwned = path.includes('{') && !path.includes('/upload/') && own[noun] !== undefined;
        const { status, text } = await send(method, fill(path, own[noun]), '{"a":');
        const isRefused = status === 401 || status === 403;
        const isLost = isOwned && reach !== 'nothing' && status === 404;
        if (isRefused !== (reach === 'nothing') || isLost || status >= 500)
          wrong.push(`${status} ${name}, ${reach}`);
        if (reach === 'own' && text.includes(BETA)) wrong.push(`${name} tells of another company`);
        if (!isOwned || reach === 'nothing') continue;
        // Records of another company appear not to exist for clients without access; the request is valid and has no
        // effect.
        const theirs = await send(method, fill(path, others[noun]), reach === 'own' ? '{}' : '{"a":');
        if ((theirs.status === 404) !== (reach === 'own'))
          wrong.push(`${theirs.status} ${name} of another, ${reach}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
