/** Calls `draw` when the size, the theme or the medium changes. @returns a function that stops it */
export function watchLook(element: HTMLElement, draw: () => void, destroy: () => void): () => void {
  let width = element.clientWidth;
  const resizing = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    draw();
  });
  resizing.observe(element);
  const looks = new MutationObserver(draw);
  looks.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const media = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
  for (const each of media) each.addEventListener('change', draw);
  return () => {
    resizing.disconnect();
    looks.disconnect();
    for (const each of media) each.removeEventListener('change', draw);
    destroy();
  };
}
