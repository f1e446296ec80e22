import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { ContentLanguageNote } from '../../components/content-language-note.tsx';
import { Failure } from '../../components/failure.tsx';
import { Notice } from '../../components/notice.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { navigate, readAddress } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReader } from '../press-releases/use-reader.ts';
import { readGalleryAddress, toGallery, toScope } from './address.ts';
import { PictureFilters } from './filters/picture-filters.tsx';
import { GallerySkeleton } from './grid/gallery-skeleton.tsx';
import { PictureList } from './picture-list.tsx';
import styles from './press-gallery-page.module.css';
import { galleryTreeQuery } from './queries.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { buildEntries, findGallery } from './tree/tree-model.ts';
import { TreePanel } from './tree/tree-panel.tsx';

export function PressGalleryPage() {
  return (
    <>
      <h1 className={styles.title}>{m['shell.menu.pressGallery']()}</h1>
      <Galleries />
    </>
  );
}

function Galleries() {
  const address = readGalleryAddress(useSearch());
  const locale = useLocale();
  const { data, error, refetch } = useQuery(galleryTreeQuery(useReader()));
  const entries = useMemo(() => buildEntries(data ?? [], locale), [data, locale]);
  const chosen = address.gallery === null ? null : findGallery(entries, address.gallery);
  const selecting = useSelection();
  useScreenTitle(toTitle(address.q, chosen?.name));

  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <GallerySkeleton />;
  if (entries.length === 0)
    return <Notice title={m['gallery.tree.empty.title']()} text={m['gallery.tree.empty.text']()} />;
  const scope = toScope(address);
  return (
    <>
      <div className={styles.narrowing}>
        <Search words={address.q} />
        <PictureFilters address={address} />
      </div>
      <ContentLanguageNote />
      <div className={styles.columns}>
        <TreePanel
          entries={entries}
          chosen={chosen}
          address={address}
          onChoose={(gallery) => navigate(toGallery(address, { gallery, q: '' }))}
        />
        <PictureList
          key={JSON.stringify([scope, locale])}
          scope={scope}
          address={address}
          chosen={chosen}
          selecting={selecting}
        />
      </div>
      {selecting.selection.size > 0 && (
        <SelectionBar selection={selecting.selection} onClear={selecting.clear} />
      )}
    </>
  );
}

function toTitle(words: string, gallery: string | undefined): string {
  if (words) return m['gallery.title.search']({ words });
  return gallery ?? m['shell.menu.pressGallery']();
}

function Search({ words }: { words: string }) {
  const handleSearch = (q: string) => {
    // A gallery may have been selected during the pause in typing.
    const latest = readGalleryAddress(readAddress().search);
    // One history entry per search, not one per letter.
    navigate(toGallery(latest, { q }), { replace: latest.q !== '', keepScroll: true });
  };
  return (
    <search className={styles.search}>
      <SearchBox
        label={m['gallery.search.label']()}
        example={m['gallery.search.example']()}
        submitLabel={m['gallery.search.submit']()}
        value={words}
        onSearch={handleSearch}
      />
    </search>
  );
}
