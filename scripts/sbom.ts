import { writeFileSync } from 'node:fs';
import { listLockedPackages } from './lock-file.ts';
import { writeBill } from './package/bill-of-materials.ts';

// What runs or is sent to readers; the packages of development stay out.
writeFileSync(process.stdout.fd, writeBill(listLockedPackages().filter(({ dev }) => dev !== true)));
