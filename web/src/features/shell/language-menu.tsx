import { Choice, PopoverMenu } from '../../components/popover-menu.tsx';
import { chooseLocale, LOCALES, localeName, useLocale } from '../../i18n/locale.ts';
import { m } from '../../paraglide/messages.js';

export function LanguageMenu() {
  const chosen = useLocale();
  return (
    <PopoverMenu label={m['shell.language']()} icon="world" text={localeName(chosen)}>
      {(id) =>
        LOCALES.map((locale) => (
          <Choice
            key={locale}
            id={id}
            lang={locale}
            isChosen={locale === chosen}
            onChoose={() => chooseLocale(locale)}
          >
            {localeName(locale)}
          </Choice>
        ))
      }
    </PopoverMenu>
  );
}
