import { escapeMarkup } from '@press-room/contract/markup';

interface Copying {
  clipboardData: Pick<DataTransfer, 'setData'> | null;
  preventDefault: () => void;
}

/** Prepends the embargo line to manually copied text. */
export function copyWithLine(event: Copying, line: string): void {
  const selection = getSelection();
  if (event.clipboardData === null || selection === null || selection.isCollapsed) return;
  const copied = document.createElement('div');
  for (let at = 0; at < selection.rangeCount; at += 1)
    copied.append(selection.getRangeAt(at).cloneContents());
  event.clipboardData.setData('text/plain', `${line}\n\n${selection.toString()}`);
  event.clipboardData.setData(
    'text/html',
    `<p><strong>${escapeMarkup(line)}</strong></p>${copied.innerHTML}`,
  );
  event.preventDefault();
}
