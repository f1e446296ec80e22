import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A package that an idle server does not need, loaded synchronously at the first call. Asynchronous code uses `await
 * import` instead.
 */
export function loadLate<Package>(name: string): () => Package {
  let loaded: { from: Package } | null = null;
  return () => {
    loaded ??= { from: require(name) as Package };
    return loaded.from;
  };
}
