import type { Magazine } from '@press-room/contract/magazines';
import { copyText } from '../../../lib/clipboard.ts';
import { formatNumber } from '../../../lib/format.ts';
import { toAddress } from '../../../lib/navigation.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { issueInLine } from '../words.ts';
import { ToolButton } from './tool-button.tsx';

type CiteToolProps = { magazine: Magazine; page: number; address: () => string };

/** Copies title, issue, page and link. */
export function CiteTool({ magazine, page, address }: CiteToolProps) {
  const cite = async () => {
    const citation = m['magazines.reader.citation']({
      title: magazine.title,
      issue: issueInLine(magazine),
      page: formatNumber(page),
      link: toAddress(address()),
    });
    if (await copyText(citation)) {
      showToast('success', m['magazines.reader.cited']());
      tellCopy({ magazine: magazine.id });
    } else showToast('error', m['magazines.reader.notCited']());
  };
  return (
    <ToolButton
      icon="copy"
      label={m['magazines.reader.cite']()}
      word={m['magazines.words.cite']()}
      onPress={() => void cite()}
    />
  );
}
