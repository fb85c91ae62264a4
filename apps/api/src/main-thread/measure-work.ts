import { AsyncLocalStorage } from 'node:async_hooks';

export type WorkKind = 'call' | 'job' | 'message' | 'route';

/** Name of a unit of work on the main thread, as in logs and metrics. */
export type WorkName = { readonly kind: WorkKind; readonly name: string };

/** One call, job or socket message while it is handled. */
export type Work = WorkName & {
  /** Time of its sections so far, in milliseconds. */
  ms: number;
  /** Receives the time of each section that ends from now on. */
  charge: ((ms: number) => void) | null;
};

/** A period in which the main thread worked on a single unit of work. */
export type WorkSection = { readonly work: Work; readonly ms: number };

/** Main-thread time before `next` began that belongs to no recorded work. */
export type Gap = { readonly next: Work; readonly busyMs: number };

type Listener = {
  readonly onSection: (section: WorkSection) => void;
  readonly onGap: (gap: Gap) => void;
};

/*
 * How main-thread time is attributed without promise hooks, which slow down every `await`:
 *
 * 1. A work is *entered* where its code starts to run: when a request arrives, when its body is parsed, when its handler
 *    starts, with each row that the database answers to it, when its answer is serialized. See the callers of `runWork`
 *    and `continueWork`.
 * 2. Its section ends when another work is entered, or when the turn of the event loop has no microtasks left.
 * 3. `AsyncLocalStorage` gives code after an `await` its work. Reading it takes 8 ns.
 * 4. Code that resumes after anything but the database (a file, a provider) is not measured until its work is entered
 *    again. The idle time of the event loop reveals such gaps, and long ones are reported.
 *
 * The state is module-level because a process has one main thread.
 */
const works = new AsyncLocalStorage<Work>();
const listeners = new Set<Listener>();
let current: Work | null = null;
let startedAt = 0;
/** When the last section ended; null before the first one. */
let lastEnd: { readonly at: number; readonly idle: number } | null = null;
let isTurnEndPlanned = false;

export const createWork = (kind: WorkKind, name: string): Work => ({
  kind,
  name,
  ms: 0,
  charge: null,
});

/** Runs a function for a work. Its time, including its async continuations, is attributed to the work. */
export function runWork<Result>(work: Work, run: () => Result): Result {
  return works.run(work, () => {
    enterWork(work);
    return run();
  });
}

/** Attributes the main thread to the work of the current async context from this moment on. */
export function continueWork(): void {
  const work = works.getStore();
  if (work) enterWork(work);
}

/** Awaits an answer from outside the process, then attributes the main thread to the caller's work again. */
export async function continueAfter<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } finally {
    continueWork();
  }
}

export const currentWork = (): Work | undefined => works.getStore();

/** Attributes the main thread to this work until another work is entered or the turn of the event loop ends. */
export function enterWork(work: Work): void {
  if (current === work) return;
  const at = performance.now();
  if (current) endSection(at);
  else reportGap(work, at);
  current = work;
  startedAt = at;
  if (!isTurnEndPlanned) planTurnEnd();
}

/** Adds a listener for sections and gaps. @returns a function that removes it */
export function listenToSections(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const RESOLVED = Promise.resolve();

/** Plans the end of the turn: a `nextTick` queued by a microtask runs once the microtask queue is empty. */
function planTurnEnd(): void {
  isTurnEndPlanned = true;
  void RESOLVED.then(() => process.nextTick(endTurn));
}

function endTurn(): void {
  isTurnEndPlanned = false;
  const at = performance.now();
  if (current) endSection(at);
  lastEnd = { at, idle: performance.eventLoopUtilization().idle };
}

function endSection(at: number): void {
  const work = current;
  current = null;
  if (!work) return;
  const section = { work, ms: at - startedAt };
  work.ms += section.ms;
  work.charge?.(section.ms);
  for (const { onSection } of listeners) onSection(section);
}

function reportGap(next: Work, at: number): void {
  if (!lastEnd) return;
  const idleMs = performance.eventLoopUtilization().idle - lastEnd.idle;
  const gap = { next, busyMs: at - lastEnd.at - idleMs };
  for (const { onGap } of listeners) onGap(gap);
}
