import { LANGUAGES } from '@press-room/contract/languages';
import { Link, useSearch } from 'wouter';
import tabs from '../../components/filter-tabs.module.css';
import { FilterTabs } from '../../components/filter-tabs.tsx';
import { capitalise, languageName } from '../../lib/format.ts';
import { navigate } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import styles from './edition-nav.module.css';
import { readKitAddress, toPressKits } from './editions.ts';

/** Filters the files of all kits by language; files for both remain. */
export function LanguageNav() {
  const address = readKitAddress(useSearch());
  const choices = [
    { language: null, text: m['pressKit.allLanguages']() },
    ...LANGUAGES.map((language) => ({ language, text: capitalise(languageName(language)) })),
  ];
  return (
    <FilterTabs className={styles.editions} label={m['pressKit.languages']()}>
      {choices.map(({ language, text }) => (
        <Link
          key={text}
          href={toPressKits({ ...address, language })}
          className={tabs.tab}
          aria-current={address.language === language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            navigate(toPressKits({ ...address, language }), { keepScroll: true });
          }}
        >
          {text}
        </Link>
      ))}
    </FilterTabs>
  );
}
