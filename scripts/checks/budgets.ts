import { join } from 'node:path';
import {
  type Chunk,
  closureOf,
  fontFiles,
  type Manifest,
  presentBefore,
  readManifest,
  transferSize,
} from './build-manifest.ts';
import type { Check } from './check.ts';

type Budget = {
  /**
   * What people wait for: the chunks that a route loads one after the other, what they and the entry may weigh together,
   * and how many files they may be.
   */
  routes: Record<string, { screens: string[]; script: number; files: number }>;
  /** All styles of the entry. */
  styles: number;
};

/** What a route shows: the router splits it off the file that declares the route. */
const page = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;

/** What stands around every page of a person who is signed in. */
const INSIDE_OWNER = [page('_signed-in'), page('_signed-in/_places')];
const INSIDE_CLINIC = [page('_signed-in')];

/** Kilobytes as they travel. */
const BUDGETS: Record<'clinic' | 'owner', Budget> = {
  owner: {
    routes: {
      login: { screens: [page('_guests/login')], script: 132.5, files: 6 },
      home: {
        screens: [...INSIDE_OWNER, page('_signed-in/_places/dashboard')],
        // With what is to be paid, by the server's clock, and the clinics' plans heard live (decisions 051 and 052).
        script: 140,
        files: 6,
      },
      chat: {
        screens: [...INSIDE_OWNER, page('_signed-in/workspace/chat/$id/index')],
        // With what was seen kept for when there is no connection, and what is to be paid
        // and was, declined and given back (decisions 048 and 051); the number in the bar comes from the inbox (decision 049). With
        // answers that break off, and a device that is signed out called no more.
        script: 158,
        files: 8,
      },
    },
    styles: 11,
  },
  clinic: {
    routes: {
      login: { screens: [page('_guests'), page('_guests/login')], script: 134, files: 7 },
      dashboard: {
        screens: [...INSIDE_CLINIC, page('_signed-in/dashboard')],
        // With what waits by groups and by whose it is (decision 049); the day beside it comes later.
        script: 150,
        files: 8,
      },
      requests: {
        screens: [...INSIDE_CLINIC, page('_signed-in/workspace/requests')],
        // With the clinic's plan (decision 052), and whose things the number at Home is of (decision 049); what shows a
        // conversation comes beside its messages (decision 059).
        script: 157,
        files: 8,
      },
      calendar: {
        screens: [
          ...INSIDE_CLINIC,
          page('_signed-in/workspace/calendar'),
          'src/features/appointments/grid/CalendarGrid.tsx',
        ],
        // With until when a time waits for its payment, the clinic's plan heard live, and a grid that is not drawn anew for a press (decisions 051, 052
        // and 068). With answers that break off, and a device that is signed out called no more.
        script: 198.9,
        files: 8,
      },
    },
    styles: 11,
  },
};
/**
 * What any other chunk adds, when it is needed, to what is there by then; most, the team, with the seats of the plan
 * (decision 052).
 */
const LAZY = 120;
const FONTS = 58;

type Weight = { what: string; kilobytes: number; budget: number };

/** What a person downloads before a screen works stays small. Measured on the last build. */
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
    .map((each) => `${app} ${each.what}: ${each.kilobytes.toFixed(1)} KB, ${each.budget} allowed`);
  return [...missing, ...heavy, ...tooMany(app, manifest, budget)];
}

/** Each file waits for its turn: however small they are, many come late. */
const tooMany = (app: string, manifest: Manifest, { routes }: Budget): string[] =>
  Object.entries(routes)
    .map(([what, { screens, files }]) => ({
      what,
      files,
      asked: scriptsOf(manifest, loadedFor(manifest, screens)).length,
    }))
    .filter(({ asked, files }) => asked > files)
    .map(({ what, asked, files }) => `${app} ${what}: ${asked} files of script, ${files} allowed`);

function weighRoutes(dist: string, manifest: Manifest, { routes }: Budget): Promise<Weight[]> {
  return Promise.all(
    Object.entries(routes).map(async ([what, { screens, script }]) => {
      const loaded = loadedFor(manifest, screens);
      return { what, kilobytes: await scriptSize(dist, manifest, loaded), budget: script };
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
    { what: 'styles', kilobytes: await kilobytes(dist, css), budget: styles },
    { what: 'fonts', kilobytes: await kilobytes(dist, await fontFiles(dist)), budget: FONTS },
    ...(await Promise.all(
      lazy.map(async (name) => {
        const more = closureOf(manifest, [name]).difference(present.get(name) ?? first);
        return { what: name, kilobytes: await scriptSize(dist, manifest, more), budget: LAZY };
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
