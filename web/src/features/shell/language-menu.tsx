import { LanguageName } from '../../components/language-name.tsx';
import { Choice, PopoverMenu } from '../../components/popover-menu.tsx';
import { chooseLocale, LOCALES, useLocale } from '../../i18n/locale.ts';
import { ownLanguageName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

export function LanguageMenu() {
  const chosen = useLocale();
  return (
    <PopoverMenu label={m['shell.language']()} icon="world" text={ownLanguageName(chosen)}>
      {(id) =>
        LOCALES.map((locale) => (
          <Choice
            key={locale}
            id={id}
            lang={locale}
            isChosen={locale === chosen}
            onChoose={() => chooseLocale(locale)}
          >
            <LanguageName language={locale} />
          </Choice>
        ))
      }
    </PopoverMenu>
  );
}
