/** A TIFF structure whose only entry is the orientation: everything else that cameras write stays out. */
export function buildExif(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
