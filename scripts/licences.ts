import { listLockedPackages } from './lock-file.ts';
import { licenceOf } from './package-rules.ts';

// What runs or is sent to readers, by licence; the packages of development stay out.
const used = listLockedPackages().filter(({ dev }) => dev !== true);
for (const [licence, packages = []] of Object.entries(Object.groupBy(used, licenceOf))) {
  console.log(`${licence} (${packages.length})`);
  for (const { name, version } of packages) console.log(`  ${name} ${version}`);
}
