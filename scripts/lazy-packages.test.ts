import { describe, expect, it } from 'vitest';
import { findEarlyPackages } from './lazy-packages.ts';

const find = (files: Record<string, string>): string[] =>
  findEarlyPackages(Object.entries(files).map(([path, text]) => ({ path, text })));

const serving = (text: string): Record<string, string> => ({
  'server/src/serve.ts': "import { a } from './mail/a.ts';\nimport x from '@press-room/contract/x';\n",
  'server/src/mail/a.ts': text,
});

describe('packages that a start does without', () => {
  it.each([
    "import { createTransport } from 'nodemailer';",
    "import {\n  type One,\n  two,\n} from 'nodemailer';",
    "import 'nodemailer/lib/base64';",
    "export { createTransport } from 'nodemailer';",
  ])('are found where they are loaded with what is needed: %s', (text) => {
    expect(find(serving(text))).toEqual([
      expect.stringMatching(
        /^server\/src\/mail\/a\.ts: loads nodemailer.* at the start \(server\/src\/serve\.ts > server\/src\/mail\/a\.ts\)/,
      ),
    ]);
  });

  it('are found through the contract', () => {
    const text = "import { z } from 'sharp';";
    expect(find({ ...serving(''), 'contract/src/x.ts': text })).toHaveLength(1);
  });

  it.each([
    "import type { SendMailOptions } from 'nodemailer';",
    "const load = () => import('nodemailer');",
    "import { b } from 'nodemailer-like';",
  ])('may be named, and loaded later: %s', (text) => {
    expect(find(serving(text))).toEqual([]);
  });
});
