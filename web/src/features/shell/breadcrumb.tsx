import { Link, useLocation } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { cameFrom } from '../../lib/navigation.ts';
import { isNamedScreen, type NamedScreen } from '../../lib/screen.ts';
import { useCurrentTitle } from '../../lib/use-title.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { useScreens } from '../../screens.ts';
import styles from './breadcrumb.module.css';

type Crumb = { href: string; label: string };

/** Where the screen lies: Home, the screen that leads here, the screen itself. Home needs none. */
export function Breadcrumb() {
  const [path] = useLocation();
  const title = useCurrentTitle();
  const named = useScreens().filter(isNamedScreen);
  if (path === PATHS.home) return null;
  const nearest = findNearest(named, path);
  const isHere = nearest?.pattern === path;
  const inMenu = named.filter(({ menu }) => menu);
  const above = isHere && !nearest.menu ? findNearest(inMenu, path) : isHere ? undefined : nearest;
  // The trail stands before its screen has come, so that nothing moves then.
  const here = title || (above ? '' : nearest?.name.label());
  const crumbs: Crumb[] = [
    { href: PATHS.home, label: m['shell.menu.home']() },
    ...(above ? [{ href: above.pattern, label: above.name.label() }] : []),
  ];
  return (
    <nav className={`${styles.trail} no-print`} aria-label={m['shell.breadcrumb']()}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <CrumbLink {...crumb} isParent={crumb === crumbs.at(-1)} />
          </li>
        ))}
        {here && (
          <li aria-current="page" className={styles.here}>
            <bdi>{here}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The nearest of some screens that a path lies under. */
const findNearest = (screens: readonly NamedScreen[], path: string): NamedScreen | undefined =>
  screens
    .filter(({ pattern }) => pattern !== PATHS.home && `${path}/`.startsWith(`${pattern}/`))
    .sort((one, other) => other.pattern.length - one.pattern.length)[0];

/** The way up; going back to where one came from keeps page, filters and place of a list. */
function CrumbLink({ href, label, isParent }: Crumb & { isParent: boolean }) {
  return (
    <Link
      href={href}
      onClick={(event) => {
        if (!isParent || !cameFrom(href)) return;
        event.preventDefault();
        history.back();
      }}
    >
      {isParent && (
        <span className={styles.sign}>
          <Icon name="back" size={16} />
        </span>
      )}
      {label}
    </Link>
  );
}
