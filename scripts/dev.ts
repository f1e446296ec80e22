import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onNpmEnd } from '../server/src/platform/process/parent.ts';

const ROOT = join(import.meta.dirname, '..');

const run = (program: string, parameters: string[]): ChildProcess =>
  spawn(program, parameters, { cwd: ROOT, stdio: 'inherit' });

const children = [
  run(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts']),
  run('npx', ['vite', 'web', '--config', 'web/vite.config.ts']),
];

// Ctrl-C reaches the children too; other signals are forwarded. Each of them ends all processes.
const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
onNpmEnd(process.env, stop);
for (const child of children) child.on('exit', stop);
await Promise.all(children.map((child) => once(child, 'exit')));
