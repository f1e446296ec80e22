import { BASKET_NAME_MAX_LENGTH } from '@press-room/contract/baskets';
import { BASKET_NOTE_MAX_LENGTH } from '@press-room/contract/limits';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useUser } from '../../lib/auth.ts';
import { dropBasket, nameBasket, noteBasket, useBasket } from '../../lib/basket.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toLogin } from '../../paths.ts';
import styles from './basket.module.css';
import { BasketLink } from './basket-link.tsx';

/** Name and settings of a basket, and where it is stored. */
export function BasketDetails() {
  const isSignedIn = useUser() !== null;
  const basket = useBasket();
  return (
    <div className={styles.details}>
      {isSignedIn && (
        <TextField
          label={m['basket.name']()}
          name="basket-name"
          value={basket.name}
          maxLength={BASKET_NAME_MAX_LENGTH}
          error={undefined}
          isOptional
          onChange={nameBasket}
        />
      )}
      <TextArea
        label={m['basket.note']()}
        hint={m['basket.noteHint']()}
        name="note"
        value={basket.note}
        maxLength={BASKET_NOTE_MAX_LENGTH}
        error={undefined}
        isOptional
        onChange={noteBasket}
      />
      {isSignedIn ? (
        <>
          <p className={styles.facts}>
            {basket.isChanged ? m['basket.waiting']() : m['basket.everywhere']()}
          </p>
          {basket.id > 0 && <BasketLink key={basket.id} id={basket.id} name={basket.name} />}
          {basket.key !== '' && (
            <button type="button" className={buttons.quiet} onClick={() => dropBasket(basket)}>
              {m['basket.delete']()}
            </button>
          )}
        </>
      ) : (
        <p className={styles.facts}>
          {m['basket.inBrowser']()} <Link href={toLogin(PATHS.basket)}>{m['account.login.link']()}</Link>
        </p>
      )}
    </div>
  );
}
