import { toWholeFile } from '../../../content/assets/whole-file.ts';
import { readIssuer } from '../../../content/press-releases/issuer.ts';
import { toReaderCorrections } from '../../../content/press-releases/publication/corrections.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import { createNamePool, toFileName } from '../../../platform/text/file-names.ts';
import { renderReleaseHtml } from '../release-texts/html.ts';
import { renderReleaseText } from '../release-texts/plain.ts';
import type { ReleaseDocument } from '../release-texts/release-document.ts';
import { toAssetName } from './asset-name.ts';
import { toPictureEntries } from './pictures.ts';
import type { BilingualName, DownloadableAsset, ReleaseContents, ReleaseTextRow } from './queries.ts';

interface ReleaseFiles {
  assets: readonly DownloadableAsset[];
  galleryOf: (pictureId: number) => BilingualName | undefined;
}

/** Text in every published language as HTML, plain text and Word document; pictures with captions; attachments. */
export async function toReleaseEntries(
  release: ReleaseContents,
  { assets, galleryOf }: ReleaseFiles,
): Promise<ArchiveEntry[]> {
  const isPicture = new Set(release.picture_ids);
  const isAttachment = new Set(release.attachment_ids);
  const pictures = assets.filter(({ id, kind }) => kind === 'picture' && isPicture.has(id));
  const texts = await Promise.all(release.texts.map((text) => toTextEntries(release, text)));
  return [
    ...texts.flat(),
    ...toPictureEntries(pictures, { folder: 'pictures/', wish: {}, galleryOf }),
    ...toAttachmentEntries(
      release,
      assets.filter(({ id }) => isAttachment.has(id)),
    ),
  ];
}

async function toTextEntries(release: ReleaseContents, text: ReleaseTextRow): Promise<ArchiveEntry[]> {
  const { language, title } = text;
  const { name, boilerplate, contacts } = readIssuer(release, language);
  const document: ReleaseDocument = {
    ...text,
    issuer: name,
    date: release.date,
    boilerplate,
    corrections: toReaderCorrections(release.corrections, language),
    contacts,
  };
  // The library is large, and only this needs it.
  const { renderReleaseDocx } = await import('../release-texts/docx.ts');
  const files: [string, Buffer][] = [
    ['html', Buffer.from(renderReleaseHtml(document))],
    ['txt', Buffer.from(renderReleaseText(document))],
    ['docx', await renderReleaseDocx(document)],
  ];
  return files.map(([extension, content]) => ({
    name: toFileName({
      source: release.source,
      date: release.date,
      subject: title,
      language,
      extension,
    }),
    modified_at: new Date(release.updated_at),
    content,
  }));
}

function toAttachmentEntries(
  { source, date }: ReleaseContents,
  assets: readonly DownloadableAsset[],
): ArchiveEntry[] {
  const name = createNamePool();
  const origin = { source, date };
  return assets.flatMap((asset) => {
    const file = toWholeFile(asset, asset.renditions);
    if (file === null) return [];
    return [
      {
        name: `attachments/${name(toAssetName(asset, file.media_type, origin))}`,
        modified_at: new Date(asset.created_at),
        content: { key: file.key, bytes: file.bytes },
      },
    ];
  });
}
