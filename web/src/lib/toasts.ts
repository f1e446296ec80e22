import { NOTICE_SECONDS } from '@press-room/contract/limits';
import { createStore, useStore } from './store.ts';

/** Button of a notice; `keys` is its keyboard shortcut while the notice is displayed. */
type ToastOffer = { text: string; keys?: string; run: () => void };
export type Toast = { id: number; kind: 'success' | 'error'; text: string; offer?: ToastOffer | undefined };

const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

export const useToasts = (): readonly Toast[] => useStore(toastStore);
export const listToasts = toastStore.get;

type ToastOptions = { offer?: ToastOffer; milliseconds?: number };

/** Success notices disappear after a while; errors remain until they are dismissed. */
export function showToast(
  kind: Toast['kind'],
  text: string,
  { offer, milliseconds = NOTICE_SECONDS * 1000 }: ToastOptions = {},
): number {
  lastId += 1;
  const id = lastId;
  toastStore.set([...toastStore.get().filter((toast) => toast.text !== text), { id, kind, text, offer }]);
  if (kind === 'success') setTimeout(() => dismissToast(id), milliseconds);
  return id;
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}

/** Dismisses errors before a new attempt. */
export function dismissErrors(): void {
  toastStore.set(toastStore.get().filter((toast) => toast.kind !== 'error'));
}
