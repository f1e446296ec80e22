import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import type { GalleryAddress } from '../address.ts';
import { ALL_PICTURES, toGallery } from '../address.ts';
import { GalleryTree } from './gallery-tree.tsx';
import type { TreeEntry } from './tree-model.ts';
import styles from './tree-panel.module.css';
import { TreePath } from './tree-path.tsx';

type TreePanelProps = {
  entries: readonly TreeEntry[];
  chosen: TreeEntry | null;
  address: GalleryAddress;
  onChoose: (gallery: number) => void;
};

/** Tree beside the pictures; on phones behind a button with the selected gallery. */
export function TreePanel({ entries, chosen, address, onChoose }: TreePanelProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isAll = address.gallery === null && !address.q;

  const close = () => {
    if (!isOpen) return;
    setIsOpen(false);
    // The selected entry becomes hidden; the button shows its name.
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.panel} aria-label={m['gallery.tree.label']()}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="gallery" size={20} />
        <span className={styles.chosen}>
          <span className={styles.kicker}>
            {chosen ? <TreePath entries={chosen.path} /> : m['gallery.tree.chosen']()}
          </span>
          <bdi className={styles.name}>{chosen ? chosen.name : m['gallery.all']()}</bdi>
        </span>
        <span className={styles.sign}>
          <Icon name="chevron" size={20} />
        </span>
      </button>
      <div id={id} className={styles.tree} data-open={isOpen}>
        <Link
          href={toGallery(ALL_PICTURES)}
          className={styles.all}
          aria-current={isAll ? 'page' : undefined}
          onClick={close}
        >
          {m['gallery.all']()}
        </Link>
        <GalleryTree
          entries={entries}
          chosen={chosen}
          onChoose={(gallery) => {
            close();
            onChoose(gallery);
          }}
        />
      </div>
    </nav>
  );
}
