import { features } from '../../src/features.ts';

/** What all features say they hold on people: tables that are exported or not, and the names of the parts. */
export function heldData() {
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
