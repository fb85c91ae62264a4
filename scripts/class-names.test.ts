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
    const usedClasses = source.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'));
    return [...usedClasses]
      .map(([, className = '']) => className)
      .filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheet))
      .map((className) => `${file}: ${className}`);
  });
}

it('every class that a screen uses exists in its style file', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(missingClasses)).toEqual([]);
});
