import { z } from 'zod';
import {
  officeTextPairFormSchema,
  officeTextPairSchema,
  officeVisibleFormShape,
  officeVisibleShape,
} from './admin-media.ts';

export const OFFICE_GALLERY_TREE_PATH = '/api/office/gallery_tree/';
export const officeGalleryNodePath = (id: number): string => `${OFFICE_GALLERY_TREE_PATH}${id}/`;
export const OFFICE_GALLERY_PATH = '/api/office/gallery/';
export const officeGalleryPath = (id: number): string => `${OFFICE_GALLERY_PATH}${id}/`;

/** `hidden`: readers see nothing below it, whatever its own state. */
export const NODE_STATUSES = ['published', 'hidden'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];
/** Maximum depth of the tree. */
export const TREE_MAX_DEPTH = 20;

/** A branch of the tree. */
export const officeGalleryNodeSchema = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(NODE_STATUSES),
  /** Null: a root. */
  parent: z.int().nullable(),
  /** Position among its siblings, from 0. */
  position: z.int(),
  name: officeTextPairSchema,
  /** Number of direct children. */
  nodes: z.int(),
  galleries: z.int(),
  updated_at: z.iso.datetime(),
});
export type OfficeGalleryNode = z.infer<typeof officeGalleryNodeSchema>;

/** Fields of a write; absent fields keep their values. A `position` beyond the end means last. */
export const officeGalleryNodeFormSchema = z
  .object({ name: officeTextPairFormSchema, parent: z.int().nullable(), position: z.int() })
  .partial();

export const nodeTransitionFormSchema = z.object({ to: z.enum(NODE_STATUSES) });

export const officeGallerySchema = z.object({
  ...officeVisibleShape,
  name: officeTextPairSchema,
  /** Parent branch. */
  node: z.int(),
  /** Position among the galleries of its branch, from 0. */
  position: z.int(),
  /** True if an ancestor is hidden, and therefore this node. */
  is_hidden: z.boolean(),
  /** Ids of assets, in order. */
  pictures: z.array(z.int()),
});
export type OfficeGallery = z.infer<typeof officeGallerySchema>;

export const officeGalleryRowSchema = officeGallerySchema.extend({
  /** Number of pictures. */
  pictures: z.int(),
});
export type OfficeGalleryRow = z.infer<typeof officeGalleryRowSchema>;

export const officeGalleryFormSchema = z
  .object({
    ...officeVisibleFormShape,
    name: officeTextPairFormSchema,
    node: z.int(),
    position: z.int(),
    pictures: z.array(z.int()),
  })
  .partial();
