import { Link, useLocation } from 'wouter';
import { useCurrentTitle } from '../../lib/use-title.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toHome } from '../../paths.ts';
import styles from './breadcrumb.module.css';
import { MENU } from './menu/menu-entries.ts';

/** Where the screen lies: Home, the entry of the menu that leads here, the screen itself. Home needs none. */
export function Breadcrumb() {
  const [path] = useLocation();
  const title = useCurrentTitle();
  if (path === PATHS.home) return null;
  const entry = MENU.flatMap(({ entries }) => entries).find(
    ({ pattern }) => pattern !== PATHS.home && path.startsWith(pattern),
  );
  const above = entry?.pattern === path ? undefined : entry;
  // The trail stands before its screen has come, so that nothing moves then.
  const here = title || (above ? '' : entry?.name.label());
  return (
    <nav className={`${styles.trail} no-print`} aria-label={m['shell.breadcrumb']()}>
      <ol className={styles.crumbs}>
        <li>
          <Link href={toHome()}>{m['shell.menu.home']()}</Link>
        </li>
        {above && (
          <li>
            <Link href={above.pattern}>{above.name.label()}</Link>
          </li>
        )}
        {here && (
          <li aria-current="page" className={styles.here}>
            <bdi>{here}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
