import { association2021 } from './releases/association-2021.ts';
import { association2022 } from './releases/association-2022.ts';
import { association2023 } from './releases/association-2023.ts';
import { association2024 } from './releases/association-2024.ts';
import { association2025 } from './releases/association-2025.ts';
import { association2026 } from './releases/association-2026.ts';
import { fair2021 } from './releases/fair-2021.ts';
import { fair2022 } from './releases/fair-2022.ts';
import { fair2023 } from './releases/fair-2023.ts';
import { fair2024 } from './releases/fair-2024.ts';
import { fair2025 } from './releases/fair-2025.ts';
import { fair2026 } from './releases/fair-2026.ts';
import type { DemoRelease } from './types.ts';

/** Every release of the demo content, oldest first. */
export const demoReleases: readonly DemoRelease[] = [
  ...association2021,
  ...association2022,
  ...association2023,
  ...association2024,
  ...association2025,
  ...association2026,
  ...fair2021,
  ...fair2022,
  ...fair2023,
  ...fair2024,
  ...fair2025,
  ...fair2026,
].toSorted((first, second) => first.date.localeCompare(second.date));
