import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** A size of type, a gap, a radius or a shadow, with all that it is. */
const MEASURE =
  /(?:^|[\s;{])((?:font(?:-size)?|(?:row-|column-)?gap|border(?:-\w+){0,2}-radius|box-shadow|filter)\s*:[^;}]*)/g;
/** Shares of the window or of a parent are no step of a scale. */
const OWN_NUMBER = /\d(?:rem|em|px|pt)\b/;
/** A shadow is one of the kit's or none; a ring is an outline. */
const OWN_SHADOW = /^box-shadow\s*:(?!\s*(?:none|var\(--z-shadow-\w+\))\s*$)/;

/** Screens and the parts of the kit take sizes of type, gaps, radii and shadows from the scales in `packages/ui/src/theme`. */
export const scales: Check = {
  name: 'scales',
  async run(root) {
    const files = await sourceFiles(
      root,
      /^(?:apps\/(?:clinic|owner)|packages\/(?:shared-screens|ui))\/src\/(?!theme\/).*\.css$/,
    );
    const found = await Promise.all(
      files.map(async (file) => ownNumbers(file, await readFile(join(root, file), 'utf8'))),
    );
    return found.flat().join('\n') || null;
  },
};

const ownNumbers = (file: string, text: string) =>
  [...text.matchAll(MEASURE)].flatMap(([, measure = '']) =>
    OWN_NUMBER.test(withoutTokens(measure)) || OWN_SHADOW.test(measure)
      ? [`${file}: ${measure.trim()} is no step of a scale: see packages/ui/src/theme/README.md`]
      : [],
  );

/** Their names carry numbers too. */
const withoutTokens = (measure: string) => measure.replaceAll(/var\(--z-[\w-]+\)/g, '');
