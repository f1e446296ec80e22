import { setImmediate } from 'node:timers/promises';
import { INVITATION_PATH } from '@press-room/contract/invitations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTED_PATHS } from '../../../test/documented-paths.ts';
import { FAIR } from '../../../test/fair.ts';
import { GUEST } from '../../../test/guest.ts';
import { writePdf, writePicture } from '../../../test/media-files.ts';
import { readOpenApi, resolvePart } from '../../../test/openapi-part.ts';
import { post } from '../../../test/requests.ts';
import { createSchemaCompiler } from '../../../test/schema-compiler.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

type Response = { content?: Record<string, { schema: object }> };
interface Schema {
  type?: string;
  minimum?: number;
  maximum?: number;
}
interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
        responses: Record<string, Response>;
      }
    >
  >;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

describe('GET /api/openapi.json and /api/office/openapi.json', () => {
  let server: TestServer;
  let document: OpenApi;
  let compile: ReturnType<typeof createSchemaCompiler>;
  let authorization: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    await writePicture(server.directory, 'tile.jpg');
    writePdf(server.directory, 'tile.pdf', ['A tile']);
    await server.load({
      press_groups: [{ name: 'Association', tagline: { en: 'Tiles', it: 'Piastrelle' } }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] }],
      companies: [{ business_name: 'Tile works', brands: ['Tile'] }, { business_name: 'Tile works srl' }],
      events: [FAIR],
      press_releases: [
        {
          press_group: 'Association',
          date: '2026-01-01',
          text: { en: { title: 'One', body: '<p>Tile</p>' } },
        },
      ],
      assets: [
        { key: 'picture', file: 'tile.jpg', caption: { en: 'A tile', it: 'Una piastrella' } },
        { key: 'document', file: 'tile.pdf' },
      ],
      gallery_nodes: [
        {
          name: { en: 'Fair', it: 'Fiera' },
          nodes: [
            {
              name: { en: 'Hall', it: '' },
              galleries: [{ name: { en: 'Tiles', it: '' }, pictures: ['picture'] }],
            },
          ],
        },
      ],
      magazines: [
        {
          kind: 'international',
          territory: 'DE',
          year: 2026,
          month: 1,
          title: { en: 'Tiles', it: '' },
          document: 'document',
        },
      ],
      press_kits: [
        {
          press_group: 'Association',
          year: 2026,
          title: { en: 'Tiles', it: '' },
          files: [{ asset: 'picture', title: { en: 'Tile', it: '' } }],
        },
      ],
    });
    await server.work();
    authorization = await server.signedIn('alice@example.com');
    await server.call(INVITATION_PATH, post(GUEST, authorization));
    document = await readOpenApi<OpenApi>(server);
    compile = createSchemaCompiler(document);
  });
  afterAll(() => server.close());

  it('is OpenAPI 3.1 and names every call of the contract so far', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const paths = Object.keys(document.paths).filter((path) => !path.includes('__'));
    expect(paths.toSorted()).toEqual(DOCUMENTED_PATHS);
  });

  const listOperations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

  it('names every call once, by a verb and a noun', () => {
    const names = listOperations().map(({ operationId }) => operationId);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z0-9]*)+$/);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(
        'listPressReleases getPressRelease listPressReleaseYears searchPressRoom createToken listGalleryPictures createAsset listMagazines requestDownload sendContactMessage createOfficePressRelease updateOfficePressRelease deleteOfficePressRelease transitionOfficePressRelease listOfficePressReleaseComments exportOfficeMessages listOfficeCompanies updateOwnCompany endUserSessions changePassword'.split(
          ' ',
        ),
      ),
    );
  });

  it('names the schemas of the contract and refers to them', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        'PressRelease',
        'PressReleaseRow',
        'Asset',
        'OfficePressReleaseForm',
        'Refusal',
      ]),
    );
    const text = JSON.stringify(document);
    for (const name of Object.keys(schemas)) expect(text).toContain(`"#/components/schemas/${name}"`);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(schemas).toHaveProperty(name ?? '');
    expect(document.paths['/api/press_room/press_release/{id}/']?.get?.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/PressRelease' } } },
    });
  });

  it('types the numbers of paths and queries, with their bounds', () => {
    const parameters = listOperations()
      .flatMap(({ parameters: own = [] }) => own)
      .map((parameter) => resolvePart(document, parameter));
    const NUMBERS =
      /^(?:id|part|version|year|month|group|company|brand|gallery|start|length|draw|order\[0\]\[column\])$/;
    const numbers = parameters.filter(
      ({ name, in: place, schema }) => place === 'path' || (NUMBERS.test(name) && !('enum' in schema)),
    );
    expect(numbers.length).toBeGreaterThan(300);
    // The tus protocol names uploads, and editions of the press review have year and month.
    const others = numbers.filter(({ schema }) => schema.type !== 'integer');
    expect(others.map(({ in: place, name, schema }) => [place, name, schema])).toEqual([
      ['path', 'id', { type: 'string' }],
      ['path', 'id', { type: 'string' }],
      ['query', 'month', { type: 'string', pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$' }],
    ]);
    for (const { schema } of parameters.filter((parameter) => parameter.schema.type === 'integer')) {
      expect(schema.minimum).toBeGreaterThan(Number.MIN_SAFE_INTEGER);
      expect(schema.maximum).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });

  it('declares If-Match where a call wants the version that it was made from', () => {
    const wanting = listOperations().filter(({ responses }) => '428' in responses);
    expect(wanting.length).toBeGreaterThan(40);
    for (const operation of listOperations()) {
      const headers = (operation.parameters ?? [])
        .map((parameter) => resolvePart(document, parameter))
        .filter(({ in: place }) => place === 'header');
      expect([operation.operationId, headers.map(({ name, required }) => [name, required])]).toEqual([
        operation.operationId,
        wanting.includes(operation) ? [['If-Match', true]] : [],
      ]);
    }
  });

  const GET_CALLS = [
    ['/api/press_room/press_group/', '/api/press_room/press_group/?format=datatables'],
    ['/api/press_room/press_group/', '/api/press_room/press_group/'],
    ['/api/press_room/press_office/', '/api/press_room/press_office/?group=1'],
    ['/api/press_room/press_release/', '/api/press_room/press_release/?format=datatables'],
    ['/api/press_room/press_release/', '/api/press_room/press_release/?format=datatables&q=tile'],
    ['/api/press_room/press_release/', '/api/press_room/press_release/'],
    ['/api/press_room/press_release/{id}/', '/api/press_room/press_release/1/'],
    [
      '/api/press_room/press_release_companies/',
      '/api/press_room/press_release_companies/?format=datatables',
    ],
    ['/api/press_room/press_release_groups/', '/api/press_room/press_release_groups/?format=datatables'],
    ['/api/press_room/press_release_years/', '/api/press_room/press_release_years/?format=datatables'],
    [
      '/api/press_room/press_release_suggestions/',
      '/api/press_room/press_release_suggestions/?format=datatables&q=tyle',
    ],
    ['/api/press_room/asset/{id}/', '/api/press_room/asset/1/'],
    ['/api/press_room/gallery_tree/', '/api/press_room/gallery_tree/?format=datatables'],
    ['/api/press_room/gallery_tree/', '/api/press_room/gallery_tree/'],
    ['/api/press_room/gallery/{id}/', '/api/press_room/gallery/1/'],
    ['/api/press_room/gallery_facets/', '/api/press_room/gallery_facets/'],
    ['/api/press_room/gallery_picture/', '/api/press_room/gallery_picture/?format=datatables&q=tile'],
    ['/api/press_room/magazine/', '/api/press_room/magazine/?q=tile'],
    ['/api/press_room/magazine/{id}/', '/api/press_room/magazine/1/'],
    ['/api/press_room/magazine_periods/', '/api/press_room/magazine_periods/'],
    ['/api/press_room/magazine_territories/', '/api/press_room/magazine_territories/'],
    ['/api/press_room/press_kit/', '/api/press_room/press_kit/?format=datatables'],
    ['/api/press_room/company/{id}/', '/api/press_room/company/1/'],
    ['/api/office/company_member/', '/api/office/company_member/'],
    ['/api/press_room/search/', '/api/press_room/search/?q=tile'],
    ['/api/press_room/download/', '/api/press_room/download/?format=datatables'],
    ['/api/office/figure/', '/api/office/figure/?by=press_release'],
    ['/api/office/gallery_tree/', '/api/office/gallery_tree/?format=datatables'],
    ['/api/office/gallery/', '/api/office/gallery/'],
    ['/api/office/gallery/{id}/', '/api/office/gallery/1/'],
    ['/api/office/magazine/', '/api/office/magazine/'],
    ['/api/office/magazine/{id}/', '/api/office/magazine/1/'],
    ['/api/office/press_kit/', '/api/office/press_kit/'],
    ['/api/office/press_kit/{id}/', '/api/office/press_kit/1/'],
    ['/api/office/press_kit/{id}/taken/', '/api/office/press_kit/1/taken/'],
    ['/api/office/press_group/', '/api/office/press_group/?format=datatables'],
    ['/api/office/press_group/{id}/', '/api/office/press_group/1/'],
    ['/api/company/company/', '/api/company/company/?format=datatables'],
    ['/api/company/company/{id}/', '/api/company/company/1/'],
    ['/api/company/company/{id}/history/', '/api/company/company/1/history/'],
    ['/api/company/company/{id}/merge/', '/api/company/company/1/merge/?merged=2'],
    ['/api/company/brand/', '/api/company/brand/'],
    ['/api/company/brand/{id}/', '/api/company/brand/1/'],
    ['/api/company/city/', '/api/company/city/'],
    ['/api/office/webhook/', '/api/office/webhook/'],
    ['/api/office/delivery/', '/api/office/delivery/?format=datatables'],
    ['/api/office/event/', '/api/office/event/?format=datatables'],
    ['/api/office/event/{id}/', '/api/office/event/1/'],
    ['/api/office/accreditation/', '/api/office/accreditation/'],
    ['/api/office/door/', '/api/office/door/'],
    ['/api/office/door/{id}/', '/api/office/door/1/'],
    ['/api/press_room/event/', '/api/press_room/event/'],
    ['/api/account/event_accreditation/', '/api/account/event_accreditation/'],
    ['/api/account/profile/', '/api/account/profile/'],
    ['/api/account/company_search/', '/api/account/company_search/?q=tile'],
    ['/api/account/consent/', '/api/account/consent/'],
    ['/api/account/erasure/', '/api/account/erasure/'],
    ['/api/account/user/', '/api/account/user/?format=datatables'],
    ['/api/account/user/', '/api/account/user/?state=pending'],
    ['/api/account/user/{id}/', '/api/account/user/1/'],
    ['/api/account/user/{id}/rights/', '/api/account/user/1/rights/'],
    ['/api/account/group/', '/api/account/group/'],
    ['/api/account/invitation/', '/api/account/invitation/?format=datatables'],
    ['/api/account/invitation/{id}/', '/api/account/invitation/1/'],
    ['/api/account/permission/', '/api/account/permission/?format=datatables'],
  ] as const;

  const expectToFit = (path: string, method: string, body: unknown): void => {
    const answered = document.paths[path]?.[method]?.responses['200'] ?? {};
    const schema = resolvePart(document, answered).content?.['application/json']?.schema;
    expect(schema, `${method} ${path} describes its answer`).toBeDefined();
    const validate = compile(schema ?? {});
    validate(body);
    expect(validate.errors, JSON.stringify(body)).toBeNull();
  };

  it('describes every answer by a schema, also those that are hardly ever given', async () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, response]) => {
          const schema = resolvePart(document, response).content?.['application/json']?.schema;
          return schema === undefined ? [] : { place: `${method} ${path}, ${status}`, schema };
        }),
      ),
    );
    expect(described.length).toBeGreaterThan(DOCUMENTED_PATHS.length);
    for (const { place, schema } of described) {
      expect(() => compile(schema), place).not.toThrow();
      // The server runs in this process, and aborts requests that it receives late.
      await setImmediate();
    }
  });

  it.each(GET_CALLS)('describes what %s really answers (%s)', async (path, address) => {
    const answer = await server.call(address, { headers: authorization });
    expect(answer.status).toBe(200);
    expectToFit(path, 'get', answer.json);
  });

  it('describes an upload as the form that it is', async () => {
    expect(document.paths['/api/press_room/asset/']?.post).toMatchObject({
      requestBody: {
        content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } },
      },
    });
  });

  it('describes what a sign-in really answers', async () => {
    const credentials = { email: 'alice@example.com', password: 'Str0ng_pass!' };
    const answer = await server.call('/api/account/token-auth/', post(credentials));
    expectToFit('/api/account/token-auth/', 'post', answer.json);
  });
});
