import { createStore, useStore } from './store.ts';

/** Spec 2: path prefixes that show the same screens in another layout. Must match theme.js. */
export const LAYOUTS = ['horizontal', 'boxed', 'mini', 'boxed-v2'] as const;
export type Layout = (typeof LAYOUTS)[number] | 'vertical';

const layoutStore = createStore<Layout>('vertical');

export const useLayout = (): Layout => useStore(layoutStore);
export const getLayout = layoutStore.get;

/** Prefix of paths in links, which keeps the reader in the layout. */
export const layoutPrefix = (layout: Layout = layoutStore.get()): string =>
  layout === 'vertical' ? '' : `/${layout}`;

/** Splits an address after the hash into layout and path. */
export function splitLayout(address: string): { layout: Layout; path: string } {
  const layout =
    LAYOUTS.find((each) => address === `/${each}` || address.startsWith(`/${each}/`)) ?? 'vertical';
  return { layout, path: address.slice(layoutPrefix(layout).length) || '/' };
}

export function showLayout(layout: Layout): void {
  if (layout === 'vertical') delete document.documentElement.dataset.layout;
  else document.documentElement.dataset.layout = layout;
  layoutStore.set(layout);
}
