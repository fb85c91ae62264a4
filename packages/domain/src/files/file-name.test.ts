import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

describe('safeFileName', () => {
  it.each([
    { why: 'a usual name', given: 'Esami del sangue.pdf', name: 'Esami del sangue.pdf' },
    { why: 'its ending in capitals', given: 'REPORT.PDF', name: 'REPORT.pdf' },
    { why: 'a way up', given: '../../etc/passwd', name: 'passwd.pdf' },
    { why: 'a way up on Windows', given: String.raw`..\..\boot.ini`, name: 'boot.ini.pdf' },
    { why: 'a line break', given: 'a\r\nSet-Cookie: b.pdf', name: 'a Set-Cookie b.pdf' },
    { why: 'a NUL', given: 'a\0b.pdf', name: 'a b.pdf' },
    { why: 'a reversed ending', given: 'gpj.\u202Efdp.exe', name: 'gpj. fdp.exe.pdf' },
    { why: 'another ending', given: 'bill.pdf.exe', name: 'bill.pdf.exe.pdf' },
    { why: 'a space after its ending', given: 'bill.pdf ', name: 'bill.pdf' },
    { why: 'a space before its ending', given: 'bill .pdf', name: 'bill.pdf' },
    { why: 'dots before it', given: '..bill .pdf', name: 'bill.pdf' },
    { why: 'dots alone', given: '..', name: 'file.pdf' },
    { why: 'nothing', given: '', name: 'file.pdf' },
    { why: 'the ending alone', given: '.pdf', name: 'file.pdf' },
    { why: 'letters with marks', given: 'cane\u0300.pdf', name: 'can\u00E8.pdf' },
  ])('$why: $given → $name', ({ given, name }) => {
    expect(safeFileName(given, 'pdf')).toBe(name);
  });

  it('has at most 120 characters, and never half of one', () => {
    const name = safeFileName(`${'🐶'.repeat(300)}.pdf`, 'pdf');
    expect([...name]).toHaveLength(120);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith('.pdf')).toBe(true);
  });
});
