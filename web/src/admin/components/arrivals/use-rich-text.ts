import type { Language } from '@press-room/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import type { Extensions } from '@tiptap/core';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { usePermissions } from '../../../lib/permissions.ts';
import { fileQuery } from '../files/file-query.ts';
import { richText } from '../rich-text/schema.ts';
import { Arrivals } from './arrivals.ts';
import { drawComing } from './draw-coming.ts';
import { drawPictures } from './draw-picture.ts';

/** Parts of every rich-text editor: its schema, and the handling of pasted and dropped content. */
export function useRichText(language: Language): { arrivals: Arrivals; extensions: Extensions } {
  const client = useQueryClient();
  const mayTake = usePermissions().includes('asset.create');
  const [made] = useState(() => {
    const arrivals = new Arrivals(mayTake);
    const picture = drawPictures(language, (asset, isAnew) =>
      client.fetchQuery({ ...fileQuery(asset), ...(isAnew ? { staleTime: 0 } : {}) }),
    );
    const coming = drawComing(buttons.quiet ?? '');
    return { arrivals, extensions: [...richText({ picture, coming }), arrivals.extension] };
  });
  return made;
}
