import type { ReleaseTextForm } from '@press-room/contract/downloads';
import { toWholeFile } from '../../../content/assets/whole-file.ts';
import { readIssuer } from '../../../content/press-releases/issuer.ts';
import { toReaderCorrections } from '../../../content/press-releases/publication/corrections.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import { toEmbargo } from '../../../platform/text/embargo.ts';
import { createNamePool, toFileName } from '../../../platform/text/file-names.ts';
import { renderReleaseHtml } from '../release-texts/html.ts';
import { renderReleaseText } from '../release-texts/plain.ts';
import type { ReleaseDocument } from '../release-texts/release-document.ts';
import { toAssetName } from './asset-name.ts';
import { type PictureFolder, toPictureEntries } from './pictures.ts';
import type { DownloadableAsset, ReleaseContents, ReleaseTextRow } from './queries.ts';

type ReleaseFiles = Pick<PictureFolder, 'galleryOf' | 'language' | 'made'> & {
  /** Origin of this site. */
  origin: string;
  assets: readonly DownloadableAsset[];
};

/** Text in every published language as HTML, plain text and Word document; pictures with captions; attachments. */
export async function toReleaseEntries(
  release: ReleaseContents,
  { assets, origin, ...folder }: ReleaseFiles,
): Promise<ArchiveEntry[]> {
  const isPicture = new Set(release.picture_ids);
  const isAttachment = new Set(release.attachment_ids);
  const pictures = assets.filter(({ id, kind }) => kind === 'picture' && isPicture.has(id));
  const texts = await Promise.all(
    release.texts.flatMap((text) => FORMS.map((form) => toTextEntry(release, text, { form, origin }))),
  );
  return [
    ...texts,
    ...(await toPictureEntries(pictures, { folder: 'pictures/', ...folder })),
    ...toAttachmentEntries(
      release,
      assets.filter(({ id }) => isAttachment.has(id)),
    ),
  ];
}

type TextForm = 'html' | ReleaseTextForm;
const FORMS: readonly TextForm[] = ['html', 'txt', 'docx'];

/** Text in one language as a separate file. */
export async function toTextEntry(
  release: ReleaseContents,
  text: ReleaseTextRow,
  { form, origin }: { form: TextForm; origin: string },
): Promise<ArchiveEntry & { content: Buffer }> {
  const { language, title } = text;
  const { others } = release;
  const { name, boilerplate, contacts } = readIssuer(release, { written: language, language, others });
  const document: ReleaseDocument = {
    ...text,
    embargo: toEmbargo(release.embargo_until, language),
    issuer: name,
    date: release.date,
    page: release.isDraft ? null : `${origin}/#/press-release/${release.id}`,
    boilerplate,
    corrections: toReaderCorrections(release.corrections, language),
    contacts,
  };
  return {
    name: toFileName({
      source: release.source,
      date: release.date,
      subject: title,
      language,
      extension: form,
    }),
    modified_at: new Date(release.updated_at),
    content: await renderText(document, form),
  };
}

async function renderText(document: ReleaseDocument, form: TextForm): Promise<Buffer> {
  if (form === 'html') return Buffer.from(renderReleaseHtml(document));
  if (form === 'txt') return Buffer.from(renderReleaseText(document));
  // The library is large and needed only here.
  const { renderReleaseDocx } = await import('../release-texts/docx.ts');
  return renderReleaseDocx(document);
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
