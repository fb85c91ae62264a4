import { gzipSync } from 'node:zlib';
import { type Plugin, type Rolldown, build } from 'vite';
import { closureOf } from './build-manifest.ts';
import { type SplitChunk, type Visit, mergeChunks } from './merge-chunks.ts';

/** The build mode that only reports the bundler's default chunks. */
export const SPLIT = 'split';

/** Files of script by their names. */
type Output = Readonly<Record<string, Rolldown.OutputChunk>>;

/**
 * The weight of loading time: for a first screen, for other screens and automatic prefetches, and for dialogs on a
 * screen.
 */
const FIRST = 20;
const SCREEN = 1;
const OPENED = 0.1;

/** A first screen. */
export type Beginning = {
  /** The routes of the first screens. */
  readonly screens: readonly string[];
  /** The modules that are prefetched after one of these screens has rendered. */
  readonly after: readonly string[];
};

/** The modules that both apps prefetch after sign-in. */
export const AFTER_EVERY_FIRST_SCREEN = [
  'packages/client/src/conversations/outbox/sending.ts',
  'packages/client/src/background/start-background-tasks.ts',
  'packages/client/src/background/start-device-tasks.ts',
];

/**
 * Makes few files of the hundreds that the bundler splits an app into, where every set of screens has a file of what just
 * they share. In which file a module is follows from the screens that use it; the app is built once before to know them.
 */
export function mergedChunks(beginning: Beginning): Plugin {
  return {
    name: 'merged-chunks',
    apply: ({ build: options }, { command, mode }) =>
      command === 'build' && mode !== SPLIT && !options?.ssr,
    async config({ root }) {
      const groups = groupsOf(await splitApp(root), beginning);
      // The dependencies of a module have their own group.
      const codeSplitting = { groups, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

async function splitApp(root: string | undefined): Promise<Output> {
  const built = await build({
    ...(root !== undefined && { root }),
    mode: SPLIT,
    logLevel: 'error',
    build: {
      write: false,
      // Modules that screens share are in no screen's own file.
      rolldownOptions: { experimental: { chunkOptimization: { mergeCommonChunks: false } } },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
}

function groupsOf(output: Output, beginning: Beginning): Rolldown.CodeSplittingGroup[] {
  const chunks = new Map(
    Object.values(output).map((chunk): [string, SplitChunk] => [chunk.fileName, splitChunk(chunk)]),
  );
  return (
    mergeChunks(chunks, visitsOf(output, beginning))
      .filter((names) => !names.some((name) => chunks.get(name)?.isAlone))
      // Those that others build on take their modules first, and all before the groups of the configuration: what every
      // screen needs is in one file with what starts the app.
      .map((names, index, { length }) => groupOf(output, names, length - index + 1))
  );
}

const splitChunk = ({ code, imports, isDynamicEntry }: Rolldown.OutputChunk): SplitChunk => ({
  size: gzipSync(code).length,
  imports,
  isAlone: isDynamicEntry,
});

function groupOf(
  output: Output,
  names: readonly string[],
  priority: number,
): Rolldown.CodeSplittingGroup {
  const parts = names.flatMap((name) => output[name] ?? []);
  const modules = new Set(parts.flatMap(({ moduleIds }) => moduleIds));
  const [largest] = parts.toSorted((one, other) => other.code.length - one.code.length);
  return { name: largest?.name ?? 'shared', test: (id) => modules.has(id), priority };
}

function visitsOf(output: Output, { screens: firstScreens, after }: Beginning): Visit[] {
  const all = Object.values(output);
  const screens = all.flatMap((chunk) => {
    const route = routeOf(chunk);
    return route === undefined ? [] : [{ route, name: chunk.fileName }];
  });
  return all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => {
      const route = routeOf(chunk);
      if (route === undefined) {
        const followsByItself = after.some((module) => chunk.facadeModuleId?.endsWith(module));
        const needs = closureOf(output, [chunk.fileName]);
        return { needs, weight: followsByItself ? SCREEN : OPENED };
      }
      const around = screens.filter((screen) => `${route}/`.startsWith(`${screen.route}/`));
      const needs = closureOf(
        output,
        around.map(({ name }) => name),
      );
      return { needs, weight: firstScreens.includes(route) ? FIRST : SCREEN };
    });
}

/** The route whose screen a chunk begins with: the router splits it off the file that declares the route. */
const routeOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /src.routes.(.+)[.]tsx[?]tsr-split=component$/.exec(facadeModuleId ?? '')?.[1];
