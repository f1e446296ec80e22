import { describe, expect, it } from 'vitest';
import { toContentDisposition } from './content-disposition.ts';

describe('toContentDisposition', () => {
  it.each([
    ['hall_zoe-muller_2026.jpg', 'hall_zoe-muller_2026.jpg', 'hall_zoe-muller_2026.jpg'],
    ['Press kit (2026).zip', 'Press kit (2026).zip', 'Press%20kit%20%282026%29.zip'],
    ['tile è.webp', 'tile-e.webp', 'tile%20%C3%A8.webp'],
    ['Città d’arte.PDF', 'citta-darte.pdf', 'Citt%C3%A0%20d%E2%80%99arte.PDF'],
    ['磁砖.jpg', 'file.jpg', '%E7%A3%81%E7%A0%96.jpg'],
    ['a"b\\c.jpg', 'a-b-c.jpg', 'a%22b%5Cc.jpg'],
    ["it's*.jpg", 'its.jpg', 'it%27s%2A.jpg'],
    ['a\r\nSet-Cookie: b=1.jpg', 'a-set-cookie-b-1.jpg', 'a%0D%0ASet-Cookie%3A%20b%3D1.jpg'],
    ['../../etc/passwd', 'etc-passwd', '..%2F..%2Fetc%2Fpasswd'],
    ['100%25.jpg', '100-25.jpg', '100%2525.jpg'],
    ['half \ud83d.jpg', 'half.jpg', 'half%20%EF%BF%BD.jpg'],
    ['.htaccess', 'file.htaccess', '.htaccess'],
    ['', 'file', ''],
  ])('offers %j under a plain and under its own name', (name, plain, encoded) => {
    expect(toContentDisposition('attachment', name)).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    );
  });
});
