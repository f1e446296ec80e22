import { BOOT_ELEMENT_ID, type Boot } from '@press-room/contract/boot';

/** Data that the server embedded into the index page; null without. */
export const boot: Boot | null = readBoot();

function readBoot(): Boot | null {
  try {
    return JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? 'null') as Boot | null;
  } catch {
    return null;
  }
}
