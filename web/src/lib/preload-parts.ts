/** Maximum duration of a task in milliseconds, to keep taps responsive. */
const AT_ONCE_MS = 24;

/** Linked files; for a style sheet a promise of its error, or null. */
const linked = new Map<string, Promise<Error | null> | null>();

/**
 * Preloads the files of an `import()` in several tasks: up to sixty for a screen. Vite's own function does it in one
 * task, which takes 250 ms on a slow phone.
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

/** Null: nothing to wait for. */
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
      // Allows another attempt.
      element.remove();
      linked.delete(href);
      // Same words as Vite's: lib/load-screen.ts recognises the error by them.
      resolve(new Error(`Unable to preload CSS for ${href}`));
    });
  });
}
