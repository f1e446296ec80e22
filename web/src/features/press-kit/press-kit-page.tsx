import { useQuery } from '@tanstack/react-query';
import { AlertButton } from '../../components/alert-button.tsx';
import buttons from '../../components/button.module.css';
import { ContentLanguageNote } from '../../components/content-language-note.tsx';
import { Failure } from '../../components/failure.tsx';
import { m } from '../../paraglide/messages.js';
import { loadPressGroup, useCurrentGroup, usePressGroup } from '../press-groups/press-group.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReader } from '../press-releases/use-reader.ts';
import { KitList } from './kit-list.tsx';
import { KitSkeleton } from './kit-skeleton.tsx';
import styles from './press-kit-page.module.css';
import { pressKitsQuery } from './queries.ts';

export function PressKitPage() {
  const hasSeveral = useHasSeveral();
  useScreenTitle(m['pressKit.title']());
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{hasSeveral ? m['pressKit.several']() : m['pressKit.title']()}</h1>
        <p className={styles.lede}>{m['pressKit.lede']()}</p>
        <KitAlert />
        <ContentLanguageNote />
      </header>
      <Kits />
    </>
  );
}

function KitAlert() {
  const group = usePressGroup();
  if (group === null) return null;
  return (
    <p className={styles.follow}>
      <AlertButton filter={{ kind: 'press_kit', group: group.id }} className={buttons.quiet} />
    </p>
  );
}

/** Whether there are several kits; shares the query of the list. */
function useHasSeveral(): boolean {
  const group = usePressGroup();
  const { data } = useQuery({ ...pressKitsQuery(useReader(), group?.id ?? 0), enabled: group !== null });
  return (data?.data.length ?? 0) > 1;
}

function Kits() {
  const group = useCurrentGroup();
  if (group === 'unknown') return <KitSkeleton />;
  if (group === 'empty') return <KitList kits={[]} />;
  if (group === 'none') return <Failure error={null} onRetry={() => void loadPressGroup()} />;
  return <KitsOf group={group.id} />;
}

function KitsOf({ group }: { group: number }) {
  const { data, error, refetch } = useQuery(pressKitsQuery(useReader(), group));
  if (data) return <KitList kits={data.data} />;
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <KitSkeleton />;
}
