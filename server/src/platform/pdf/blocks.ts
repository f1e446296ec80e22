/** A document as data, written by a separate thread. Sizes are in points; an A4 page has 595 × 842. */
export interface PdfDocument {
  title: string;
  /** BCP 47, such as `it`. */
  language: string;
  author: string;
  /** Above each page except the first. */
  header: string;
  /** Below each page, such as `Page {page} of {pages}`. */
  footer: string;
  madeAt: Date;
  blocks: readonly PdfBlock[];
}

export type PdfBlock =
  | Heading
  | Paragraph
  | Link
  | Contents
  | Table
  | Picture
  | Drawing
  | { kind: 'space'; height: number }
  | { kind: 'page' };

export interface Heading {
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  /** Target of the table of contents. */
  anchor?: string;
  /** Minimum height left on its page, including content that must follow on the same page. */
  room?: number;
}

export interface Paragraph {
  kind: 'paragraph';
  text: string;
  style?: ParagraphStyle;
}

type ParagraphStyle = 'body' | 'lead' | 'small' | 'bold' | 'quote';

export interface Link {
  kind: 'link';
  text: string;
  /** `http`, `https` or `mailto`; other links become text. */
  url: string;
}

/** One line per entry: a link with its page number at the end. */
export interface Contents {
  kind: 'contents';
  entries: readonly { text: string; anchor: string; level: 1 | 2 }[];
}

export interface Table {
  kind: 'table';
  caption?: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
}

interface TableColumn {
  title: string;
  /** Share of the width relative to the other columns; default 1. */
  weight?: number;
  align?: 'left' | 'right';
}

/** JPEG or PNG, scaled down to the rest of a page if needed. */
export interface Picture {
  kind: 'picture';
  source: { path: string } | { bytes: Uint8Array };
  alt: string;
  /** Maximum height; default: the height of a page. */
  height?: number;
  hasFrame?: boolean;
}

/** Shapes in a box of that height and the text width (`TEXT_WIDTH`); the origin is the upper left corner. */
export interface Drawing {
  kind: 'drawing';
  alt: string;
  height: number;
  shapes: readonly Shape[];
}

export type Shape =
  | { shape: 'rect'; x: number; y: number; width: number; height: number; fill?: string; stroke?: string }
  | {
      shape: 'line';
      points: readonly (readonly [number, number])[];
      stroke: string;
      width?: number;
      dash?: number;
    }
  | { shape: 'dot'; x: number; y: number; radius: number; fill: string }
  | {
      shape: 'text';
      x: number;
      y: number;
      /** Longer texts end in an ellipsis. */
      width: number;
      text: string;
      size: number;
      align?: 'left' | 'center' | 'right';
      isBold?: boolean;
    };

export const PAGE = { width: 595.28, height: 841.89 };
export const MARGINS = { top: 68, bottom: 68, left: 56, right: 56 };
export const TEXT_WIDTH = PAGE.width - MARGINS.left - MARGINS.right;
export const TEXT_HEIGHT = PAGE.height - MARGINS.top - MARGINS.bottom;
