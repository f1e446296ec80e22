import { listLockedPackages } from './lock-file.ts';
import { licenceOf } from './package-rules.ts';

// Packages that run or are sent to readers, by licence; development packages are excluded.
const used = listLockedPackages().filter(({ dev }) => dev !== true);
for (const [licence, packages = []] of Object.entries(Object.groupBy(used, licenceOf))) {
  console.log(`${licence} (${packages.length})`);
  for (const { name, version } of packages) console.log(`  ${name} ${version}`);
}
