import { feedPath } from '@press-room/contract/feeds';
import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { askUntilKnown } from '../ask.ts';
import { latest, MARKS } from '../ledger.ts';
import type { Room } from '../room.ts';
import { isVisibleIn } from './visibility.ts';

const LIST = `${PRESS_RELEASE_PATH}?format=datatables&length=-1`;

/** After all writes, all public content is in every answer that should contain it, and nothing else. */
export async function listHidden(room: Room): Promise<string[]> {
  const now = room.clock.now().getTime();
  const chronicles = room.ledger.all().filter(({ id }) => id !== null);
  const isVisible = (chronicle: (typeof chronicles)[number]): boolean => {
    const last = latest(chronicle);
    return last !== undefined && isVisibleIn(last.state, { earliest: now, latest: now });
  };
  const visible = chronicles
    .filter(isVisible)
    .map(({ mark }) => mark)
    .sort();
  const faults: string[] = [];
  for (const path of [LIST, `${LIST}&q=zq*`]) {
    const reply = await askUntilKnown(room, { path });
    if (reply.is !== 'acknowledged') return [`${path} is not answered`];
    const shown = [...new Set(reply.text.match(MARKS))].sort();
    if (path === LIST && JSON.stringify(shown) !== JSON.stringify(visible))
      faults.push(`${path} shows ${shown.join()} instead of ${visible.join()}`);
  }
  for (const chronicle of chronicles) {
    const wanted = isVisible(chronicle);
    const detail = await askUntilKnown(room, {
      path: pressReleasePath(chronicle.id ?? 0),
      refusals: [404, 410],
    });
    const found = await askUntilKnown(room, {
      path: `${PRESS_RELEASE_PATH}?format=datatables&q=${chronicle.mark}`,
    });
    const isThere = detail.is === 'acknowledged';
    const isFound = found.is === 'acknowledged' && found.text.includes(chronicle.mark);
    if (isThere !== wanted || isFound !== wanted)
      faults.push(
        `${chronicle.mark} ${wanted ? 'may' : 'may not'} be seen: detail ${isThere}, search ${isFound}`,
      );
  }
  const feed = await askUntilKnown(room, { path: feedPath('en', 'rss') });
  if (feed.is !== 'acknowledged') faults.push('the feed is not answered');
  return faults;
}
