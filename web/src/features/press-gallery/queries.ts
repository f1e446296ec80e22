import type { Datatables } from '@press-room/contract/datatables';
import {
  GALLERY_FACETS_PATH,
  GALLERY_PICTURE_PATH,
  GALLERY_TREE_PATH,
  type GalleryFacets,
  type GalleryNode,
  type GalleryPicture,
} from '@press-room/contract/press-gallery';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import type { Reader } from '../press-releases/queries.ts';
import type { PictureScope } from './address.ts';

/** Pictures per page of the API; fills complete rows of two, three, four and six. */
export const PICTURE_PAGE_LENGTH = 48;
/**
 * Milliseconds; signed addresses of pictures expire later. An earlier reload would only load the same pictures again.
 */
const PICTURES_FRESH_MS = 5 * 60_000;

const FORMAT = { format: 'datatables' };

export const galleryTreeQuery = (reader: Reader) =>
  queryOptions({
    queryKey: ['gallery-tree', reader.id],
    queryFn: async ({ signal }) =>
      (await getJson<Datatables<GalleryNode>>(GALLERY_TREE_PATH, FORMAT, signal)).data,
  });

/** Years and photographers for the filters. */
export const galleryFacetsQuery = (reader: Reader) =>
  queryOptions({
    queryKey: ['gallery-facets', reader.id],
    queryFn: ({ signal }) => getJson<GalleryFacets>(GALLERY_FACETS_PATH, {}, signal),
  });

/** A page of pictures; `page` starts at 0. */
export const picturePageQuery = (reader: Reader, scope: PictureScope, page: number) =>
  queryOptions({
    queryKey: ['gallery-pictures', reader, scope, page],
    queryFn: ({ signal }) =>
      getJson<Datatables<GalleryPicture>>(
        GALLERY_PICTURE_PATH,
        { ...FORMAT, start: page * PICTURE_PAGE_LENGTH, length: PICTURE_PAGE_LENGTH, ...scope },
        signal,
      ),
    staleTime: PICTURES_FRESH_MS,
  });
