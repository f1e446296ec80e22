import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  SelectQueryNode,
  TransactionSettings,
} from 'kysely';
import type { Work } from '../pools.ts';
import type { Replicas } from './replicas.ts';

interface Routes {
  replicas: Replicas;
  work: Work;
  /** Nobody writes here, so that what is written by hand is a read too. */
  onlyReads: boolean;
}

/** Reads may be answered by a replica; whatever else is asked goes to the server of `dialect`. */
export const withReplicas = (dialect: Dialect, routes: Routes): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => new RoutingDriver(dialect.createDriver(), routes),
});

const isSelect = (node: CompiledQuery['query']): node is SelectQueryNode => node.kind === 'SelectQueryNode';

const isRead = ({ query }: CompiledQuery, { onlyReads }: Routes): boolean =>
  isSelect(query) ? query.endModifiers === undefined : onlyReads && query.kind === 'RawNode';

/** Takes a connection to the server that takes writes when it is needed. */
class RoutedConnection implements DatabaseConnection {
  readonly #connect: () => Promise<DatabaseConnection>;
  readonly #routes: Routes;
  #taken: Promise<DatabaseConnection> | null = null;
  isInTransaction = false;

  constructor(connect: () => Promise<DatabaseConnection>, routes: Routes) {
    this.#connect = connect;
    this.#routes = routes;
  }

  get taken(): Promise<DatabaseConnection> | null {
    return this.#taken;
  }

  take(): Promise<DatabaseConnection> {
    this.#taken ??= this.#connect();
    return this.#taken;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const askPrimary = async (): Promise<QueryResult<Row>> => (await this.take()).executeQuery<Row>(query);
    if (this.isInTransaction || !isRead(query, this.#routes)) return askPrimary();
    const { replicas, work } = this.#routes;
    return replicas.read(
      async (replica) => ({ rows: (await replica.ask(work, query)) as Row[] }),
      askPrimary,
    );
  }

  // oxlint-disable-next-line eslint/require-yield
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not configured');
  }
}

class RoutingDriver implements Driver {
  readonly #driver: Driver;
  readonly #routes: Routes;

  constructor(driver: Driver, routes: Routes) {
    this.#driver = driver;
    this.#routes = routes;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(() => this.#driver.acquireConnection(), this.#routes);
  }

  async beginTransaction(connection: RoutedConnection, settings: TransactionSettings): Promise<void> {
    connection.isInTransaction = true;
    await this.#driver.beginTransaction(await connection.take(), settings);
  }

  async commitTransaction(connection: RoutedConnection): Promise<void> {
    await this.#driver.commitTransaction(await connection.take());
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: RoutedConnection): Promise<void> {
    await this.#driver.rollbackTransaction(await connection.take());
    connection.isInTransaction = false;
  }

  async releaseConnection({ taken }: RoutedConnection): Promise<void> {
    // Where none could be had there is none to give back, and who asked was told.
    const connection = await taken?.catch(() => null);
    if (connection !== undefined && connection !== null) await this.#driver.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}
