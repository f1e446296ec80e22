import { listLockedPackages } from './lock-file.ts';
import { checkPackage } from './package-rules.ts';
import { report } from './source-files.ts';

report('packages', listLockedPackages().flatMap(checkPackage));
