import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { ContentLanguageNote } from '../../components/content-language-note.tsx';
import { Failure } from '../../components/failure.tsx';
import { useUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { toLogin } from '../../paths.ts';
import { loadPressGroup, useCurrentGroup } from '../press-groups/press-group.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReader } from '../press-releases/use-reader.ts';
import { KitList } from './kit-list.tsx';
import { KitSkeleton } from './kit-skeleton.tsx';
import styles from './press-kit-page.module.css';
import { pressKitsQuery } from './queries.ts';

export function PressKitPage() {
  const user = useUser();
  const [path] = useLocation();
  useScreenTitle(m['pressKit.title']());
  // The session may end while the screen is open.
  if (!user) return <Redirect to={toLogin(path)} replace />;
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{m['pressKit.title']()}</h1>
        <p className={styles.lede}>{m['pressKit.lede']()}</p>
        <ContentLanguageNote />
      </header>
      <Kits />
    </>
  );
}

function Kits() {
  const group = useCurrentGroup();
  if (group === 'unknown') return <KitSkeleton />;
  if (group === 'none') return <Failure error={null} onRetry={() => void loadPressGroup()} />;
  return <KitsOf group={group.id} />;
}

function KitsOf({ group }: { group: number }) {
  const { data, error, refetch } = useQuery(pressKitsQuery(useReader(), group));
  if (data) return <KitList kits={data.data} />;
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <KitSkeleton />;
}
