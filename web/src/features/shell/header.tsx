import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { LanguageName } from '../../components/language-name.tsx';
import { Choice, PopoverMenu } from '../../components/popover-menu.tsx';
import { BRAND } from '../../config.ts';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { chooseLocale, LOCALES, useLocale } from '../../i18n/locale.ts';
import { useUser } from '../../lib/auth.ts';
import { ownLanguageName } from '../../lib/format.ts';
import { openOverlay } from '../../lib/overlay.ts';
import { useStoredError } from '../../lib/stored-error.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, safeRedirect, toHome, toLogin } from '../../paths.ts';
import { openReport } from '../error-report/report-store.ts';
import { choosePressGroup, usePressGroup, usePressGroups } from '../press-groups/press-group.ts';
import { CustomizerButton } from './customizer-button.tsx';
import styles from './header.module.css';
import { SearchButton } from './palette/search-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** Header landmark. Its children appear at the edge of the window, but belong to it for screen readers. */
export function Header({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <header className={`${styles.header} no-print`}>
      {children}
      <button
        type="button"
        className={styles.opener}
        aria-label={m['shell.menu.open']()}
        aria-haspopup="dialog"
        data-tour="menu"
        onClick={() => openOverlay('menu')}
      >
        <Icon name="menu" />
      </button>
      <Link href={toHome()} className={styles.brand} data-tour="home">
        <bdi className={styles.publisher}>{BRAND}</bdi>
        <SiteName />
      </Link>
      <div className={styles.group}>
        <GroupLogo />
        <GroupMenu />
      </div>
      <div className={styles.tools}>
        <ReportButton />
        <SearchButton className={styles.tool} />
        <HelpButton />
        <div data-tour="look">
          <CustomizerButton className={styles.tool} />
        </div>
        <div data-tour="language">
          <LanguageMenu />
        </div>
        {user ? (
          <div data-tour="profile">
            <UserMenu user={user} />
          </div>
        ) : (
          <SignInLink />
        )}
      </div>
    </header>
  );
}

/** Name of the site on phones, without the menu of press groups. */
function SiteName() {
  const group = usePressGroup();
  return group && <bdi className={styles.site}>{group.name}</bdi>;
}

/** Spec 2: red while an error is stored. It has its own place in the header, so that it covers nothing. */
function ReportButton() {
  if (useStoredError() === null) return null;
  return (
    <button
      type="button"
      className={styles.report}
      aria-label={m['errorReport.open']()}
      title={m['errorReport.open']()}
      onClick={openReport}
    >
      <Icon name="alert" />
    </button>
  );
}

function HelpButton() {
  return (
    <div className={styles.help}>
      <button
        type="button"
        className={styles.tool}
        aria-label={m['help.open']()}
        aria-haspopup="dialog"
        title={m['help.open']()}
        onClick={() => openOverlay('help')}
      >
        <Icon name="help" size={20} />
      </button>
    </div>
  );
}

/** Sign-in link that returns to the current screen. */
function SignInLink() {
  const [path] = useLocation();
  const search = useSearch();
  const wanted = new URLSearchParams(search).get('redirect') ?? (search ? `${path}?${search}` : path);
  const target = safeRedirect(wanted);
  return (
    <Link href={toLogin(target === PATHS.home ? undefined : target)} className={styles.signIn}>
      <Icon name="user" size={20} />
      <span>{m['account.login.link']()}</span>
    </Link>
  );
}

/** Logo of the press group beside its name; without space, instead of it. */
function GroupLogo() {
  const group = usePressGroup();
  const language = useContentLanguage();
  if (!group?.logo) return null;
  const { url, width, height, alt } = group.logo;
  return (
    <img className={styles.logo} src={url} width={width} height={height} alt={alt[language] || group.name} />
  );
}

/** Current press group with a menu of the others; screen and language remain. */
function GroupMenu() {
  const current = usePressGroup();
  const groups = usePressGroups();
  if (!current) return null;
  if (groups.length < 2) return <bdi>{current.name}</bdi>;
  return (
    <PopoverMenu label={m['shell.group.label']()} text={current.name} isAtStart>
      {(id) =>
        groups.map((group) => (
          <Choice
            key={group.id}
            id={id}
            isChosen={group.id === current.id}
            onChoose={() => choosePressGroup(group)}
          >
            <bdi>{group.name}</bdi>
          </Choice>
        ))
      }
    </PopoverMenu>
  );
}

function LanguageMenu() {
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
