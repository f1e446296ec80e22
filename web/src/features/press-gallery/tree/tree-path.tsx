import { Fragment } from 'react';
import { contentLanguage } from '../../../i18n/content-language.ts';
import type { TreeEntry } from './tree-model.ts';

/** Ancestors of a gallery, in one line. */
export function TreePath({ entries }: { entries: readonly TreeEntry[] }) {
  return entries.map(({ key, name }, at) => (
    <Fragment key={key}>
      {at > 0 && ' / '}
      <bdi lang={contentLanguage()}>{name}</bdi>
    </Fragment>
  ));
}
