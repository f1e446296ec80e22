import type { ReleasePreview } from '@press-room/contract/release-previews';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Failure } from '../../../components/failure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome, toPressRelease } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import { ReleaseArticle } from '../detail/release-article.tsx';
import styles from './draft-band.module.css';
import { previewQuery } from './queries.ts';
import { WireFiles } from './wire-files.tsx';

/** Preview of an unpublished release by a link, without an account. */
export function PreviewPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(previewQuery(token, useContentLanguage()));
  // The server does not disclose why a token is refused; a damaged one counts as missing.
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
  const title = describeState(preview);
  return (
    <>
      <DraftBand title={title}>{preview.is_visible ? <ToPublished id={preview.id} /> : until}</DraftBand>
      <ReleaseArticle release={preview} isPreview />
      {!preview.is_visible && (
        <>
          <WireFiles token={token} />
          <p className="print-only">{title}</p>
        </>
      )}
    </>
  );
}

const ToPublished = ({ id }: Pick<ReleasePreview, 'id'>) => (
  <Link href={toPressRelease(id)}>{m['releasePreview.read']()}</Link>
);

/** Publication state of the previewed release, as text. */
function describeState({
  is_visible,
  has_changes,
  visible_from,
  readers: { state },
}: ReleasePreview): string {
  if (is_visible) return m['releasePreview.published']();
  if (state === 'expired') return m['releasePreview.expired']();
  if (visible_from !== null && (state === 'scheduled' || state === 'embargo'))
    return m['releasePreview.notBefore']({ date: formatInstant(visible_from) });
  if (state === 'public' || has_changes) return m['releasePreview.changes']();
  return state === 'press' ? m['releasePreview.pressOnly']() : m['releasePreview.draft']();
}

/** Expired, revoked, withdrawn or unknown link: the server does not disclose which. */
function EndedLink() {
  return (
    <Notice level={1} title={m['releasePreview.ended.title']()} text={m['releasePreview.ended.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}

/** Marks the page as a draft, on screen and in print. */
function DraftBand({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.band}>
      <Icon name="alert" size={20} />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
