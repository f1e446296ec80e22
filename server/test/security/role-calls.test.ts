import {
  ADMITTING_GROUPS,
  GROUP_NAMES,
  type GroupName,
  type Permission,
  rightsOf,
} from '@press-room/contract/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
/** Each group alone, and who is let in by one for the rights of another. */
const ROLES: GroupName[][] = [
  ...GROUP_NAMES.map((name) => [name]),
  ['user_press_room', 'administrator_associated_companies'],
];

interface Call {
  method: (typeof METHODS)[number];
  path: string;
  /** All of them are needed. */
  permissions: Permission[];
}

const emailOf = (groups: readonly GroupName[]): string => `${groups.join('.')}@example.com`;

/** What the table of roles says, without a look at what is called. */
function mayCall(groups: readonly GroupName[], { permissions }: Call): boolean {
  const held = rightsOf({ groups: groups.map((name) => ({ name })) });
  const isAdmitted = groups.some((name) => ADMITTING_GROUPS.includes(name));
  return isAdmitted && permissions.every((permission) => held.includes(permission));
}

describe('every call that wants a right', () => {
  let server: TestServer;
  let calls: Call[];

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: ROLES.map((groups) => ({ email: emailOf(groups), password: 'Str0ng_pass!', groups })),
    });
    calls = server.resources.flatMap((resource) =>
      METHODS.flatMap((method) => {
        const endpoint = resource[method];
        const permissions = [resource.permission, endpoint?.permission].filter((one) => one !== undefined);
        if (endpoint === undefined || permissions.length === 0) return [];
        return [{ method, path: resource.path.replaceAll(/:\w+/g, '1'), permissions }];
      }),
    );
  });
  afterAll(() => server.close());

  it('stands at an address where nobody comes in without one', () => {
    const open = server.resources
      .filter(({ path }) => /^\/api\/(?:office|company)\//.test(path))
      .filter(({ permission, access }) => permission === undefined || access !== 'admitted')
      .map(({ path }) => path);
    expect(open).toEqual([]);
  });

  /** What is sent is no JSON: who may call is told so before anything happens, who may not is not listened to. */
  it.each(ROLES.map((groups) => [groups.join(' and '), groups] as const))(
    'answers %s as the table of roles says',
    async (_name, groups) => {
      const signedIn = await server.signedIn(emailOf(groups));
      const headers = { ...signedIn, 'Content-Type': 'application/json' };
      const wrong: string[] = [];
      for (const call of calls) {
        const { method, path } = call;
        const init = method === 'GET' ? { headers: signedIn } : { method, headers, body: '{"a":' };
        const { status } = await server.call(path, init);
        const isRefused = status === 401 || status === 403;
        if (isRefused === mayCall(groups, call) || status >= 500) wrong.push(`${status} ${method} ${path}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is one of many', () => {
    expect(calls.length).toBeGreaterThan(100);
  });
});
