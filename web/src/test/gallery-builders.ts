import type { OfficeAsset } from '@press-room/contract/admin-assets';
import type { OfficeGallery } from '@press-room/contract/admin-press-gallery';
import type { GalleryNode, GalleryPicture } from '@press-room/contract/press-gallery';
import { buildReaders } from './admin-builders.ts';

export function buildPicture(changes: Partial<GalleryPicture> = {}): GalleryPicture {
  const id = changes.id ?? 1;
  return {
    id,
    alt: `Description ${id}`,
    caption: `Caption ${id}`,
    credit: `Photo: Photographer ${id}`,
    width: 2560,
    height: 1707,
    placeholder: '#c0ffee',
    focal_point: null,
    jpeg: { url: `/media/${id}-1280.jpg`, width: 1280, height: 853, bytes: 200_000 },
    renditions: [
      { url: `/media/${id}-320.avif`, media_type: 'image/avif', width: 320, height: 213 },
      { url: `/media/${id}-320.webp`, media_type: 'image/webp', width: 320, height: 213 },
    ],
    gallery: { id: 12, name: { en: 'Tiles', it: 'Piastrelle' } },
    copyright: '© Site Alpha',
    rights: 'Free for editorial use',
    choices: [
      {
        media_type: 'image/jpeg',
        width: 6000,
        height: 4000,
        bytes: 8_000_000,
        is_original: true,
        is_cut: false,
      },
      {
        media_type: 'image/jpeg',
        width: 1280,
        height: 853,
        bytes: 300_000,
        is_original: false,
        is_cut: false,
      },
      {
        media_type: 'image/webp',
        width: 1280,
        height: 853,
        bytes: 200_000,
        is_original: false,
        is_cut: false,
      },
    ],
    ...changes,
  };
}

/** A library file. */
export function buildAsset(changes: Partial<OfficeAsset> = {}): OfficeAsset {
  const { id = 1 } = changes;
  const at = '2026-11-20T10:00:00.000Z';
  return {
    id,
    version: 1,
    kind: 'picture',
    state: 'ready',
    failure: null,
    media_type: 'image/jpeg',
    bytes: 9,
    width: 400,
    height: 200,
    pages: null,
    name: `picture-${id}.jpg`,
    credit: '',
    copyright: '',
    rights: { it: '', en: '' },
    caption: { it: '', en: '' },
    alt: { it: '', en: '' },
    taken_on: null,
    embargo_until: null,
    rights_until: null,
    digital_source_type: null,
    keywords: [],
    sectors: [],
    focal_point: null,
    crop: null,
    press_group: null,
    created_at: at,
    created_by: null,
    updated_at: at,
    picture: buildPicture({ id }),
    poster: null,
    uses: 0,
    renditions: [],
    whole_url: null,
    video_url: null,
    ...changes,
  };
}

/** A gallery tree of two levels with two galleries. */
export const GALLERY_TREE: GalleryNode[] = [
  {
    id: 1,
    position: 0,
    name: { en: 'Products', it: 'Prodotti' },
    childs: {
      '2': {
        id: 2,
        position: 0,
        name: { en: 'Surfaces', it: 'Superfici' },
        childs: {},
        galleries: [{ id: 12, name: { en: 'Tiles', it: 'Piastrelle' }, pictures: 500, missing: 0 }],
      },
    },
    galleries: [{ id: 13, name: { en: 'Kilns', it: 'Forni' }, pictures: 2, missing: 4 }],
  },
];

/** A draft of a gallery in the first branch. */
export const buildOfficeGallery = (changes: Partial<OfficeGallery> = {}): OfficeGallery => ({
  id: 7,
  version: 4,
  status: 'draft',
  access: 'press',
  published_at: '2026-11-20T10:00:00.000Z',
  embargo_until: null,
  expires_at: null,
  visible_from: null,
  readers: buildReaders(),
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  name: { it: 'Apertura', en: 'Opening' },
  node: 1,
  position: 0,
  is_hidden: false,
  pictures: [],
  ...changes,
});
