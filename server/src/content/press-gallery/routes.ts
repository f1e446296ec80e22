import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import type { GalleryNode, GalleryNodeItem } from '@press-room/contract/press-gallery';
import {
  GALLERY_FACETS_PATH,
  GALLERY_PATH,
  GALLERY_PICTURE_PATH,
  GALLERY_TREE_PATH,
  type Gallery,
  galleryFacetsSchema,
  galleryNodeSchema,
  galleryPictureSchema,
  gallerySchema,
  ORIENTATIONS,
} from '@press-room/contract/press-gallery';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { watchSearch } from '../../core/analytics/watch-search.ts';
import type { AppContext } from '../../core/context.ts';
import { isOpenedToConfirmed } from '../../core/visibility/opened.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { sendContentBody } from '../../platform/http/answer.ts';
import { idParameter, yearParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { contentListEndpoint } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import {
  choiceParameter,
  type FlatQuery,
  ID_MAX,
  integerParameter,
  queryOf,
  readSearchText,
  requireId,
} from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { type Bilingual, toName } from '../../platform/text/bilingual.ts';
import { findFacets, findGalleries, findNodes } from './galleries.ts';
import { pictureSource } from './pictures.ts';
import type { NodeRecord, PictureFacets, VisibleGallery } from './queries.ts';

export function pressGalleryResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const isOpenToConfirmed = () => isOpenedToConfirmed(database.db, 'gallery', now());
  return [
    {
      path: GALLERY_TREE_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: contentListEndpoint(context, {
        summary: 'Root nodes of the gallery tree, each with all that hangs below',
        row: galleryNodeSchema,
        isPaged: false,
        source: async ({ reader }) => {
          const nodes = await findNodes(context);
          return smallSource(buildTree(nodes.values(), (await findGalleries(context, reader)).values()));
        },
      }),
    },
    {
      path: `${GALLERY_PATH}:id/`,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary: 'One gallery with its place in the tree',
        response: { 200: gallerySchema },
        handler: (request, reply) =>
          sendContentBody(request, reply, context, () => getGallery(context, request)),
      },
    },
    {
      path: GALLERY_FACETS_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary: 'Years and photographers of the pictures that the reader may see',
        response: { 200: galleryFacetsSchema },
        handler: (request, reply) =>
          sendContentBody(request, reply, context, async () =>
            galleryFacetsSchema.parse(await findFacets(context, request.reader)),
          ),
      },
    },
    {
      path: GALLERY_PICTURE_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: contentListEndpoint(context, {
        summary: 'Pictures of a gallery in its order, of all, newest gallery first, or by relevance to `q`',
        query: {
          gallery: idParameter.optional(),
          orientation: z.enum(ORIENTATIONS).optional(),
          min_side: z
            .int()
            .min(1)
            .max(ID_MAX)
            .optional()
            .describe('Pixels of the longer side of the original, at least'),
          year: yearParameter.optional().describe('In which it was taken'),
          credit: z.string().optional().describe('As a whole'),
          q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional().describe('Words of captions and credits'),
        },
        row: galleryPictureSchema,
        isPaged: true,
        source: (request) => {
          const filter = {
            reader: request.reader,
            gallery: integerParameter(queryOf(request), 'gallery'),
            facets: readFacets(queryOf(request)),
          };
          return pictureSource(context, filter, {
            language: languageOf(request),
            text: readSearchText(request),
          });
        },
        watch: (request) => watchSearch(context, request),
      }),
    },
  ];
}

/** Undefined: no filter. @throws 400 on the field */
function readFacets(query: FlatQuery): PictureFacets | undefined {
  const facets = {
    orientation: choiceParameter(query, 'orientation', z.enum(ORIENTATIONS)),
    min_side: integerParameter(query, 'min_side'),
    year: integerParameter(query, 'year'),
    credit: query.credit || undefined,
  };
  return Object.values(facets).every((value) => value === undefined) ? undefined : facets;
}

/** @throws 404 for unknown ids, invalid numbers, and galleries hidden from this reader */
async function getGallery(context: AppContext, request: FastifyRequest): Promise<Gallery> {
  const id = requireId(request);
  const galleries = await findGalleries(context, request.reader);
  const gallery = galleries.get(id);
  if (gallery === undefined) throw notFound();
  const nodes = await findNodes(context);
  const path: { id: number; name: Bilingual }[] = [];
  let node = nodes.get(gallery.gallery_node_id);
  while (node !== undefined) {
    path.unshift({ id: node.id, name: toName(node) });
    node = node.parent_id === null ? undefined : nodes.get(node.parent_id);
  }
  return gallerySchema.parse({ ...gallery, name: toName(gallery), path });
}

/** Root nodes in order, with their descendants; branches without a gallery are omitted. */
function buildTree(nodes: Iterable<NodeRecord>, galleries: Iterable<VisibleGallery>): GalleryNode[] {
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
