import { features } from '../../src/features.ts';

/**
 * Collects what all features declare about personal data: exported tables, withheld tables with reasons, and the
 * names of the parts.
 */
export function declaredPersonalData() {
  const all = features.flatMap(({ personalData }) => personalData ?? []);
  const parts = all.flatMap(({ parts: own = {}, byAddress = {} }) => [
    ...Object.entries(own),
    ...Object.entries(byAddress),
  ]);
  return {
    parts: parts.map(([name]) => name),
    exported: parts.flatMap(([, { tables }]) => tables),
    withheld: Object.assign({}, ...all.map(({ withheld = {} }) => withheld)) as Readonly<
      Record<string, string>
    >,
  };
}
