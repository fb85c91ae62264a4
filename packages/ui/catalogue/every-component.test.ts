import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');
const EXAMPLES = join(import.meta.dirname, 'examples');
/**
 * Files without an example of their own: the theme, wrappers without markup, the content of `DropPanel`, and the
 * drawings shown by `PetFace`.
 */
const WITHOUT_EXAMPLE = /^theme\/|^states\/Deferred[.]|^panel\/OpenPanel[.]|^pets\/faces\//;

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)[A-Z]\w+[.]tsx$/.test(file) && !WITHOUT_EXAMPLE.test(file))
  .map((file) => basename(file, '.tsx'));

it('the catalogue has an example of every kit component', () => {
  const shown = readdirSync(EXAMPLES)
    .flatMap((file) => [
      ...readFileSync(join(EXAMPLES, file), 'utf8').matchAll(/^ {2}([A-Z]\w+): \{/gm),
    ])
    .map(([, name]) => name);
  expect(components.length).toBeGreaterThan(40);
  expect(new Set(shown)).toEqual(new Set(components));
});
