import { writeFileSync } from 'node:fs';
import { listLockedPackages } from './lock-file.ts';
import { writeBill } from './package/bill-of-materials.ts';

// Packages that run or are sent to readers; development packages are excluded.
writeFileSync(process.stdout.fd, writeBill(listLockedPackages().filter(({ dev }) => dev !== true)));
