import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const inside = join(import.meta.dirname, '../../routes/_signed-in');
const pages = globSync('**/*.tsx', { cwd: inside })
  .filter((file) => !file.includes('-steps/'))
  .map((file) => ({ file, text: readFileSync(join(inside, file), 'utf8') }))
  .filter(({ text }) => text.includes('component:'));

describe('signed-in pages', () => {
  it('include the calendar', () => {
    expect(pages.map(({ file }) => file)).toContain('workspace/calendar.tsx');
  });

  it.each(pages)('$file declares its title and its place in the navigation', ({ text }) => {
    expect(text).toMatch(/title: 'settings:[\w.]+',/);
    expect(text).toMatch(/place: '\/[\w/-]+'/);
  });
});
