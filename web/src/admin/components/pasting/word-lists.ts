interface Point {
  paragraph: HTMLElement;
  depth: number;
  isNumbered: boolean;
}

/** Rebuilds lists from Word's clipboard, where list items are paragraphs with bullets or numbers. */
export function nestWordLists(body: HTMLElement): void {
  const points = Array.from(body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')).flatMap(
    (paragraph) => readPoint(paragraph) ?? [],
  );
  const isPoint = new Map(points.map((point) => [point.paragraph, point]));
  for (const first of points) {
    if (!first.paragraph.isConnected || first.paragraph.closest('li')) continue;
    const run: Point[] = [];
    for (let next: Element | null = first.paragraph; next !== null; next = next.nextElementSibling) {
      const point = isPoint.get(next as HTMLElement);
      if (!point) break;
      run.push(point);
    }
    const place = document.createComment('');
    first.paragraph.before(place);
    place.replaceWith(...toLists(run));
  }
}

function readPoint(paragraph: HTMLElement): Point | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute('style') ?? '');
  if (!level) return null;
  const marker = Array.from(paragraph.querySelectorAll('span')).find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const mark = marker?.textContent.trim() ?? '';
  marker?.remove();
  return {
    paragraph,
    depth: Number(level[1]),
    isNumbered: /^\(?[\da-z]{1,5}[.)]/i.test(mark) && !/^o$/i.test(mark),
  };
}

function toLists(run: readonly Point[]): HTMLElement[] {
  const lists: HTMLElement[] = [];
  const open: { depth: number; list: HTMLElement }[] = [];
  for (const { paragraph, depth, isNumbered } of run) {
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) > depth) open.pop();
    const tag = isNumbered ? 'OL' : 'UL';
    let current = open.at(-1);
    if (current && current.depth === depth && current.list.tagName !== tag) {
      open.pop();
      current = open.at(-1);
    }
    if (!current || current.depth < depth) {
      const list = document.createElement(tag);
      const parent = current?.list.lastElementChild;
      if (parent) parent.append(list);
      else lists.push(list);
      current = { depth, list };
      open.push(current);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    current.list.append(item);
  }
  return lists;
}
