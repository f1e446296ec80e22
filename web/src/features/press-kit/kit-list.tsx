import type { PressKit } from '@press-room/contract/press-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { Notice } from '../../components/notice.tsx';
import { m } from '../../paraglide/messages.js';
import { toHome } from '../../paths.ts';
import { EditionNav } from './edition-nav.tsx';
import { countNew, countOutdated, listEditions, ofLanguage, readKitAddress } from './editions.ts';
import { KitSection } from './kit-section.tsx';
import { LanguageNav } from './language-nav.tsx';
import styles from './press-kit-page.module.css';
import { recordKitVisit } from './queries.ts';

export function KitList({ kits }: { kits: readonly PressKit[] }) {
  useVisit(kits.length > 0);
  const { language } = readKitAddress(useSearch());
  if (kits.length === 0) {
    return (
      <Notice title={m['pressKit.empty.title']()} text={m['pressKit.empty.text']()}>
        <Link href={toHome()} className={buttons.button}>
          {m['shell.toHome']()}
        </Link>
      </Notice>
    );
  }
  const shown = ofLanguage(kits, language);
  const count = shown.reduce((sum, kit) => sum + countNew(kit), 0);
  const outdated = shown.reduce((sum, kit) => sum + countOutdated(kit), 0);
  return (
    <>
      <div className={styles.navigation}>
        {listEditions(kits).length > 1 && <EditionNav kits={kits} />}
        <LanguageNav />
      </div>
      <div role="status">
        {count > 0 && <p className={styles.news}>{m['pressKit.newSince']({ count })}</p>}
        {outdated > 0 && <p className={styles.news}>{m['pressKit.newerThanCopies']({ count: outdated })}</p>}
      </div>
      {shown.map((kit) => (
        <KitSection key={kit.id} kit={kit} chosen={language} />
      ))}
    </>
  );
}

/** Records the visit once, when the kits are displayed. If the call fails, the marks remain for the next visit. */
function useVisit(isShown: boolean): void {
  const isTold = useRef(false);
  const { mutate } = useMutation({ mutationFn: recordKitVisit });
  useEffect(() => {
    if (!isShown || isTold.current) return;
    isTold.current = true;
    mutate();
  }, [isShown, mutate]);
}
