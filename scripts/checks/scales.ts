import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** A size of type or a gap, with all that it is. */
const MEASURE = /(?:^|[\s;{])((?:font(?:-size)?|(?:row-|column-)?gap)\s*:[^;}]*)/g;
/** Shares of the window or of a parent are no step of a scale. */
const OWN_NUMBER = /\d(?:rem|em|px|pt)\b/;

/** Screens take their sizes of type and their gaps from the scales of the kit: `packages/ui/src/theme`. */
export const scales: Check = {
  name: 'scales',
  async run(root) {
    const files = await sourceFiles(
      root,
      /^(?:apps\/(?:clinic|owner)|packages\/shared-screens)\/src\/.*\.css$/,
    );
    const found = await Promise.all(
      files.map(async (file) => ownNumbers(file, await readFile(join(root, file), 'utf8'))),
    );
    return found.flat().join('\n') || null;
  },
};

const ownNumbers = (file: string, text: string) =>
  [...text.matchAll(MEASURE)].flatMap(([, measure = '']) =>
    OWN_NUMBER.test(withoutTokens(measure))
      ? [`${file}: ${measure.trim()} is no step of a scale: see packages/ui/src/theme/README.md`]
      : [],
  );

/** Their names carry numbers too. */
const withoutTokens = (measure: string) => measure.replaceAll(/var\(--z-[\w-]+\)/g, '');
