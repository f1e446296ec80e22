import { Link, useLocation } from 'wouter';
import { useOffice } from '../../admin.ts';
import { Icon } from '../../components/icon.tsx';
import { cameFrom } from '../../lib/navigation.ts';
import { isNamedScreen, listAbove } from '../../lib/screen.ts';
import { useCurrentTitle } from '../../lib/use-title.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { OFFICE_ROOT, useScreens } from '../../screens.ts';
import styles from './breadcrumb.module.css';

type Crumb = { href: string; label: string };

/** Screens without a parent. */
const TOP = [PATHS.home, OFFICE_ROOT, PATHS.login];

/** Breadcrumb: Home or Today, the parent screens, and the screen itself; for officers, a link to edit it. */
export function Breadcrumb() {
  const [path] = useLocation();
  const title = useCurrentTitle();
  const office = useOffice();
  const named = useScreens().filter(isNamedScreen);
  if (TOP.includes(path)) return null;
  const above = listAbove(named, path).filter(
    ({ menu, permission, pattern }) => (menu || permission) && pattern !== path,
  );
  const root = above[0]?.pattern === OFFICE_ROOT ? [] : named.filter(({ pattern }) => pattern === PATHS.home);
  const crumbs: Crumb[] = [...root, ...above].map(({ pattern, name }) => ({
    href: pattern,
    label: name.label(),
  }));
  // Shown before the screen loads, to avoid a layout shift.
  const here = title || named.find(({ pattern }) => pattern === path)?.name.label();
  return (
    <div className={`${styles.trail} no-print`}>
      <nav className={styles.way} aria-label={m['shell.breadcrumb']()}>
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
      {office && <office.EditLink className={styles.edit} />}
    </div>
  );
}

/** Link to the parent; going back keeps page, filters and position of a list. */
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
