import {
  BASKET_NAME_MAX_LENGTH,
  type BasketContent,
  OWN_BASKET_PATH,
  type OwnBasket,
  type OwnBaskets,
  ownBasketPath,
} from '@press-room/contract/baskets';
import { changeJson, getJson, postJson } from '../../../lib/api.ts';
import { ApiError, statusOf } from '../../../lib/api-error.ts';
import {
  type Baskets,
  getBaskets,
  isFilled,
  type LocalBasket,
  setBaskets,
} from '../../../lib/kept-baskets.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { isSame, mergeBaskets, mergeOne, toContent } from './merge.ts';

/** Downloads changes from other devices, then uploads local ones. */
export async function syncBaskets(isLeft: () => boolean): Promise<void> {
  const { results } = await getJson<OwnBaskets>(OWN_BASKET_PATH);
  if (isLeft()) return;
  const { conflicts, ...merged } = mergeBaskets(getBaskets(), results, nameCopy);
  keep(merged);
  if (conflicts > 0) tellConflict();
  const waiting = getBaskets().baskets.filter(isWaiting);
  // A deletion may make room for another basket.
  const deletedFirst = [
    ...waiting.filter(({ isDeleted }) => isDeleted),
    ...waiting.filter(({ isDeleted }) => !isDeleted),
  ];
  const errors: unknown[] = [];
  for (const basket of deletedFirst) {
    try {
      const answer = await send(basket);
      if (isLeft()) return;
      settle(basket, answer);
    } catch (error) {
      if (isLeft()) return;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

export const isWaiting = (basket: LocalBasket): boolean =>
  basket.isChanged && (basket.version > 0 || (isFilled(basket) && !basket.isDeleted));

const nameCopy = (name: string): string =>
  m['basket.copyName']({ name: name || m['basket.title']() }).slice(0, BASKET_NAME_MAX_LENGTH);
const tellConflict = (): void => void showToast('error', m['basket.conflict']());

function keep(baskets: Baskets): void {
  if (JSON.stringify(baskets) !== JSON.stringify(getBaskets())) setBaskets(baskets);
}

interface Answer {
  /** Basket on the server afterwards; null: deleted. */
  there: OwnBasket | null;
  /** Whether the upload was accepted. */
  isTaken: boolean;
}

async function send(basket: LocalBasket): Promise<Answer> {
  const { id, key, version, isDeleted } = basket;
  const content = toContent(basket);
  if (!isDeleted) remember(key, content);
  try {
    if (version === 0) {
      const there = await postJson<OwnBasket>(OWN_BASKET_PATH, { key, ...content });
      return { there, isTaken: true };
    }
    if (isDeleted) {
      await changeJson('DELETE', ownBasketPath(id), undefined, { version });
      return { there: null, isTaken: true };
    }
    const there = await changeJson<OwnBasket>('PUT', ownBasketPath(id), content, { version });
    return { there, isTaken: true };
  } catch (error) {
    if (statusOf(error) === 404) return { there: null, isTaken: false };
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    return { there: error.facts.current as OwnBasket, isTaken: false };
  }
}

/** Remembers an upload until its answer, which may be lost. */
function remember(key: string, sent: BasketContent): void {
  const { current, baskets } = getBaskets();
  keep({ current, baskets: baskets.map((each) => (each.key === key ? { ...each, sent } : each)) });
}

/** Changes made during the upload wait for the next one. */
function settle(sent: LocalBasket, { there, isTaken }: Answer): void {
  const { current, baskets } = getBaskets();
  const local = baskets.find(({ key }) => key === sent.key);
  if (local === undefined) return;
  const settled =
    isTaken && there !== null ? [toSent(local, sent, there)] : mergeOne(local, there ?? undefined, nameCopy);
  const open = current === sent.key ? (settled.at(-1)?.key ?? current) : current;
  keep({ current: open, baskets: baskets.flatMap((each) => (each === local ? settled : [each])) });
  if (settled.length > 1) tellConflict();
}

function toSent(local: LocalBasket, sent: LocalBasket, { id, version, ...content }: OwnBasket): LocalBasket {
  // A new basket may already exist from an upload whose answer was lost, with the content of that upload.
  const isThere = sent.version > 0 || isSame(sent, content);
  const isChanged = !isThere || !isSame(sent, local) || sent.isDeleted !== local.isDeleted;
  const { sent: _answered, ...kept } = local;
  return { ...kept, id, version, isChanged };
}
