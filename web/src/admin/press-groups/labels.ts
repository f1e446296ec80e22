import type { GroupTheme } from '@press-room/contract/press-groups';
import { m } from '../../paraglide/messages.js';

export const THEME_LABELS: Record<GroupTheme, () => string> = {
  cobalt: m['shell.glaze.cobalt'],
  terracotta: m['shell.glaze.terracotta'],
  copper: m['shell.glaze.copper'],
  manganese: m['shell.glaze.manganese'],
  amber: m['shell.glaze.amber'],
  celadon: m['shell.glaze.celadon'],
};
