import type { BasketItem } from '@press-room/contract/downloads';
import type { Magazine } from '@press-room/contract/magazines';
import { addAndTell } from '../../../components/basket-button.tsx';
import { nameItem, takeOut, useBasket } from '../../../lib/basket.ts';
import { m } from '../../../paraglide/messages.js';
import { issueText } from '../words.ts';
import { ToolButton } from './tool-button.tsx';

/** Puts the issue into the basket, and takes it out. */
export function BasketTool({ magazine }: { magazine: Magazine }) {
  const { items } = useBasket();
  const title = `${magazine.title}, ${issueText(magazine)}`;
  const item: BasketItem = { kind: 'magazine', id: magazine.id, title };
  const isIn = items.some((each) => nameItem(each) === nameItem(item));
  return (
    <ToolButton
      icon={isIn ? 'check' : 'basket'}
      label={isIn ? m['basket.takeOut']() : m['basket.add']()}
      word={m['basket.title']()}
      onPress={() => (isIn ? takeOut([item]) : addAndTell([item]))}
    />
  );
}
