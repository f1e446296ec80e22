import { describe, expect, it } from 'vitest';
import { fileSecurityHeaders, pageSecurityHeaders } from './security-headers.ts';

const imagesOf = (headers: Record<string, string>): string | undefined =>
  headers['Content-Security-Policy']?.split('; ').find((part) => part.startsWith('img-src'));

describe('the policy of pages', () => {
  it('lets in nothing from elsewhere', () => {
    expect(imagesOf(pageSecurityHeaders(false))).toBe("img-src 'self' data: blob:");
  });

  it('lets in the pictures of the configured map, and only of its host', () => {
    const of = (tiles: string) => imagesOf(pageSecurityHeaders(true, tiles));
    expect(of('https://tiles.example.com/a/{z}/{x}/{y}.png')).toBe(
      "img-src 'self' data: blob: https://tiles.example.com",
    );
    expect(of('https://{s}.tiles.example.com:8443/{z}/{x}/{y}.png')).toBe(
      "img-src 'self' data: blob: https://*.tiles.example.com:8443",
    );
  });
});

it.each(['', '.br', '.gz'])(
  'lets only the worker that reads PDFs compile WebAssembly (file name + "%s")',
  (packed) => {
    const worker = fileSecurityHeaders(`/dist/assets/pdf.worker.min-CIqJB0yW.mjs${packed}`);
    expect(worker['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
    expect(fileSecurityHeaders(`/dist/assets/index-Dl4c0ZNO.js${packed}`)).toEqual({});
    expect(pageSecurityHeaders(true)['Content-Security-Policy']).not.toContain('eval');
  },
);
