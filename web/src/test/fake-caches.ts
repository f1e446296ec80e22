/** In-memory caches with the methods that the worker uses; keys are addresses. */
export function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string, response: Response) => void store.set(key, response),
      delete: async (key: string) => store.delete(key),
      matchAll: async () => [...store.values()].map((response) => response.clone()),
    };
  };
  return {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (key: string, { cacheName = '' }: { cacheName?: string } = {}) =>
      stores.get(cacheName)?.get(key)?.clone(),
  };
}
