/** A file of script as the bundler splits it when nobody tells it otherwise: what exactly the same screens need. */
export type SplitChunk = {
  /** Bytes as they travel. */
  readonly size: number;
  /** Names of the chunks that must be there before this one runs. */
  readonly imports: readonly string[];
  /** Whether it must stay its own file, because it is imported dynamically. */
  readonly isAlone: boolean;
};

export type Chunks = ReadonlyMap<string, SplitChunk>;

/** The chunks that are loaded together, with the weight of their loading time. */
export type Visit = { readonly needs: ReadonlySet<string>; readonly weight: number };

type Group = {
  readonly names: readonly string[];
  readonly size: number;
  readonly isAlone: boolean;
  /** The visits that load it, whether they need it or what builds on it. */
  visits: ReadonlySet<Visit>;
};

/** All groups that must be there before another one runs. */
type Below = ReadonlyMap<Group, ReadonlySet<Group>>;

type Pair = { readonly parts: readonly [Group, Group]; saved: number };

/** The cost of one more file in bytes: its headers, its manifest line and its weaker compression. */
const FILE = 1820;

/**
 * Puts chunks together until a further step would cost all visits more bytes than it saves them files.
 *
 * @returns the names of the chunks of each file, those first that others build on
 */
export function mergeChunks(chunks: Chunks, visits: readonly Visit[]): (readonly string[])[] {
  let groups = [...chunks].map(([name, { size, isAlone }]): Group => {
    const loading = visits.filter(({ needs }) => needs.has(name));
    return { names: [name], size, isAlone, visits: new Set(loading) };
  });
  let below = belowAll(chunks, groups);
  let pairs = groups.flatMap((group, index) => pairsWith(group, groups.slice(index + 1), below));
  for (let best = mostSaved(pairs); best; best = mostSaved(pairs)) {
    const { parts } = best;
    const saved = savedBy(parts, below);
    if (saved < best.saved) {
      best.saved = saved;
    } else {
      const whole = join(parts, below);
      const others = groups.filter((group) => !parts.includes(group));
      groups = [...others, whole];
      below = belowAll(chunks, groups);
      pairs = pairs.filter((pair) => !pair.parts.some((part) => parts.includes(part)));
      pairs.push(...pairsWith(whole, others, below));
    }
    pairs = pairs.filter((pair) => pair.saved > 0);
  }
  const depth = (group: Group) => below.get(group)?.size ?? 0;
  return groups.toSorted((one, other) => depth(one) - depth(other)).map(({ names }) => names);
}

/** The pairs that a group makes with those of others with which it is worth to be in one file. */
const pairsWith = (group: Group, others: readonly Group[], below: Below): Pair[] =>
  others
    .filter((other) => !group.isAlone && !other.isAlone)
    .map((other): Pair => ({ parts: [group, other], saved: savedBy([group, other], below) }))
    .filter(({ saved }) => saved > 0);

const mostSaved = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.reduce<Pair | undefined>(
    (best, pair) => (best && best.saved >= pair.saved ? best : pair),
    undefined,
  );

/** How much less all visits cost with two groups in one file; less than nothing when the two would wait for each other. */
function savedBy(parts: readonly [Group, Group], below: Below): number {
  const needed = belowBoth(parts, below);
  const wouldWait = [...needed].some((group) => parts.some((part) => below.get(group)?.has(part)));
  if (wouldWait) return -Infinity;
  const [one, other] = parts;
  const visits = one.visits.union(other.visits);
  const more = [...needed].map((group) => cost(group.size, visits.difference(group.visits)));
  const whole = cost(one.size + other.size, visits);
  const apart = cost(one.size, one.visits) + cost(other.size, other.visits);
  return apart - whole - sum(more);
}

function join(parts: readonly [Group, Group], below: Below): Group {
  const [one, other] = parts;
  const visits = one.visits.union(other.visits);
  for (const group of belowBoth(parts, below)) group.visits = group.visits.union(visits);
  return {
    names: [...one.names, ...other.names],
    size: one.size + other.size,
    isAlone: false,
    visits,
  };
}

function belowBoth([one, other]: readonly [Group, Group], below: Below): Set<Group> {
  const needed = new Set([...(below.get(one) ?? []), ...(below.get(other) ?? [])]);
  needed.delete(one);
  needed.delete(other);
  return needed;
}

function belowAll(chunks: Chunks, groups: readonly Group[]): Below {
  const groupOf = new Map(groups.flatMap((group) => group.names.map((name) => [name, group])));
  const below = new Map<Group, Set<Group>>();
  const find = (group: Group): Set<Group> => {
    const cached = below.get(group);
    if (cached) return cached;
    const all = new Set<Group>();
    below.set(group, all);
    for (const name of group.names.flatMap((each) => chunks.get(each)?.imports ?? [])) {
      const next = groupOf.get(name);
      if (next && next !== group) for (const each of [next, ...find(next)]) all.add(each);
    }
    return all;
  };
  groups.forEach(find);
  return below;
}

const cost = (size: number, visits: ReadonlySet<Visit>): number =>
  sum([...visits].map(({ weight }) => weight)) * (size + FILE);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
