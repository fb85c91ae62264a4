import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');
const EXAMPLES = join(import.meta.dirname, 'examples');
/**
 * What stands around everything, what shows only what it is given, what `DropPanel` opens, and the drawings of which
 * `PetFace` shows each.
 */
const NO_PART = /^theme\/|^states\/Gradually[.]|^panel\/OpenPanel[.]|^pets\/faces\//;

const parts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)[A-Z]\w+[.]tsx$/.test(file) && !NO_PART.test(file))
  .map((file) => basename(file, '.tsx'));

it('shows every part of the kit in the catalogue', () => {
  const shown = readdirSync(EXAMPLES)
    .flatMap((file) => [
      ...readFileSync(join(EXAMPLES, file), 'utf8').matchAll(/^ {2}([A-Z]\w+): \{/gm),
    ])
    .map(([, name]) => name);
  expect(parts.length).toBeGreaterThan(40);
  expect(new Set(shown)).toEqual(new Set(parts));
});
