import { listLockedPackages } from './lock-file.ts';
import { writeBill } from './package/bill-of-materials.ts';

// Packages that run or are sent to readers; development packages are excluded.
process.stdout.write(writeBill(listLockedPackages().filter(({ dev }) => dev !== true)));
