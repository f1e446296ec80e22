import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A package that a server at rest does without, loaded at the first call. Not awaited: who calls answers at once. A part of
 * the house that already awaits says `await import` instead.
 */
export function loadLate<Package>(name: string): () => Package {
  let loaded: { from: Package } | null = null;
  return () => {
    loaded ??= { from: require(name) as Package };
    return loaded.from;
  };
}
