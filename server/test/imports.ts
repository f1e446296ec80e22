import {
  IMPORT_PATH,
  type ImportChange,
  type ImportDifference,
  type ImportRun,
  importDifferencePath,
  importDifferenceSchema,
  importPath,
  importRunSchema,
} from '@press-room/contract/imports';
import { patch, post } from './requests.ts';
import { type Answer, startTestServer, type TestServer } from './server.ts';

const HEAD = 'Ragione sociale;Indirizzo;CAP;Città;Prov;Nazione;P.IVA;Telefono;Stato associativo;Tipologia';
/** Two rows, of which the second has no VAT number. */
export const ALFA =
  'Ceramiche Alfa S.p.A.;Via Emilia 1;41049;Sassuolo;MO;Italia;00488410010;0536 1;Associata;Piastrelle';
export const BETA = 'Beta Gres;Via Roma 2;00100;Roma;RM;Italia;;06 1;Ex associata;altro';
export const file = (...rows: string[]): string => `${[HEAD, ...rows].join('\r\n')}\r\n`;

const PEOPLE = [
  { email: 'office@example.com', groups: ['administrator_press_room'] },
  { email: 'reader@example.com', groups: ['user_press_room'] },
  { email: 'members@example.com', groups: ['administrator_associated_companies', 'user_press_room'] },
];

/** A server with an officer who imports, an officer of the association, and a reader. */
export async function startImports(
  environment: Record<string, string> = {},
): Promise<{ server: TestServer; desk: ImportDesk }> {
  const server = await startTestServer(environment);
  const users = PEOPLE.map((person) => ({ ...person, password: 'Str0ng_pass!', verified: true }));
  await server.load({ press_groups: [{ name: 'Alpha' }], users });
  return { server, desk: await openImports(server, 'office@example.com') };
}

export interface ImportDesk {
  upload(bytes: Uint8Array | string, form?: Record<string, string>): Promise<Answer>;
  /** Uploads a valid file. */
  take(bytes: Uint8Array | string, form?: Record<string, string>): Promise<ImportRun>;
  change(run: ImportRun, change: ImportChange): Promise<Answer>;
  /** Maps and compares a valid file. */
  compare(run: ImportRun, change?: ImportChange): Promise<ImportRun>;
  act(run: ImportRun, path: string, body?: object): Promise<Answer>;
  choose(run: ImportRun, choice: object): Promise<ImportRun>;
  get(id: number): Promise<ImportRun>;
  differences(run: ImportRun, query?: string): Promise<ImportDifference[]>;
}

/** Calls of imports by one officer. */
export async function openImports(server: TestServer, email: string): Promise<ImportDesk> {
  const headers = await server.signedIn(email);
  const upload = (bytes: Uint8Array | string, form: Record<string, string> = {}): Promise<Answer> => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ target: 'company', ...form })) body.append(name, value);
    body.append(
      'file',
      new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], form.name ?? 'soci.csv'),
    );
    return server.call(IMPORT_PATH, { method: 'POST', body, headers });
  };
  const versioned = (run: ImportRun) => ({ ...headers, 'If-Match': `"${run.version}"` });
  const change = (run: ImportRun, values: ImportChange): Promise<Answer> =>
    server.call(importPath(run.id), patch(values, versioned(run)));
  const act = (run: ImportRun, path: string, body: object = {}): Promise<Answer> =>
    server.call(path, post(body, versioned(run)));
  return {
    upload,
    change,
    act,
    take: async (bytes, form) => read(await upload(bytes, form), 201),
    compare: async (run, values) =>
      read(await change(run, { mapping: run.mapping, key: run.key, ...values })),
    choose: async (run, choice) =>
      read(await server.call(importDifferencePath(run.id), patch(choice, versioned(run)))),
    get: async (id) => read(await server.call(importPath(id), { headers })),
    differences: async (run, query = '') => {
      const path = `${importDifferencePath(run.id)}?format=datatables&length=500${query}`;
      const { json } = await server.call(path, { headers });
      return importDifferenceSchema.array().parse((json as { data: unknown }).data);
    },
  };
}

function read({ status, json, text }: Answer, expected = 200): ImportRun {
  if (status !== expected) throw new Error(`${status}: ${text}`);
  return importRunSchema.parse(json);
}
