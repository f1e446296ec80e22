import { CRISIS_BANNER_ID, CRISIS_BANNER_PATH } from '@press-room/contract/pages';
import { getPressGroup } from './press-group.ts';

const EVERY_MS = 60_000;

const find = (): HTMLElement | null => document.getElementById(CRISIS_BANNER_ID);

/** Shows the statement of the reader's press group, and hides those of others. */
function choose(): void {
  const id = getPressGroup()?.id;
  for (const each of find()?.querySelectorAll<HTMLElement>('[data-group]') ?? [])
    each.hidden = each.dataset.group !== String(id);
}

/** Asks for the statements again: a crisis begins and ends while a page is open. */
export async function refreshStatements(): Promise<void> {
  try {
    const answer = await fetch(CRISIS_BANNER_PATH);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const banner = next.getElementById(CRISIS_BANNER_ID);
    if (!answer.ok || !banner || banner.innerHTML === find()?.dataset.drawn) return;
    const { innerHTML } = banner;
    find()?.replaceWith(document.adoptNode(banner));
    banner.dataset.drawn = innerHTML;
    choose();
  } catch {
    // Without a connection the statement stays.
  }
}

export function followStatements(): void {
  choose();
  addEventListener('hashchange', choose);
  setInterval(() => {
    if (!document.hidden) void refreshStatements();
    else choose();
  }, EVERY_MS);
}
