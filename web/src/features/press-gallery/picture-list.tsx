import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Failure } from '../../components/failure.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { Notice } from '../../components/notice.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { statusOf } from '../../lib/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { ALL_PICTURES, type GalleryAddress, isNarrowed, type PictureScope, toGallery } from './address.ts';
import { GridSkeleton } from './grid/gallery-skeleton.tsx';
import { ListHead } from './grid/list-head.tsx';
import { PictureGrid } from './grid/picture-grid.tsx';
import { PICTURE_PAGE_LENGTH } from './queries.ts';
import type { useSelection } from './selection/use-selection.ts';
import type { TreeEntry } from './tree/tree-model.ts';
import { type OpenPicture, useOpenPicture } from './use-open-picture.ts';
import { type Pictures, usePictures } from './use-pictures.ts';

const Lightbox = lazyComponent(async () => (await import('./lightbox/lightbox.tsx')).Lightbox);

type PictureListProps = {
  scope: PictureScope;
  address: GalleryAddress;
  chosen: TreeEntry | null;
  selecting: ReturnType<typeof useSelection>;
};

/** Pictures of one list; remounted for another list. */
export function PictureList({ scope, address, chosen, selecting }: PictureListProps) {
  const pictures = usePictures(scope);
  const open = useOpenPicture(address, pictures);
  const isGone = statusOf(pictures.error) === 404 || ('gallery' in scope && chosen === null);
  const list = selecting.selectingIn(JSON.stringify(scope), pictures);
  return (
    <section aria-labelledby="pictures">
      <ListHead address={address} chosen={chosen} pictures={pictures} selecting={list} isGone={isGone} />
      {isGone ? (
        <Gone />
      ) : (
        <>
          {pictures.total === 0 && <Nothing address={address} />}
          {pictures.total === null && !pictures.error && <GridSkeleton />}
          {pictures.error && <Failure error={pictures.error} onRetry={() => pictures.refresh(0)} />}
          <SearchNote pictures={pictures} open={open} />
          {pictures.count > 0 && (
            <PictureGrid pictures={pictures} address={address} selecting={list} onOpen={open.open} />
          )}
          <Large address={address} pictures={pictures} open={open} />
        </>
      )}
    </section>
  );
}

/** Note about a linked picture, which may be on a page that is not loaded yet. */
function SearchNote({ pictures, open: { search, close } }: { pictures: Pictures; open: OpenPicture }) {
  const readAgain = () => {
    for (const page of pictures.failedPages) pictures.refresh(page * PICTURE_PAGE_LENGTH);
  };
  if (search === 'missing') return <StatusNote kind="plain" title={m['gallery.picture.missing']()} />;
  if (search === 'reading')
    return (
      <StatusNote kind="plain" title={m['gallery.picture.reading']()}>
        <button type="button" className={buttons.quiet} onClick={close}>
          {m['gallery.picture.stopReading']()}
        </button>
      </StatusNote>
    );
  if (search === null) return null;
  return (
    <StatusNote kind="alert" title={m['gallery.picture.unread']()}>
      <button type="button" className={buttons.quiet} onClick={readAgain}>
        {m['errors.retry']()}
      </button>
    </StatusNote>
  );
}

type LargeProps = { address: GalleryAddress; pictures: Pictures; open: OpenPicture };

function Large({ address, pictures, open }: LargeProps) {
  if (open.position === null) return null;
  return (
    <Lightbox
      pictures={pictures}
      address={address}
      position={open.position}
      onStep={open.step}
      onClose={open.close}
    />
  );
}

function Gone() {
  return (
    <Notice level={2} title={m['gallery.gone.title']()} text={m['gallery.gone.text']()}>
      <Link href={toGallery(ALL_PICTURES)} className={buttons.button}>
        {m['gallery.all']()}
      </Link>
    </Notice>
  );
}

function Nothing({ address }: { address: GalleryAddress }) {
  if (isNarrowed(address)) {
    return (
      <Notice title={m['gallery.filter.nothing']()} text={m['gallery.filter.nothingHint']()}>
        <Link href={toGallery(address, { facets: {} })} className={buttons.quiet}>
          {m['gallery.filter.clear']()}
        </Link>
      </Notice>
    );
  }
  if (!address.q) return <Notice title={m['gallery.empty.title']()} text={m['gallery.empty.text']()} />;
  return (
    <Notice
      title={m['gallery.search.nothing']({ words: address.q })}
      text={m['gallery.search.nothingHint']()}
    >
      <Link href={toGallery(address, { q: '' })} className={buttons.quiet}>
        {m['gallery.search.clear']()}
      </Link>
    </Notice>
  );
}
