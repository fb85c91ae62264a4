import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.ts';

const screens = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: ROOT });

/** Classes that a screen asks of a style file which has none of that name: it would be drawn without them, in silence. */
function missingClasses(file: string): readonly string[] {
  const path = resolve(ROOT, file);
  const source = readFileSync(path, 'utf8');
  const imports = [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
  return imports.flatMap(([, name = '', style = '']) => {
    const sheet = readFileSync(createRequire(path).resolve(style), 'utf8');
    const asked = source.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'));
    return [...asked]
      .map(([, wanted = '']) => wanted)
      .filter((wanted) => !new RegExp(`\\.${wanted}(?![\\w-])`).test(sheet))
      .map((wanted) => `${file}: ${wanted}`);
  });
}

it('finds every class of a screen in the style file that it names', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(missingClasses)).toEqual([]);
});
