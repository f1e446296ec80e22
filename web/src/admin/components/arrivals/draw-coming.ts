import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { UPLOAD_STATES } from '../media/upload-states.ts';
import { cancelUpload, resumeUpload, type UploadItem, uploadsStore } from '../media/uploads.ts';
import type { DrawComing } from '../rich-text/coming-picture.ts';

/** Renders a picture that is being uploaded: its progress, or why it failed, with the possible actions. */
export const drawComing =
  (buttonClass: string): DrawComing =>
  (frame, upload, settle) => {
    let shown: UploadItem | null | undefined = null;
    const show = (): void => {
      const item = uploadsStore.get().find(({ key }) => key === upload);
      if (item === shown) return;
      shown = item;
      if (item?.asset) settle(item.asset);
      frame.dataset.state = item?.state ?? 'failed';
      frame.replaceChildren(...toParts(item));
      if (item?.state === 'done') return;
      const tools = document.createElement('p');
      if (item?.state === 'stopped' || item?.state === 'full')
        tools.append(toButton(m['office.media.upload.retry'](), () => resumeUpload(upload)));
      const remove = () => {
        cancelUpload(upload);
        settle(null);
      };
      tools.append(toButton(m['office.editor.arrivals.removePicture'](), remove));
      frame.append(tools);
    };
    const toButton = (label: string, act: () => void): HTMLButtonElement => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = buttonClass;
      button.textContent = label;
      button.addEventListener('click', act);
      return button;
    };
    show();
    return uploadsStore.subscribe(show);
  };

function toParts(item: UploadItem | undefined): HTMLElement[] {
  const line = document.createElement('figcaption');
  // Another screen has cleared the upload list.
  if (!item) {
    line.textContent = m['office.media.upload.failed']();
    return [line];
  }
  const reason = item.failure === null ? '' : ` · ${item.failure}`;
  line.textContent = `${item.name} · ${labelOf(UPLOAD_STATES, item.state)}${reason}`;
  const progress = document.createElement('progress');
  progress.max = Math.max(1, item.bytes);
  progress.value = item.sent;
  progress.setAttribute('aria-label', item.name);
  return item.state === 'failed' ? [line] : [progress, line];
}
