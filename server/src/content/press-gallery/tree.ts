import type { GalleryNode, GalleryNodeItem } from '@press-room/contract/press-gallery';
import { toName } from '../../platform/text/bilingual.ts';
import type { NodeRecord, VisibleGallery } from './queries.ts';

/** The root nodes in their order with all that hangs below; branches without a gallery are left out. */
export function buildTree(nodes: Iterable<NodeRecord>, galleries: Iterable<VisibleGallery>): GalleryNode[] {
  const childrenOf = Map.groupBy(nodes, ({ parent_id }) => parent_id);
  const galleriesOf = Map.groupBy(galleries, ({ gallery_node_id }) => gallery_node_id);
  const toNode = (record: NodeRecord): GalleryNode | null => {
    const children = (childrenOf.get(record.id) ?? []).flatMap((child) => toNode(child) ?? []);
    const own = galleriesOf.get(record.id) ?? [];
    if (children.length === 0 && own.length === 0) return null;
    return {
      id: record.id,
      position: record.position,
      name: toName(record),
      childs: Object.fromEntries(children.map((child) => [String(child.id), child])),
      galleries: own.toSorted((a, b) => a.position - b.position || a.id - b.id).map(toItem),
    };
  };
  return (childrenOf.get(null) ?? []).flatMap((root) => toNode(root) ?? []);
}

const toItem = (gallery: VisibleGallery): GalleryNodeItem => ({
  id: gallery.id,
  name: toName(gallery),
  pictures: gallery.pictures,
  missing: gallery.missing,
});
