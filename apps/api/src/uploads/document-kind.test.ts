import { describe, expect, it } from 'vitest';
import { detectDocumentKind } from './document-kind.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const BODY = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n';
const END = 'trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
const WHOLE = `${BODY}${END}`;

describe('detectDocumentKind of a PDF', () => {
  it.each([
    { why: 'a line before the header', text: `\r\n${WHOLE}` },
    { why: 'a byte order mark before the header', text: `\u00EF\u00BB\u00BF${WHOLE}` },
    { why: 'a printer language before the header', text: `\u001B%-12345X@PJL JOB\r\n${WHOLE}` },
    { why: 'the header after 1,024 bytes', text: `${' '.repeat(1024)}${WHOLE}` },
    { why: 'no end mark', text: `${BODY}trailer<</Root 1 0 R>>\nstartxref\n9\n` },
    { why: 'a damaged end mark', text: `${BODY}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EO` },
    { why: 'no startxref', text: `${BODY}trailer<</Root 1 0 R>>\n` },
    { why: '3,000 bytes after its end', text: `${WHOLE}${'\0'.repeat(3000)}` },
    { why: 'text after its end', text: `${WHOLE}Scansione inviata da MFP-7\r\n` },
  ])('accepts one with $why', async ({ text }) => {
    expect(await detectDocumentKind(latin1(text), 'esami.pdf')).toBe('pdf');
  });

  it.each([
    { why: 'cut off', text: BODY },
    { why: 'behind 1,025 bytes of another file', text: `${'\0'.repeat(1025)}${WHOLE}` },
    { why: 'behind a page', text: `<p onclick="x()">${WHOLE}` },
    { why: 'behind a script', text: `#!/bin/sh\n${WHOLE}` },
    { why: 'behind a program', text: `MZ\u0090${WHOLE}` },
    { why: 'behind a GIF', text: `GIF89a${WHOLE}` },
    { why: 'before a page', text: `${WHOLE}<html><script>1</script>` },
    { why: 'before an archive', text: `${WHOLE}PK\u0003\u0004xPK\u0005\u0006${'\0'.repeat(18)}` },
  ])('refuses one $why', async ({ text }) => {
    expect(await detectDocumentKind(latin1(text), 'esami.pdf')).toBeNull();
  });
});

describe('detectDocumentKind of a text', () => {
  it.each([
    { why: 'Windows-1252', bytes: latin1('Perch\u00E9 \u0080 31,5 \u00B5g/l') },
    { why: 'code page 850', bytes: latin1('Niccol\u0095 \u0082 \u00E6g') },
    { why: 'old line ends and tabs', bytes: latin1('WBC\t12,4\rRBC\t6,1\r') },
    { why: 'form feeds', bytes: latin1('Pagina 1\f\r\nPagina 2\f') },
    { why: 'escape codes of a printer', bytes: latin1('\u001B@\u001BE\u001B!\u0008Esito\u001BF') },
    { why: 'the frames of ASTM', bytes: latin1('\u0005\u00021H|\\^&|||IDEXX\r\u0003A7\r\n\u0004') },
    { why: 'the frames of HL7', bytes: latin1('\u000BMSH|^~\\&|LAB\rPID|1\r\u001C\r') },
    { why: 'the end of a DOS file', bytes: latin1('GLU 98 mg/dl\r\n\u001A') },
    { why: 'UTF-16', bytes: Buffer.from('\uFEFFGlicemia 98 \u00B5', 'utf16le') },
    { why: 'a mention of PDF', bytes: latin1('The file begins with %PDF-1.4') },
  ])('accepts $why', async ({ bytes }) => {
    expect(await detectDocumentKind(bytes, 'ESITO.DAT')).toBe('txt');
  });

  it.each([
    { why: 'an empty file', bytes: Buffer.alloc(0) },
    { why: 'a NUL character', bytes: latin1('WBC\0 12,4') },
    { why: 'a page behind a start of text', bytes: latin1('\u0002<html>') },
    { why: 'a page behind a byte order mark', bytes: Buffer.from('\uFEFF<b>x</b>') },
    { why: 'a page in UTF-16', bytes: Buffer.from('\uFEFF<b>x</b>', 'utf16le') },
    { why: 'an odd byte of UTF-16', bytes: Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]) },
  ])('refuses $why', async ({ bytes }) => {
    expect(await detectDocumentKind(bytes, 'ESITO.DAT')).toBeNull();
  });
});
