import { describe, expect, it } from 'vitest';
import { isMarkup, readHtmlTables } from './html-tables.ts';

const cellsOf = (html: string) =>
  readHtmlTables(html).map((rows) => rows.map(({ cells }) => cells));

describe('readHtmlTables', () => {
  it.each([
    ['closed cells', '<table><tr><td>a</td><td>b</td></tr></table>', [[['a', 'b']]]],
    ['cells without end tags', '<TABLE><TR><TD>a<TD>b<TR><TD>c</TABLE>', [[['a', 'b'], ['c']]]],
    ['several tables', '<table><tr><td>a</table><table><tr><td>b</table>', [[['a']], [['b']]]],
    ['line breaks and spaces', '<table><tr><td> a <br/> b\n c </td></tr></table>', [[['a\nb c']]]],
    [
      'entities',
      '<table><tr><td>&Egrave; &amp; &#232;&#xE0; &euro;&nbsp;&lt;b&gt; &foo;</td></tr></table>',
      [[['È & èà € <b> &foo;']]],
    ],
    [
      'formatting and comments',
      '<table><!-- <tr><td>no --><tr><td><b>a</b><span title="x>y">b</span></td></tr></table>',
      [[['ab']]],
    ],
    [
      'columns merged side by side',
      '<table><tr><td colspan=2>a</td><td>b</td></tr></table>',
      [[['a', '', 'b']]],
    ],
    [
      'an XML workbook',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">a</Data></Cell><Cell ss:Index="3"><Data ss:Type="Number">1</Data></Cell></Row></Table></Worksheet></Workbook>',
      [[['a', '', '1']]],
    ],
  ])('reads %s', (_what, html, tables) => {
    expect(cellsOf(html)).toEqual(tables);
  });

  it('repeats a merged cell in each of its rows, and reports these rows', () => {
    const html =
      '<table><tr><td rowspan=3>Ada</td><td>Kira</td></tr><tr><td>Luna</td></tr><tr><td>Zoe</td></tr><tr><td>Bea</td><td>Mia</td></tr></table>';
    expect(readHtmlTables(html)).toEqual([
      [
        { cells: ['Ada', 'Kira'] },
        { cells: ['Ada', 'Luna'], problems: ['merged_cells'] },
        { cells: ['Ada', 'Zoe'], problems: ['merged_cells'] },
        { cells: ['Bea', 'Mia'] },
      ],
    ]);
  });
});

describe('isMarkup', () => {
  it.each([
    ['<html><body><table></table>', true],
    ['  <table border=1><tr>', true],
    ['<!DOCTYPE html>\n<html><TABLE>', true],
    ['Nome;Note\nAda;<table>', false],
    ['<ada@example.test>;x', false],
  ])('of %j is %j', (text, is) => {
    expect(isMarkup(text)).toBe(is);
  });
});
