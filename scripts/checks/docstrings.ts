import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

const CODE =
  /^(?:apps\/(?:api|clinic|owner)|packages\/(?!testing)[^/]+)\/src\/.*(?<!\.(?:test|contract|fixture|test-data|gen))\.tsx?$/;
/** A docstring right above an exported function, whichever way that is written. */
const DOCUMENTED =
  /^\/\*\*[\s*]*(?<first>[^\s*][^\s]*)(?:(?!\*\/)[\s\S])*\*\/\nexport (?:async )?(?:function (?<named>\w+)|const (?<held>\w+) = (?:async )?(?:<[^>]*>)?\()/gm;
/** As a verb in the third person ends; a comma may follow it. */
const VERB = /^(?:[A-Z][a-z]+(?:-[a-z]+)?s|Does|Has|Is),?$/;
/** Names of things end so too, and are where such a sentence goes wrong. */
const THINGS = new Set(
  'This These Its Others Addresses Admins Bookings Choices Clients Clinics Consultations Conversations Days Documents Entries Events Facilities Families Fields Figures Files Hours Icons Ids Instants Jobs Keys Kilograms Labels Letters Lines Links Messages Minutes Names Notices Numbers Objects Options Pages Parts People Pets Photos Pictures Places Refusals Requests Roles Rows Screens Services Sizes Slots Styles Texts Things Times Values Vets Visits Weights Widths Words'.split(
    ' ',
  ),
);

/** What others build on says of everything it exports what it does. */
const LIBRARY = /^packages\/(?:client|contract|domain)\//;
const BARE =
  /(?<!\*\/\n)^export (?:async )?(?:function (?<named>\w+)|const (?<held>\w+) = (?:async )?(?:<[^>]*>)?\()/gm;

/**
 * What an exported function does stands first in its docstring, as a verb: `Returns …`, `Shows …`, `Refuses …`. In a
 * library each has one.
 */
export const docstrings: Check = {
  name: 'docstrings',
  async run(root) {
    const files = await sourceFiles(root, CODE);
    const found = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        const bare = LIBRARY.test(file) ? [...text.matchAll(BARE)] : [];
        return [
          ...[...text.matchAll(DOCUMENTED)]
            .filter(({ groups = {} }) => !isVerb(groups['first'] ?? ''))
            .map(
              ({ groups = {} }) =>
                `${file}: the docstring of ${nameOf(groups)} begins with '${groups['first']}'`,
            ),
          ...bare.map(({ groups = {} }) => `${file}: ${nameOf(groups)} has no docstring`),
        ];
      }),
    );
    return found.flat().join('\n') || null;
  },
};

const nameOf = (groups: Readonly<Record<string, string>>) => groups['named'] ?? groups['held'];

const isVerb = (word: string) => VERB.test(word) && !THINGS.has(word.replace(',', ''));
