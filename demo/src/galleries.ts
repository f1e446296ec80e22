import { z } from 'zod';
import { bilingual, readJson } from './content.ts';

const gallerySchema = z.strictObject({
  key: z.string(),
  name: bilingual,
  /** Absent: for signed-in readers. */
  access: z.enum(['public', 'press']).optional(),
  /** Photographer or artist of its pictures. */
  credit: z.string(),
  /** Day of the first picture; the others follow two days apart. */
  taken_on: z.iso.date(),
  /** Keys of pictures, in order. */
  pictures: z.array(z.string()),
  /** By key, for pictures with other creators. */
  credits: z.record(z.string(), z.string()).optional(),
});
export type DemoGallery = z.infer<typeof gallerySchema>;

const nodeSchema = z.strictObject({
  name: bilingual,
  get nodes() {
    return z.array(nodeSchema).optional();
  },
  galleries: z.array(gallerySchema).optional(),
});
export type DemoGalleryNode = z.infer<typeof nodeSchema>;

export const demoGalleryTree = readJson('galleries.json', z.array(nodeSchema));

const galleriesOf = ({ nodes = [], galleries = [] }: DemoGalleryNode): DemoGallery[] => [
  ...galleries,
  ...nodes.flatMap(galleriesOf),
];

/** All galleries in the order of the tree. */
export const demoGalleries: readonly DemoGallery[] = demoGalleryTree.flatMap(galleriesOf);
