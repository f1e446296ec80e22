import type { RenditionChoice } from '@press-room/contract/assets';
import {
  DOWNLOAD_PATH,
  type Download,
  type DownloadRequest,
  type Preparation,
} from '@press-room/contract/downloads';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { postJson } from './api.ts';
import { describeRefusal } from './describe-refusal.ts';
import { formatBytes } from './format.ts';
import { showToast } from './toasts.ts';

/**
 * Requests the address of a download, repeatedly while its pictures are being made, then lets the browser save it.
 * @throws ApiError
 */
async function startDownload(
  request: DownloadRequest,
  onPreparation: (preparation: Preparation) => void,
): Promise<Download> {
  for (;;) {
    const answer = await postJson<Download | Preparation>(DOWNLOAD_PATH, request);
    if ('url' in answer) {
      saveAddress(answer);
      return answer;
    }
    onPreparation(answer);
  }
}

/** Request for a file of a picture. */
export function toFileRequest(
  asset: number,
  { media_type, width, is_original, is_cut }: RenditionChoice,
): DownloadRequest {
  if (is_cut) return { asset, cut: 'social' };
  return is_original ? { asset } : { asset, media_type, width };
}

/**
 * Saves a file without leaving the page, even if the address has expired: the browser then reports a failed download.
 */
function saveAddress({ url, name }: Download): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

type Outcome = { onStart?: (download: Download) => void; onFail?: (error: Error) => void };

/**
 * `start`: for a button. `data`: last started download. `error`: error of the last attempt. `preparation`: number of
 * pictures made so far.
 */
export function useDownload({ onStart, onFail }: Outcome = {}) {
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const { mutate, ...state } = useMutation({
    mutationFn: (request: DownloadRequest) => startDownload(request, setPreparation),
    onSettled: () => setPreparation(null),
    onSuccess: (download) => onStart?.(download),
    onError: (error) => onFail?.(error),
  });
  const start = (request: DownloadRequest) => {
    if (!state.isPending) mutate(request);
  };
  return { ...state, start, preparation };
}

/** Download for icon buttons: the result is shown in a notice. */
export const useQuickDownload = () =>
  useDownload({
    onStart: ({ name, bytes }) =>
      showToast('success', m['downloads.started']({ name, size: formatBytes(bytes) })),
    onFail: (error) => showToast('error', describeRefusal(error)),
  });
