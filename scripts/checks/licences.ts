import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';

/** Licences that allow use in a product without publishing its source. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages without a licence in the lock file, each with the one that was read in its files. */
const READ_IN_FILES: Readonly<Record<string, string>> = {
  chargebee: 'MIT',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

type Locked = {
  readonly license?: string;
  readonly link?: boolean;
  /** Binaries for other platforms, part of a package that is checked. */
  readonly optional?: boolean;
  readonly resolved?: string;
};

/** Returns whether an SPDX expression lets us choose allowed licences only. */
export function isAllowedLicence(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((each) => each.split(' AND ').every((name) => ALLOWED.has(name)));
}

/** Every installed package has a licence that allows its use, and comes from the registry. */
export const licences: Check = {
  name: 'licences',
  async run(root) {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, Locked>>;
    };
    const problems = Object.entries(lock.packages).flatMap(
      ([path, { license, link, resolved, optional }]) => {
        if (link || !path.includes('node_modules/')) return [];
        const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const licence = license ?? READ_IN_FILES[name];
        if (resolved && !resolved.startsWith('https://registry.npmjs.org/'))
          return [`${name} does not come from the registry: ${resolved}`];
        if (licence === undefined && optional) return [];
        if (licence === undefined) return [`${name} has no licence`];
        return isAllowedLicence(licence) ? [] : [`${name} has the licence ${licence}`];
      },
    );
    return [...new Set(problems)].join('\n') || null;
  },
};
