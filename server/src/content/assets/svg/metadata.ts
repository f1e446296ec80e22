/** A clean drawing with an XMP packet, which stands in its own element behind the opening tag (ISO 16684-3). */
export const withSvgMetadata = (svg: Buffer, xmp: string): Buffer =>
  Buffer.from(svg.toString().replace(/^<svg\b[^>]*>/, (opening) => `${opening}<metadata>${xmp}</metadata>`));
