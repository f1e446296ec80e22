import { compile } from '@inlang/paraglide-js';
import { PARAGLIDE } from './paraglide.ts';

await compile(PARAGLIDE);
