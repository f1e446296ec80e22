import type { ReleasePreview } from '@press-room/contract/release-previews';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Failure } from '../../../components/failure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome, toPressRelease } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import { ReleaseArticle } from '../detail/release-article.tsx';
import { DraftBand } from './draft-band.tsx';
import { previewQuery } from './queries.ts';
import { WireFiles } from './wire-files.tsx';

/** A release before it appears, for who has a link and no account. */
export function PreviewPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(previewQuery(token, useContentLanguage()));
  // What is wrong with a token is told to nobody; a damaged one is refused as no token at all.
  const isEnded = [400, 404].includes(statusOf(error) ?? 0);
  useScreenTitle(isEnded ? m['releasePreview.ended.title']() : m['releasePreview.title']());
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {isEnded && <EndedLink />}
      {!isEnded && data && <Preview preview={data} token={token} />}
      {!data && !error && <DetailSkeleton />}
      {!data && error && !isEnded && <Failure error={error} level={1} onRetry={() => void refetch()} />}
    </>
  );
}

function Preview({ preview, token }: { preview: ReleasePreview; token: string }) {
  const until = m['releasePreview.until']({ date: formatInstant(preview.expires_at) });
  if (preview.is_visible)
    return (
      <>
        <DraftBand title={m['releasePreview.published']()}>
          <Link href={toPressRelease(preview.id)}>{m['releasePreview.read']()}</Link>
        </DraftBand>
        <ReleaseArticle release={preview} isPreview />
      </>
    );
  return (
    <>
      <DraftBand title={m['releasePreview.draft']()}>{until}</DraftBand>
      <ReleaseArticle release={preview} isPreview />
      <WireFiles token={token} />
      <p className="print-only">{m['releasePreview.draft']()}</p>
    </>
  );
}

/** Expired, taken back, withdrawn or never given: the server does not say which. */
function EndedLink() {
  return (
    <Notice level={1} title={m['releasePreview.ended.title']()} text={m['releasePreview.ended.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
