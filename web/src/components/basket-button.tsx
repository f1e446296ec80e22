import type { BasketItem } from '@press-room/contract/downloads';
import { addToBasket, nameItem, takeOut, useBasket } from '../lib/basket.ts';
import { navigate } from '../lib/navigation.ts';
import { showToast } from '../lib/toasts.ts';
import { m } from '../paraglide/messages.js';
import { PATHS } from '../paths.ts';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';

interface BasketButtonProps {
  item: BasketItem;
  /** Subject of the button, for screen readers. */
  of?: string;
}

/** Adds an item to the basket, or removes it. */
export function BasketButton({ item, of }: BasketButtonProps) {
  const { items } = useBasket();
  const isIn = items.some((each) => nameItem(each) === nameItem(item));
  return (
    <button
      type="button"
      className={`${buttons.quiet} no-print`}
      onClick={() => (isIn ? takeOut([item]) : addAndTell([item]))}
    >
      <Icon name={isIn ? 'check' : 'basket'} size={20} />
      <span>
        {isIn ? m['basket.takeOut']() : m['basket.add']()}
        {of && <span className="visually-hidden">: {of}</span>}
      </span>
    </button>
  );
}

export function addAndTell(items: readonly BasketItem[]): void {
  const count = addToBasket(items);
  const offer = { text: m['basket.open'](), run: () => navigate(PATHS.basket) };
  showToast('success', m['basket.added']({ count }), { offer });
}
