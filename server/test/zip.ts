import { buffer } from 'node:stream/consumers';
import { fromBuffer, type ZipFile } from 'yauzl';

/** Files of an archive, in order. */
export async function readZip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const archive = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  });
  const files: Record<string, Buffer> = {};
  return new Promise((resolve, reject) => {
    archive.on('entry', (entry) => {
      archive.openReadStream(entry, (error, stream) => {
        if (error !== null) return reject(error);
        void buffer(stream).then((content) => {
          files[entry.fileName] = content;
          archive.readEntry();
        }, reject);
      });
    });
    archive.on('end', () => resolve(files));
    archive.on('error', reject);
    archive.readEntry();
  });
}
