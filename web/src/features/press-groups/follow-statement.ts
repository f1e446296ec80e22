import { CRISIS_PATH, type Crisis, type CrisisRow, crisisPath } from '@press-room/contract/crisis';
import { CRISIS_BANNER_ID, CRISIS_BANNER_PATH } from '@press-room/contract/pages';
import { rightsAnywhereOf } from '@press-room/contract/roles';
import { getJson } from '../../lib/api.ts';
import { getUser, subscribeToSession } from '../../lib/auth.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import styles from './follow-statement.module.css';
import { getPressGroup } from './press-group.ts';

const EVERY_MS = 60_000;
const REHEARSAL_ID = 'rehearsal';
/** A failed request is repeated later. */
const ignore = (): void => {};

const find = (): HTMLElement | null => document.getElementById(CRISIS_BANNER_ID);

/** Shows the statement of the reader's press group, and hides those of others. */
function choose(): void {
  const id = getPressGroup()?.id;
  for (const each of document.querySelectorAll<HTMLElement>(
    `#${CRISIS_BANNER_ID} > [data-group], #${REHEARSAL_ID} > [data-group]`,
  ))
    each.hidden = each.dataset.group !== String(id);
}

/** Shows rehearsed statements to officers, at the place of real ones and marked as rehearsals. */
async function showRehearsals(): Promise<void> {
  const isOfficer = rightsAnywhereOf(getUser() ?? { groups: [] }).includes('crisis.view');
  const answer = isOfficer
    ? await getJson<{ results: CrisisRow[] }>(CRISIS_PATH, { state: 'rehearsal' })
    : { results: [] };
  document.getElementById(REHEARSAL_ID)?.remove();
  if (answer.results.length === 0) return;
  const place = document.createElement('section');
  place.id = REHEARSAL_ID;
  for (const { id } of answer.results) place.append(drawRehearsal(await getJson<Crisis>(crisisPath(id))));
  find()?.before(place);
  choose();
}

function drawRehearsal({ press_group, title, text }: Crisis): HTMLElement {
  const part = document.createElement('div');
  part.className = styles.rehearsal ?? '';
  part.dataset.group = String(press_group.id);
  const line = (name: 'strong' | 'p', words: string) =>
    Object.assign(document.createElement(name), { textContent: words });
  part.append(
    line('p', m['office.crises.rehearsalBanner']()),
    line('strong', ownWords(title)),
    line('p', ownWords(text)),
  );
  return part;
}

/** Reloads the statements: a crisis can begin and end while a page is open. */
export async function refreshStatements(): Promise<void> {
  void showRehearsals().catch(ignore);
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
    // Offline, the current statement remains.
  }
}

export function followStatements(): void {
  choose();
  void showRehearsals().catch(ignore);
  subscribeToSession(() => void showRehearsals().catch(ignore));
  addEventListener('hashchange', choose);
  setInterval(() => {
    if (!document.hidden) void refreshStatements();
    else choose();
  }, EVERY_MS);
}
