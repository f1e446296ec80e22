/** Longest that the browser is kept from answering taps, in milliseconds. */
const AT_ONCE_MS = 24;

/** Files that were linked; of a style sheet, why it could not be loaded. */
const linked = new Map<string, Promise<Error | null> | null>();

/**
 * Every `import()` of the build runs through this, with the files that its module needs: up to sixty for a screen. Vite's
 * own function links all of them in one task, which takes a slow phone 250 ms.
 */
export async function preloadParts<Module>(
  load: () => Promise<Module>,
  parts: readonly string[] = [],
): Promise<Module> {
  const styles: Promise<Error | null>[] = [];
  let begun = performance.now();
  for (const part of parts) {
    const style = link(`/${part}`);
    if (style) styles.push(style);
    if (performance.now() - begun < AT_ONCE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  const failure = (await Promise.all(styles)).find((each) => each !== null);
  if (failure) throw failure;
  return load();
}

/** Null: there is nothing to wait for. */
function link(href: string): Promise<Error | null> | null {
  const known = linked.get(href);
  if (known !== undefined) return known;
  const coming = document.head.querySelector(`link[href="${href}"]`) ? null : append(href);
  linked.set(href, coming);
  return coming;
}

function append(href: string): Promise<Error | null> | null {
  const isStyle = href.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(element);
  if (!isStyle) return null;
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(null));
    element.addEventListener('error', () => {
      // The next attempt links it again.
      element.remove();
      linked.delete(href);
      // lib/load-screen.ts knows it by these words, as Vite has them.
      resolve(new Error(`Unable to preload CSS for ${href}`));
    });
  });
}
