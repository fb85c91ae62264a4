import { join } from 'node:path';
import {
  type Chunk,
  closureOf,
  fontFiles,
  type Manifest,
  presentBefore,
  readManifest,
  transferSize,
} from '../app-build/build-manifest.ts';
import type { Check } from './check.ts';

type Budget = {
  /**
   * The budget of each route: the chunks that it loads in turn, their maximum size together with the entry, and their
   * maximum number of files.
   */
  routes: Record<string, { screens: string[]; script: number; files: number }>;
  /** All styles of the entry. */
  styles: number;
};

/** The chunk of a route's component, which the router splits from the file that declares the route. */
const page = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;

/** The layouts around every signed-in page. */
const INSIDE_OWNER = [page('_signed-in'), page('_signed-in/_places')];
const INSIDE_CLINIC = [page('_signed-in')];

/** Kilobytes as they travel. */
const BUDGETS: Record<'clinic' | 'owner', Budget> = {
  owner: {
    routes: {
      login: { screens: [page('_guests/login')], script: 150, files: 6 },
      home: {
        screens: [...INSIDE_OWNER, page('_signed-in/_places/dashboard')],
        // With what is to be paid, by the server's clock, and the clinics' plans heard live (decisions 051 and 052).
        script: 150,
        files: 6,
      },
      chat: {
        screens: [...INSIDE_OWNER, page('_signed-in/workspace/chat/$id/index')],
        // With what was seen kept for when there is no connection, and what is to be paid
        // and was, declined and given back (decisions 048 and 051); the number in the bar comes from the inbox (decision 049). With
        // answers that break off, and a device that is signed out called no more. With an acceptance that can be undone.
        script: 170,
        files: 8,
      },
    },
    styles: 12,
  },
  clinic: {
    routes: {
      login: { screens: [page('_guests'), page('_guests/login')], script: 150, files: 7 },
      dashboard: {
        screens: [...INSIDE_CLINIC, page('_signed-in/dashboard')],
        // With what waits by groups and by whose it is (decision 049); the day beside it comes later.
        script: 160,
        files: 10,
      },
      requests: {
        screens: [...INSIDE_CLINIC, page('_signed-in/workspace/requests')],
        // With the clinic's plan (decision 052), and whose things the number at Home is of (decision 049); what shows a
        // conversation comes beside its messages (decision 059). With the hosts of visit notes and of the second factor,
        // which load their dialogs on demand.
        script: 180,
        files: 10,
      },
      calendar: {
        screens: [
          ...INSIDE_CLINIC,
          page('_signed-in/workspace/calendar'),
          'src/features/appointments/grid/CalendarGrid.tsx',
        ],
        // With until when a time waits for its payment, the clinic's plan heard live, and a grid that a press does not render again (decisions 051, 052
        // and 068). With answers that break off, and a device that is signed out called no more.
        script: 180,
        files: 10,
      },
    },
    styles: 12,
  },
};
/**
 * The maximum kilobytes that a lazy chunk adds to the files already loaded. The largest is the team screen, with the
 * seats of the plan (decision 052).
 */
const LAZY = 120;
const FONTS = 58;

type Weight = { label: string; kilobytes: number; budget: number };

/** Limits the download size of each screen. Measured on the last build. */
export const budgets: Check = {
  name: 'budgets',
  async run(root) {
    const problems = await Promise.all(
      Object.entries(BUDGETS).map(([app, budget]) =>
        problemsOf(app, join(root, 'apps', app, 'dist'), budget),
      ),
    );
    return problems.flat().join('\n') || null;
  },
};

async function problemsOf(app: string, dist: string, budget: Budget): Promise<string[]> {
  const manifest = await readManifest(dist);
  if (!manifest) return [`${app}: has not been built`];
  const missing = Object.entries(budget.routes).flatMap(([route, { screens }]) =>
    screens
      .filter((screen) => !manifest[screen])
      .map((screen) => `${app} ${route}: no chunk begins with ${screen}`),
  );
  const weights = [
    ...(await weighRoutes(dist, manifest, budget)),
    ...(await weighRest(dist, manifest, budget)),
  ];
  const heavy = weights
    .filter(({ kilobytes, budget: allowed }) => kilobytes > allowed)
    .map((each) => `${app} ${each.label}: ${each.kilobytes.toFixed(1)} KB, ${each.budget} allowed`);
  return [...missing, ...heavy, ...tooMany(app, manifest, budget)];
}

/** Each file waits for its turn: however small they are, many come late. */
const tooMany = (app: string, manifest: Manifest, { routes }: Budget): string[] =>
  Object.entries(routes)
    .map(([label, { screens, files }]) => ({
      label,
      files,
      fileCount: scriptsOf(manifest, loadedFor(manifest, screens)).length,
    }))
    .filter(({ fileCount, files }) => fileCount > files)
    .map(
      ({ label, fileCount, files }) =>
        `${app} ${label}: ${fileCount} files of script, ${files} allowed`,
    );

function weighRoutes(dist: string, manifest: Manifest, { routes }: Budget): Promise<Weight[]> {
  return Promise.all(
    Object.entries(routes).map(async ([label, { screens, script }]) => {
      const loaded = loadedFor(manifest, screens);
      return { label, kilobytes: await scriptSize(dist, manifest, loaded), budget: script };
    }),
  );
}

const loadedFor = (manifest: Manifest, screens: readonly string[]) =>
  closureOf(manifest, [...entriesOf(manifest), ...screens]);

async function weighRest(dist: string, manifest: Manifest, { styles }: Budget): Promise<Weight[]> {
  const first = closureOf(manifest, entriesOf(manifest));
  const css = new Set([...first].flatMap((name) => manifest[name]?.css ?? []));
  const present = presentBefore(manifest);
  const lazy = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
  return [
    { label: 'styles', kilobytes: await kilobytes(dist, css), budget: styles },
    { label: 'fonts', kilobytes: await kilobytes(dist, await fontFiles(dist)), budget: FONTS },
    ...(await Promise.all(
      lazy.map(async (name) => {
        const more = closureOf(manifest, [name]).difference(present.get(name) ?? first);
        return { label: name, kilobytes: await scriptSize(dist, manifest, more), budget: LAZY };
      }),
    )),
  ];
}

const entriesOf = (manifest: Manifest) =>
  Object.keys(manifest).filter((name) => manifest[name]?.isEntry);

const scriptSize = (dist: string, manifest: Manifest, names: Iterable<string>) =>
  kilobytes(dist, scriptsOf(manifest, names));

const scriptsOf = (manifest: Manifest, names: Iterable<string>): string[] => [
  ...new Set([...names].flatMap((name) => scriptOf(manifest[name]))),
];

const scriptOf = (chunk: Chunk | undefined) => (chunk?.file.endsWith('.js') ? [chunk.file] : []);

const kilobytes = async (dist: string, files: Iterable<string>) =>
  (await transferSize(dist, files)) / 1000;
