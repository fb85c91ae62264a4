import { closureOf, type Manifest } from '../checks/build-manifest.ts';

/** The manifest's name of what a route shows: the router splits it off the file that declares the route. */
const screenOf = (route: string) => `src/routes${route}.tsx?tsr-split=component`;
/** A route that ends in a slash is the `index` of its folder. */
const fileOf = (route: string) => screenOf(route.endsWith('/') ? `${route}index` : route);

/** Addresses of what a page needs beside what every page begins with. */
export type Needs = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/**
 * Returns what the routes of a page need: a browser else finds the styles and scripts of each only when it has run the
 * one before.
 *
 * @param routes ids of the router, from the outermost on
 * @param more further chunks, by their names in the manifest
 */
export function needsOf(
  manifest: Manifest,
  base: string,
  routes: readonly string[],
  more: readonly string[] = [],
): Needs {
  const all = Object.keys(manifest);
  const alreadyLoaded = closureOf(
    manifest,
    all.filter((name) => manifest[name]?.isEntry),
  );
  const names = [...routes.map(fileOf), ...more].filter((name) => manifest[name]);
  const chunks = [...closureOf(manifest, names)].filter((name) => !alreadyLoaded.has(name));
  const stylesOf = (parts: Iterable<string>) =>
    new Set([...parts].flatMap((name) => manifest[name]?.css ?? []));
  return {
    styles: [...stylesOf(chunks).difference(stylesOf(alreadyLoaded))].map(
      (file) => `${base}/${file}`,
    ),
    scripts: chunks.flatMap((name) => manifest[name]?.file ?? []).map((file) => `${base}/${file}`),
  };
}

export const styleLinks = ({ styles }: Needs): string =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');

export const scriptLinks = ({ scripts }: Needs): string =>
  scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');
