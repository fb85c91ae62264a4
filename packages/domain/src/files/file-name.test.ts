import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

describe('safeFileName', () => {
  it.each([
    { why: 'ordinary name', given: 'Esami del sangue.pdf', name: 'Esami del sangue.pdf' },
    { why: 'upper-case extension', given: 'REPORT.PDF', name: 'REPORT.pdf' },
    { why: 'parent folder', given: '../../etc/passwd', name: 'passwd.pdf' },
    { why: 'parent folder on Windows', given: String.raw`..\..\boot.ini`, name: 'boot.ini.pdf' },
    { why: 'line break', given: 'a\r\nSet-Cookie: b.pdf', name: 'a Set-Cookie b.pdf' },
    { why: 'NUL character', given: 'a\0b.pdf', name: 'a b.pdf' },
    { why: 'right-to-left override', given: 'gpj.\u202Efdp.exe', name: 'gpj. fdp.exe.pdf' },
    { why: 'other extension', given: 'bill.pdf.exe', name: 'bill.pdf.exe.pdf' },
    { why: 'space after the extension', given: 'bill.pdf ', name: 'bill.pdf' },
    { why: 'space before the extension', given: 'bill .pdf', name: 'bill.pdf' },
    { why: 'leading dots', given: '..bill .pdf', name: 'bill.pdf' },
    { why: 'only dots', given: '..', name: 'file.pdf' },
    { why: 'empty name', given: '', name: 'file.pdf' },
    { why: 'only the extension', given: '.pdf', name: 'file.pdf' },
    { why: 'combining accent', given: 'cane\u0300.pdf', name: 'can\u00E8.pdf' },
  ])('turns "$given" into "$name" ($why)', ({ given: input, name }) => {
    expect(safeFileName(input, 'pdf')).toBe(name);
  });

  it('returns at most 120 characters without splitting one', () => {
    const name = safeFileName(`${'🐶'.repeat(300)}.pdf`, 'pdf');
    expect([...name]).toHaveLength(120);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith('.pdf')).toBe(true);
  });
});
