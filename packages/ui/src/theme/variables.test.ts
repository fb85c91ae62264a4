import { expect, it } from 'vitest';
import { clinicTheme, ownerTheme } from './theme.ts';
import { variablesSheet } from './variables-sheet.test-data.ts';

// The sheets are static files, so that the content security policy can block inline styles. `-u` regenerates them.
it.each([
  { app: 'clinic', theme: clinicTheme },
  { app: 'owner', theme: ownerTheme },
])('the sheet of the $app app has the variables of its theme', async ({ app, theme }) => {
  await expect(variablesSheet(theme)).toMatchFileSnapshot(`variables-${app}.css`);
});
