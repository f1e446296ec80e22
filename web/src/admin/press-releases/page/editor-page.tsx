import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { InEnglish } from '../../../components/in-english.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { useScreenTitle } from '../../../features/press-groups/use-screen-title.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { ownTitle } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import { officeReleaseQuery } from '../queries.ts';
import { EditorScreen } from './editor-screen.tsx';

export function ReleaseEditorPage() {
  const { id = '' } = useParams();
  const person = useSignedInUser();
  const { data, error, refetch } = useQuery(officeReleaseQuery(Number(id)));
  useScreenTitle((data && ownTitle(data.text)) || m['office.editor.untitled']());
  return (
    <InEnglish>
      {data && <EditorScreen key={data.id} release={data} person={person} />}
      {!data && !error && <ScreenSkeleton />}
      {!data && error && <Missing error={error} onRetry={() => void refetch()} />}
    </InEnglish>
  );
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (statusOf(error) !== 404) return <OfficeFailure level={1} error={error} onRetry={onRetry} />;
  return (
    <Notice level={1} title={m['office.editor.missing.title']()} text={m['office.editor.missing.text']()}>
      <Link href={OFFICE_PATHS.officePressReleases} className={buttons.button}>
        {m['office.menu.releases']()}
      </Link>
    </Notice>
  );
}
