import { join } from 'node:path';
import pg from 'pg';
import { openSqliteFile } from '../../src/platform/db/sqlite/connection.ts';
import { SQLITE_FILE } from '../../src/platform/db/sqlite/database.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

/** Explains how an engine would run statements. */
export interface Plans {
  /** One line per table, index and sort, indented by depth. */
  read(statement: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Plans on a separate database that was never analysed, so that they are the same on every machine and day. */
export async function openPlans(): Promise<Plans> {
  const place = await createTestDatabase({ isNew: true });
  return place.url === undefined ? openSqlitePlans(place) : openPostgresPlans(place, place.url);
}

function openSqlitePlans({ directory, drop }: TestDatabase): Plans {
  const file = openSqliteFile(join(directory, SQLITE_FILE));
  return {
    read: async (statement) => {
      const depths = new Map<unknown, number>();
      return file
        .prepare(`explain query plan ${statement}`)
        .all()
        .map(({ id, parent, detail }) => {
          const depth = (depths.get(parent) ?? -1) + 1;
          depths.set(id, depth);
          return `${'  '.repeat(depth)}${String(detail)}`;
        });
    },
    close: async () => {
      file.close();
      await drop();
    },
  };
}

/**
 * The plans show whether an index exists, not from how many rows it is useful: plans without an index are made
 * expensive, and tables are joined row by row in the order of the statement.
 */
const SETTINGS = [
  'plan_cache_mode = force_generic_plan',
  'join_collapse_limit = 1',
  'max_parallel_workers_per_gather = 0',
  'jit = off',
  ...['seqscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin', 'material', 'memoize'].map(
    (way) => `enable_${way} = off`,
  ),
];

async function openPostgresPlans({ drop }: TestDatabase, url: string): Promise<Plans> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillTables(client);
  for (const setting of SETTINGS) await client.query(`set ${setting}`);
  return {
    read: async (statement) => {
      const blanks = Array.from(statement.matchAll(/\$(\d+)/g), ([, number]) => Number(number));
      const values = Array.from({ length: Math.max(0, ...blanks) }, () => 'null').join(', ');
      // The full-text index needs it.
      await client.query(`set enable_bitmapscan = ${statement.includes('@@') ? 'on' : 'off'}`);
      await client.query(`prepare asked as ${statement}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json, costs off) execute asked${values === '' ? '' : `(${values})`}`,
      );
      await client.query('deallocate asked');
      return rows.flatMap((row) => describe(row['QUERY PLAN'][0].Plan));
    },
    close: async () => {
      await client.end();
      await drop();
    },
  };
}

/** Tables that grow over the years; scans of others are acceptable. */
const LARGE = `press_release press_release_text press_release_picture press_release_attachment release_search
  search_word asset asset_rendition gallery gallery_picture picture_search magazine magazine_page
  magazine_page_search asset_page press_kit press_kit_file company company_brand brand company_search user_account
  clipping clipping_company clipping_release clipping_picture appointment appointment_answer clipping_proposal
  asset_collection_file user_account_group accreditation contact_message job audit_entry download`.split(
  /\s+/,
);
const ROWS = 5000;
const LETTERS = 40;

/**
 * The planner uses the size of the files: in empty tables all indexes cost the same. The content of the rows is
 * irrelevant unless it is counted, so indexes are not updated.
 */
async function fillTables(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  const { rows } = await client.query<{ table: string; columns: string; values: string }>(
    `select relname as table, string_agg(quote_ident(attname), ', ') as columns, string_agg(
        case when atttypid = 'text'::regtype then 'lpad(number::text, ${LETTERS})'
          else format('number::text::%s', atttypid::regtype) end, ', ') as values
    from pg_attribute join pg_class as relation on relation.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relname = any($1)
      and attnum > 0 and not attisdropped and attgenerated = '' group by relname order by relname`,
    [LARGE],
  );
  const tables = `(${LARGE.map((table) => `'${table}'::regclass`).join(', ')})`;
  await client.query(`update pg_index set indisready = false where indrelid in ${tables}`);
  for (const { table, columns, values } of rows) {
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
    await client.query(`insert into ${table} (${columns}) overriding system value
      select ${values} from generate_series(1, ${ROWS}) as number`);
  }
  await client.query(`update pg_index set indisready = true where indrelid in ${tables}`);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  'Sort Key'?: string[];
  Plans?: PlanNode[];
}

/** Other nodes neither read a table nor sort rows, and differ between versions. */
const TOLD = /Scan$|Sort|Aggregate|^Group/;
const READS_NO_TABLE = /^(Subquery|CTE|Function|Values|WorkTable) Scan$/;

function describe(node: PlanNode, depth = 0): string[] {
  const type = node['Node Type'];
  const isTold = TOLD.test(type) && !READS_NO_TABLE.test(type);
  const line = `${'  '.repeat(depth)}${[type, ...detailsOf(node)].join(' ')}`;
  const below = (node.Plans ?? []).flatMap((each) => describe(each, isTold ? depth + 1 : depth));
  return isTold ? [line, ...below] : below;
}

function detailsOf(node: PlanNode): string[] {
  const { 'Relation Name': table, 'Index Name': index, 'Index Cond': condition, 'Sort Key': key } = node;
  if (key !== undefined) return [`by ${key.join(', ')}`];
  return [
    ...(table === undefined ? [] : [table]),
    ...(index === undefined
      ? []
      : [`by ${index}`, condition === undefined ? 'all of it' : shorten(condition)]),
  ];
}

/** The length of lists of values depends on the request. */
const shorten = (condition: string): string => condition.replaceAll(/(?:\$\d+, )+\$\d+/g, '…');
