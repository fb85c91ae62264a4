import { describe, expect, it } from 'vitest';
import { hiddenSheets } from './hidden-sheets.ts';

describe('hiddenSheets', () => {
  it.each([
    { of: 'no workbook', workbook: '', hidden: [] },
    {
      of: 'one that is seen',
      workbook: '<sheets><sheet name="Clienti" sheetId="1" r:id="rId1"/></sheets>',
      hidden: [],
    },
    {
      of: 'hidden and very hidden ones',
      workbook:
        '<sheets><sheet name="A" sheetId="1" state="hidden" r:id="rId1"/><sheet name="B" state="visible" sheetId="2" r:id="rId2"/><sheet state=\'veryHidden\' name="C" sheetId="3" r:id="rId3"></sheet></sheets>',
      hidden: [0, 2],
    },
    {
      of: 'names with signs, a prefix and lines in between',
      workbook:
        '<x:sheets>\n<x:sheet name="a > b" sheetId="1" r:id="rId1"/>\n<x:sheet\n name="state=&quot;hidden&quot;"\n sheetId="2"/><x:sheet name="c" sheetId="3"\n state="hidden"/></x:sheets>',
      hidden: [2],
    },
  ])('returns the indexes of hidden sheets: $of', ({ workbook, hidden }) => {
    expect([...hiddenSheets(workbook)]).toEqual(hidden);
  });
});
