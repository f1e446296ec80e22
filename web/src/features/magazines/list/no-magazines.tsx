import type { MagazineKind } from '@press-room/contract/magazines';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { m } from '../../../paraglide/messages.js';
import { type MagazineFilter, toMagazines } from '../filter.ts';

/** Spec 8 names the words. */
export function NoMagazines({ kind, filter }: { kind: MagazineKind; filter: MagazineFilter }) {
  const isNarrowed = Boolean(filter.q || filter.year || filter.month || filter.territory);
  return (
    <Notice title={m['magazines.list.none']()} {...(isNarrowed && { text: m['magazines.list.noneHint']() })}>
      {isNarrowed && (
        <Link href={toMagazines(kind, {})} className={buttons.quiet}>
          {m['magazines.list.showNewest']()}
        </Link>
      )}
    </Notice>
  );
}
