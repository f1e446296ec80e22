import { EMBARGO_PATH, type EmbargoState, isAccredited } from '@press-room/contract/embargo';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { getJson, postJson } from '../../../lib/api.ts';
import { useUser } from '../../../lib/auth.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { Reader } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import styles from './embargo-terms.module.css';

const termsQuery = (reader: Reader, isAsked: boolean) =>
  queryOptions({
    queryKey: ['embargo', reader],
    queryFn: ({ signal }) => getJson<EmbargoState>(EMBARGO_PATH, {}, signal),
    enabled: isAsked,
  });

/** Asks journalists to accept the embargo terms; empty if accepted. */
export function EmbargoTerms() {
  const user = useUser();
  const language = useContentLanguage();
  const { data } = useQuery(termsQuery(useReader(), user !== null && isAccredited(user.groups)));
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => postJson<EmbargoState>(EMBARGO_PATH, {}),
    onSuccess: async () => {
      showToast('success', m['pressReleases.embargo.accepted']());
      // Permissions have changed for all screens.
      await client.invalidateQueries();
    },
    onError: tellFailure,
  });
  if (!data || data.is_accepted || data.count === 0) return null;
  return (
    <div className={styles.terms}>
      <StatusNote
        kind="plain"
        title={m['pressReleases.embargo.waiting']({ count: data.count })}
        isLive={false}
      >
        <p lang={language} dir="auto">
          {data.terms}
        </p>
        <button
          type="button"
          className={buttons.button}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {m['pressReleases.embargo.accept']()}
        </button>
      </StatusNote>
    </div>
  );
}
