// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as helpers from './drag-helpers.ts';

const addon = dirname(
  createRequire(import.meta.url).resolve('react-big-calendar/lib/addons/dragAndDrop'),
);

/** Returns the names that the drag-and-drop add-on uses from `dom-helpers`. */
function findUsedNames(): string[] {
  const sources = readdirSync(addon)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(addon, file), 'utf8'));
  return sources.flatMap((source) => {
    const [, variable] = /var (\w+) = require\("dom-helpers"\)/.exec(source) ?? [];
    if (variable === undefined) return [];
    return [...source.matchAll(new RegExp(`\\b${variable}[.](\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
  });
}

describe('drag-helpers', () => {
  it('exports every `dom-helpers` function that the add-on uses, and no others', () => {
    expect(new Set(findUsedNames())).toEqual(new Set(Object.keys(helpers)));
  });
});
